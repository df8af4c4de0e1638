// A page of the table: from top to bottom always in the same order, so that nothing moves when a turn begins.
import { h, marked, picture, sign } from "/dom.js";

const RECENT = 4; // lines of what happened, above the hand
const PILE = 5; // faces of a pile that are drawn

/** Everything of a page, or what stands in its place while the hand is covered. */
export function pageView(state) {
  if (state.covered && state.page.seat >= 0) return coveredView(state);
  const { page } = state;
  return [headView(state), othersView(state), mainView(state), askView(state)];
}

function me(page) {
  return page.who?.find((one) => one.me);
}

function headView(state) {
  const { page, words } = state;
  const own = me(page);
  const tool = (act, name, shape) => h("button", { type: "button", class: "tool", "data-act": act, "aria-label": name, title: name },
    sign(shape));
  return h("header", { class: "me" },
    picture(own ? `/img/crest_${own.crest}.webp` : "/img/crown.webp", own ? "crest" : "crest crown"),
    h("div", { class: "grow" }, h("h1", null, own ? own.name : words.watching), h("p", null, page.progress || "")),
    tool("chronicle", words.chronicle, "scroll"), tool("cards", words.cards, "book"), own && tool("cover", words.cover, "eye"));
}

function fact(one) {
  return h("span", { class: "i" }, h("img", { src: `/icon/${one.sign}`, alt: one.words, title: one.words }), one.number);
}

function othersView(state) {
  const { page, words } = state;
  const where = { screen: words.hand_screen, phone: words.hand_phone, lost: words.hand_lost, computer: words.hand_computer };
  const shown = { phone: "phone", screen: "screen", lost: "phone" };
  const others = (page.who || []).filter((one) => !one.me);
  return h("ul", { class: `others n${others.length}`, "aria-label": words.everybody }, others.map((one) => h("li", {
    class: `seat${one.asked ? " now" : ""}${one.hand === "lost" ? " gone" : ""}`, "data-key": `who${one.seat}`,
  }, h("span", { class: "n" }, picture(`/img/crest_${one.crest}.webp`, "c"), h("span", { class: "name" }, one.name),
    shown[one.hand] && h("span", { class: "where", title: where[one.hand] }, sign(shown[one.hand]),
      h("span", { class: "ear" }, where[one.hand])), one.asked && h("span", { class: "ear" }, words.is_asked)),
  one.facts && h("span", { class: "f" }, one.facts.map(fact)))));
}

function lineView(one) {
  return h("li", { class: one.loss ? "loss" : one.head ? "head" : null, "data-key": `line${one.number || 0}` },
    one.crest >= 0 && picture(`/img/crest_${one.crest}.webp`), h("span", null, marked(one.text)));
}

function lines(list) {
  return list.map((one) => lineView({ crest: -1, ...one }));
}

function mainView(state) {
  const { page, words } = state;
  const own = me(page);
  const recap = (page.recap || []).filter((one) => !one.head).slice(0, RECENT);
  const latest = recap.length ? recap : (page.news || []).filter((one) => !one.head).slice(-2);
  return h("main", null,
    latest.length > 0 && h("ul", { class: "news", "aria-label": words.since }, lines(latest)),
    h("div", { class: "purse" }, own?.facts && h("span", { class: "facts" }, own.facts.map((one) => h("span", { class: "big" },
      h("img", { src: `/icon/${one.sign}`, alt: one.words, title: one.words }), one.number))),
    (page.own || []).map((one) => h("p", { class: "own" }, one))),
    page.reminders?.length > 0 && h("ul", { class: "reminders" }, page.reminders.map((one) => h("li", null, one))),
    page.crumbs?.length > 0 && h("p", { class: "crumbs" }, page.crumbs.map((one, at) => [at > 0 && " › ", h("b", null, one)])),
    page.map && mapView(state, page.map),
    (page.areas || []).map((area) => areaView(state, area)));
}

