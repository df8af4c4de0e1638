// What somebody who is read to, sees badly or has large thumbs would miss on the page: a list of sentences. Names and roles
// are looked at in the browser's own tree besides.
(() => {
  const THUMB = 44, CONTRAST = 4.5, LARGE_CONTRAST = 3, LARGE = 24, LARGE_BOLD = 18.66;
  const faults = [];
  const told = (one) => `<${one.tagName.toLowerCase()} class="${one.className}"> ${one.textContent.trim().slice(0, 40)}`;
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    return box.width > 1 && box.height > 1 && style.visibility !== "hidden" && style.clipPath === "none" && !one.closest("#told");
  };
  const dialog = document.querySelector("dialog[open]");
  const scope = dialog || document.body;

  // words about the whole
  if (!/^(en|de)/.test(document.documentElement.lang)) faults.push(`no language: ${document.documentElement.lang}`);
  if (!document.title.trim()) faults.push("no title");
  if (document.querySelectorAll("main").length !== 1) faults.push("not one main part");
  const headings = [...scope.querySelectorAll("h1,h2,h3,h4")].filter((one) => !dialog || dialog.contains(one));
  if (!headings.length) faults.push("no heading");
  let level = dialog ? 1 : 0;
  for (const one of headings) {
    const own = Number(one.tagName[1]);
    if (own > level + 1) faults.push(`a heading skips a level: ${told(one)}`);
    if (!one.textContent.trim()) faults.push(`an empty heading: ${told(one)}`);
    level = Math.max(own, 1);
  }
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  if (new Set(ids).size !== ids.length) faults.push(`an id twice: ${ids}`);
  for (const image of scope.querySelectorAll("img")) if (!image.hasAttribute("alt")) faults.push(`a picture without words: ${image.src}`);
  for (const list of scope.querySelectorAll("ul,ol")) {
    if ([...list.children].some((one) => one.tagName !== "LI")) faults.push(`a list with other things: ${told(list)}`);
  }

  // thumbs
  for (const one of scope.querySelectorAll("button,input,a")) {
    if (!seen(one) || one.closest(".crowded")) continue; // where the map comes nearer first
    const box = one.getBoundingClientRect();
    if (box.width < THUMB - 0.5 || box.height < THUMB - 0.5) faults.push(`too small to touch (${box.width} x ${box.height}): ${told(one)}`);
  }

  // contrast: of each text against every colour that can lie below it; the number on a seal lies on its picture
  const channels = (words) => {
    const found = words.match(/[\d.]+/g)?.map(Number) || [0, 0, 0, 0];
    return { rgb: found.slice(0, 3), alpha: found.length > 3 ? found[3] : 1 };
  };
  const over = (top, below) => top.rgb.map((one, at) => one * top.alpha + below[at] * (1 - top.alpha));
  const light = (rgb) => rgb.map((one) => one / 255).map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const ratio = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const grounds = (one) => {
    const below = one.parentElement ? null : [[18, 15, 29]];
    const style = getComputedStyle(one);
    const colour = channels(style.backgroundColor);
    const stops = (style.backgroundImage.match(/rgba?\([^)]*\)/g) || []).map(channels);
    const lower = () => below || grounds(one.parentElement);
    if (stops.length) return stops.every((each) => each.alpha === 1) ? stops.map((each) => each.rgb) : lower().flatMap((each) => stops.map((stop) => over(stop, each)));
    if (colour.alpha === 1) return [colour.rgb];
    return colour.alpha ? lower().map((each) => over(colour, each)) : lower();
  };
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !seen(one) || one.closest(".ear, [disabled], .tiny, .sl, script, style")) continue;
    const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize);
    const needed = size >= LARGE || (size >= LARGE_BOLD && Number(style.fontWeight) >= 700) ? LARGE_CONTRAST : CONTRAST;
    const found = Math.min(...grounds(one).map((ground) => ratio(over(channels(style.color), ground), ground)));
    if (found < needed) faults.push(`hard to read (${found.toFixed(1)}): ${told(one)}`);
  }
  return [...new Set(faults)];
})()
