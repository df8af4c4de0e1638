// Nodes out of words, and a page that changes only where it differs: what is touched, read aloud or scrolled stays.

/** An element. Attributes that are false or null are left out; `style` is an object, `class` a string. */
export function h(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "style") for (const [key, one] of Object.entries(value)) node.style.setProperty(key, one);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  put(node, children);
  return node;
}

function put(node, children) {
  for (const child of children) {
    if (Array.isArray(child)) put(node, child);
    else if (child !== null && child !== undefined && child !== false && child !== "") {
      node.append(child instanceof Node ? child : document.createTextNode(String(child)));
    }
  }
}

/** A picture that only adorns: its words stand beside it. */
export function picture(source, name = "") {
  return h("img", { src: source, alt: "", class: name || null, decoding: "async", draggable: "false" });
}

const SHAPES = {
  book: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zm0 0v14",
  scroll: "M7 4h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm2 5h6m-6 4h6",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2",
  close: "M5 5l14 14M19 5 5 19",
  phone: "M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zm3 15h2",
  screen: "M3 5h18v11H3zm6 15h6m-3-4v4",
};

/** A drawn sign, without words of its own. */
export function sign(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

/** Makes what is there (`old`) like `fresh`, node by node; elements with a `data-key` are found again by it. */
export function become(old, fresh) {
  for (const one of [...old.attributes]) if (!fresh.hasAttribute(one.name)) old.removeAttribute(one.name);
  for (const one of fresh.attributes) {
    if (old.getAttribute(one.name) === one.value || one.name === "open") continue;
    if (one.name === "style") old.style.cssText = one.value; // the policy lets no attribute in
    else old.setAttribute(one.name, one.value);
  }
  const keyed = new Map();
  for (const one of old.children) if (one.dataset.key) keyed.set(one.dataset.key, one);
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = child.dataset?.key;
    const found = key ? keyed.get(key) : at;
    if (found && like(found, child)) {
      if (found !== at) old.insertBefore(found, at);
      else at = at.nextSibling;
      if (child.nodeType === Node.TEXT_NODE) {
        if (found.data !== child.data) found.data = child.data;
      } else become(found, child);
    } else old.insertBefore(child, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function like(old, fresh) {
  return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && old.dataset?.key === fresh.dataset?.key;
}

const TOKEN = /\\(.)|\{(\w+)\}|\[(b|i|h|#[0-9a-fA-F]{6}|@\w+:\w+)\||(\])/gs;

/** Marked-up words as nodes: icons, bold, coloured, links to cards. */
export function marked(source) {
  const top = document.createDocumentFragment();
  const open = [top];
  let at = 0;
  const text = (words) => words && open.at(-1).append(document.createTextNode(words));
  for (const found of source.matchAll(TOKEN)) {
    text(source.slice(at, found.index));
    at = found.index + found[0].length;
    const [whole, literal, icon, mark, close] = found;
    if (literal !== undefined) text(literal);
    else if (icon) open.at(-1).append(h("img", { src: `/icon/${icon}`, alt: icon, class: "icon" }));
    else if (mark) {
      const colour = mark.startsWith("#");
      const node = h(mark === "i" ? "i" : "b", colour ? { style: { color: mark } } : null);
      open.at(-1).append(node);
      open.push(node);
    } else if (close && open.length > 1) open.pop();
    else text(whole);
  }
  text(source.slice(at));
  return top;
}