// -- a map --------------------------------------------------------------------------------------------------------------
const WHOLE = [0, 0, 1000, 1000];
const THUMB = 44; // pixels between two places, so that each can be touched by itself
const TALL = 0.58; // of the window that a map takes at most

function mapView(state, map) {
  const { words, look } = state;
  const ratio = 1000 / (map.high || 500);
  const shows = shown(map, look, ratio);
  const [left, top, wide, high] = shows;
  const shape = (wide / high) * ratio;
  const pitch = (closest(map) / wide) * across(shape);
  const dot = Math.max(16, Math.min(THUMB, pitch));
  const inside = map.places.filter(([, x, y]) => x >= left && x <= left + wide && y >= top && y <= top + high);
  const crowded = inside.length > 1 && pitch < THUMB - 1;
  const part = map.cut && map.cut[2] < 880;
  const near = look && typeof look === "object";
  const other = near ? "" : look === "whole" ? "cut" : part ? "whole" : null;
  return h("figure", { class: "map", "data-key": "map" },
    h("div", { class: `land${crowded ? " crowded" : ""}${dot < 22 ? " tiny" : ""}`, "data-shows": shows.join(" "),
      style: { "--shape": shape.toFixed(4), "--dot": `${dot.toFixed(1)}px` } },
    h("img", { src: `/face/${map.picture}`, alt: words.map, "data-act": "land", draggable: "false",
      style: { width: `${1e5 / wide}%`, left: `${(-left / wide) * 100}%`, top: `${(-top / high) * 100}%` } }),
    inside.map(([number, x, y, place, thing]) => {
      const row = rowOf(state.page, place, thing);
      const on = row?.thing === thing && ["focus", "target"].includes(row.state);
      return h("button", {
        type: "button", class: `dot${on ? " on" : ""}`, "data-act": "site", "data-place": place, "data-thing": thing,
        style: { left: `${((x - left) / wide) * 100}%`, top: `${((y - top) / high) * 100}%` }, "data-key": `dot-${place}-${thing}`,
        "aria-label": `${number} ${row?.name || ""}`.trim(), "aria-pressed": String(on),
      }, h("span", null, number));
    })),
    h("figcaption", null, h("span", { class: "hint" }, crowded && words.crowded_map),
      h("span", { class: "ear", role: "status" }, near && words.came_nearer.replace("{numbers}", inside.map(([number]) => number).join(", "))),
      (other !== null) && h("button", { type: "button", class: "zoom", "data-act": "look", "data-look": other === "whole" ? "whole" : null },
        near ? words.near_map : other === "whole" ? words.whole_map : words.cut_map)));
}

/** Which part of a map is seen: what is on offer, all of it, or what lies around a place where several could be meant. */
function shown(map, look, ratio) {
  const cut = map.cut || WHOLE;
  if (look === "whole") return WHOLE;
  if (!look) return cut;
  const shape = 1.35;
  const wide = map.places.length ? Math.min(cut[2], Math.max(160, (closest(map) * across(shape)) / (THUMB + 4))) : 450;
  const high = Math.min(1000, (wide / shape) * ratio);
  const within = (middle, size) => Math.round(Math.min(Math.max(middle - size / 2, 0), 1000 - size));
  return [within(look.x, wide), within(look.y, high), Math.round(wide), Math.round(high)];
}

/** The least distance of two places, in thousandths of the width; Infinity where there are none. */
function closest(map) {
  let least = Infinity;
  map.places.forEach(([, x, y], at) => map.places.slice(0, at).forEach(([, u, v]) => {
    least = Math.min(least, Math.hypot(x - u, ((y - v) * (map.high || 500)) / 1000));
  }));
  return least;
}

/** How many pixels a map of this shape is wide on this page. */
function across(shape) {
  const main = document.querySelector("main");
  return Math.min(main ? main.clientWidth - 24 : innerWidth - 24, TALL * innerHeight * shape);
}

/** The row of a list in which a place of the map stands. */
function rowOf(page, place, thing) {
  for (const area of page.areas || []) {
    const found = area.things.find((one) => one.place === place && (one.thing === thing || one.also?.some(([, each]) => each === thing)));
    if (found) return found;
  }
  return null;
}

// -- areas --------------------------------------------------------------------------------------------------------------
function areaView(state, area) {
  const draw = { large: largeView, hand: handView, rows: rowView, piles: pileView, sites: rowView, seats: rowView, cards: smallView };
  const { things } = area;
  return h("section", { class: `area ${area.kind}`, "data-key": `area-${area.name}` },
    area.title && h("h2", { class: "label" }, area.title),
    h("ul", { class: `things of-${area.kind}` }, things.map((one) => h("li", { "data-key": `${one.place}-${one.thing}` },
      (draw[area.kind] || rowView)(state, one, area)))));
}

/** What a touch on a thing does: choose it, say why not, or read it. */
function touched(one) {
  const place = { "data-place": one.place, "data-thing": one.thing, "data-card": one.card || null };
  if (one.state) return { ...place, "data-act": "pick", "aria-pressed": String(["focus", "target", "chosen"].includes(one.state)) };
  if (one.why_not && !one.card) return { ...place, "data-act": "why", "data-why": one.why_not };
  return one.card ? { ...place, "data-act": "read" } : null;
}

function looks(one) {
  return `${one.state || ""}${one.why_not ? " no" : ""}`.trim();
}

function thingButton(one, name, ...inside) {
  const act = touched(one);
  const look = `${name} ${looks(one)}`.trim();
  return act ? h("button", { type: "button", class: look, ...act }, inside) : h("div", { class: look }, inside);
}

function faceView(one) {
  return h("span", { class: `face${one.face ? "" : " bare"}` }, one.face && picture(`/face/${one.face}`, "f"),
    h("span", { class: one.face ? "ear" : "title" }, one.name));
}

function marks(one) {
  return [
    ["focus", "target", "chosen"].includes(one.state) && h("span", { class: "tick", "aria-hidden": "true" }, "✓"),
    one.why_not && h("span", { class: "why" }, one.why_not),
    one.number >= 0 && !one.face && h("span", { class: "count" }, one.number),
  ];
}

function largeView(state, one) {
  return h("div", { class: "large-one" },
    thingButton(one, "card", faceView(one), marks(one), one.text && h("span", { class: "ear" }, one.text)),
    (one.more || one.leads) && h("p", null, one.more, one.leads && h("em", null, one.leads)));
}

function handView(state, one) {
  return thingButton(one, "card", faceView(one), marks(one), one.text && h("span", { class: "ear" }, one.text),
    one.more && h("span", { class: "ear" }, one.more));
}

function smallView(state, one) {
  return [thingButton(one, "card small", faceView(one), marks(one), one.crest >= 0 && one.crest !== undefined
    && picture(`/img/crest_${one.crest}.webp`, "whose")), one.text && one.state && h("p", { class: "ear" }, one.text)];
}

function rowView(state, one, area) {
  const also = one.also || [];
  const few = also.length > 1 && also.length <= 8; // of more the map has the places
  const numbers = few && h("span", { class: "nos" }, also.map(([number, thing]) => h("button", {
    type: "button", class: `no ${thing === one.thing ? one.state || "" : "legal"}`, "data-key": `no${thing}`,
    ...touched({ ...one, thing, state: thing === one.thing ? one.state : "legal" }), "aria-label": `${number} ${one.name}`,
  }, number)));
  const body = [
    one.face && picture(`/face/${one.face}`, "pic"),
    !one.face && one.crest >= 0 && one.crest !== undefined && picture(`/img/crest_${one.crest}.webp`, "crest"),
    !numbers && one.number >= 0 && one.number !== undefined && h("span", { class: "no" }, one.number),
    h("span", { class: "in" }, h("b", null, one.name), one.text && h("span", { class: "br" }, one.text),
      one.leads && h("span", { class: "br" }, one.leads), one.more && h("i", null, one.more),
      one.why_not && h("span", { class: "whynot" }, one.why_not)),
  ];
  if (numbers) return h("div", { class: `row several ${one.state === "legal" ? "" : one.state || ""}`.trim() }, numbers,
    h("button", { type: "button", class: "body", ...touched(one) }, body));
  return thingButton(one, `row${area.kind === "seats" ? " person" : ""}`, body);
}

function pileView(state, one) {
  const { words } = state;
  const count = Math.max(one.number, 0);
  const chosen = one.chosen || 0;
  const place = { "data-place": one.place, "data-thing": one.thing };
  const drawn = Math.min(Math.max(count, 1), PILE);
  const faces = Array.from({ length: drawn }, (_, at) => h("span", { class: `card${at < chosen ? " focus" : ""}` },
    at === drawn - 1 ? faceView(one) : h("span", { class: "face" }, one.face && picture(`/face/${one.face}`, "f"))));
  const says = chosen ? words.number_of.replace("{chosen}", chosen).replace("{count}", count) : String(count);
  return h("div", { class: `pile ${looks(one)}` },
    h("button", { type: "button", class: "st", ...place, "data-card": one.card || null, "data-act": one.state ? "pick" : one.card ? "read" : "why",
      "data-why": one.why_not || "", "aria-label": `${one.name}: ${says}${one.state ? `, ${words.one_more}` : ""}` }, faces),
    one.state ? h("button", { type: "button", class: `all${chosen ? " on" : ""}`, ...place, "data-act": "pick", "data-all": "1",
      "aria-label": `${one.name}: ${chosen === count ? words.none : words.all.replace("{count}", count)}` },
    chosen ? `✓ ${count > 1 ? says : ""}` : count > 1 ? words.all.replace("{count}", count) : "1") : h("span", { class: "all off" }, one.why_not || says),
    (one.leads || one.text) && h("p", null, one.leads || one.text));
}

// -- what is asked ------------------------------------------------------------------------------------------------------
function askView(state) {
  const { page, words } = state;
  if (!state.connected) return lostView(state);
  if (!page.ask) return waitingView(state);
  const { ask } = page;
  const own = me(page);
  const focus = selected(page);
  return h("footer", { class: `ask${ask.harmful ? " harm" : ""}`, "data-key": "ask" },
    h("div", { class: "t", role: "status", "aria-live": "assertive" },
      ask.seal >= 1 ? h("span", { class: "sl" }, picture(`/img/seal_${ask.seal}.webp`), h("b", null, ask.seal))
        : own && picture(`/img/crest_${own.crest}.webp`),
      h("div", { class: "grow" }, h("h2", null, ask.title), ask.why && h("p", null, ask.why),
        ask.picked && h("p", { class: "picked" }, ask.picked), page.paused && h("p", { class: "paused" }, page.paused),
        (ask.buttons || []).filter((one) => one.leads).slice(0, 1).map((one) => h("p", null, h("em", null, one.leads))))),
    h("div", { class: "go" }, (ask.buttons || []).map((one, at) => h("button", {
      type: "button", class: one.why_not ? "off" : one.look || "ghost", "data-key": `press-${one.press}`,
      "data-act": one.why_not ? "why" : "press", "data-press": one.press, "data-why": one.why_not || null,
      "aria-disabled": one.why_not ? "true" : null, "data-first": at === 0,
    }, one.text, one.why_not && h("small", null, one.why_not))),
    focus?.card && h("button", { type: "button", class: "ghost read", "data-act": "read", "data-card": focus.card }, words.read),
    page.undo && undoButton(words)));
}

function undoButton(words) {
  return h("button", { type: "button", class: "ghost slim", "data-act": "undo", "aria-label": words.undo, title: words.undo, "data-key": "undo" },
    sign("undo"));
}

function selected(page) {
  for (const area of page.areas || []) {
    const found = area.things.find((one) => one.state === "focus" || one.state === "target");
    if (found) return found;
  }
  return null;
}

function waitingView(state) {
  const { page, words } = state;
  const { waiting } = page;
  const who = page.who?.find((one) => one.seat === waiting?.seat);
  return h("footer", { class: "ask night", "data-key": "ask" },
    h("div", { class: "t", role: "status", "aria-live": "polite" }, who && picture(`/img/crest_${who.crest}.webp`),
      h("div", { class: "grow" }, h("h2", null, page.over ? words.over : waiting?.title || words.waiting),
        waiting?.why && h("p", null, waiting.why), page.paused && h("p", { class: "paused" }, page.paused))),
    page.undo && h("div", { class: "go" }, undoButton(words)));
}

function lostView(state) {
  const { words } = state;
  return h("footer", { class: "ask night", "data-key": "ask" },
    h("div", { class: "t", role: "status" }, h("div", { class: "grow" }, h("h2", null, words.lost), h("p", null, words.lost_why))),
    h("div", { class: "go" }, h("button", { type: "button", class: "ghost", "data-act": "again" }, words.again)));
}

function coveredView(state) {
  const { page, words } = state;
  const own = me(page);
  const asked = Boolean(page.ask);
  return [h("main", { class: `covered${asked ? " asked" : ""}` }, picture(`/img/crest_${own?.crest ?? 0}.webp`, "crest"),
    h("h1", null, own?.name || ""), h("p", { role: "status", "aria-live": "assertive", class: asked ? "band" : null },
      asked ? words.asks_you : words.covered),
    h("button", { type: "button", class: "gold", "data-act": "uncover", "data-first": true }, words.uncover))];
}

// -- what is read -------------------------------------------------------------------------------------------------------
export function dialogView(state) {
  const { dialog, words } = state;
  const inside = { chronicle: chronicleView, cards: cardsView, card: cardView }[dialog.kind](state, dialog);
  return h("dialog", { class: dialog.kind, "data-key": `dialog-${dialog.kind}`, "aria-labelledby": "dialog-title" },
    h("div", { class: "top" }, inside[0], h("button", { type: "button", class: "tool", "data-act": "close", "aria-label": words.close,
      "data-first": true }, sign("close"))), h("div", { class: "sheet", tabindex: "0" }, inside.slice(1)));
}

function chronicleView(state) {
  const { page, words } = state;
  return [h("h2", { id: "dialog-title" }, words.chronicle),
    page?.recap?.length > 0 && h("h3", null, words.since),
    page?.recap?.length > 0 && h("ul", { class: "news" }, lines(page.recap)),
    h("ol", { class: "news", reversed: true }, lines([...(page?.news || [])].reverse()))];
}

function cardsView(state) {
  const { words, sat } = state;
  return [h("h2", { id: "dialog-title" }, words.cards),
    sat?.rules?.length > 0 && [h("h3", null, words.rules), h("ul", { class: "list" }, sat.rules.map(([topic, name]) =>
      h("li", null, h("button", { type: "button", class: "ghost", "data-act": "read", "data-card": topic }, name)))),
    h("h3", null, words.only_cards)],
    h("ul", { class: "list" }, (sat?.cards || []).map(([card, name]) => h("li", null, h("button", {
      type: "button", class: "ghost", "data-act": "read", "data-card": card }, name)))),
    h("h3", null, words.language),
    h("div", { class: "go" }, (sat?.languages || []).map(([code, name]) => h("button", {
      type: "button", class: code === state.lang ? "gold" : "ghost", "data-act": "speak", "data-lang": code, lang: code.replace("_", "-"),
    }, name))),
    sat?.seat >= 0 && h("div", { class: "go" }, h("button", { type: "button", class: "ghost", "data-act": "leave" }, words.leave))];
}

function cardView(state, dialog) {
  const { words } = state;
  const { card } = dialog;
  return [h("h2", { id: "dialog-title" }, card.title), card.face && picture(`/face/${card.face}`, "read"),
    card.text.split("\n").map((one) => one.startsWith("**") ? h("h3", null, one.slice(2, -2)) : h("p", null, one)),
    card.rulings?.length > 0 && [h("h3", null, words.rulings), h("ul", { class: "rulings" }, card.rulings.map((one) => h("li", null, one)))]];
}
