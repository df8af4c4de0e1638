// Before a seat is taken: who are you, the typed code, and what is said when nothing goes on.
import { h, picture } from "/dom.js";

function head(state, title, line) {
  return h("header", { class: "me" }, picture("/img/crown.webp", "crest crown"),
    h("div", { class: "grow" }, h("h1", null, title), line && h("p", null, line)));
}

function languages(state, list) {
  return h("section", null, h("h2", { class: "label" }, state.words.language),
    h("div", { class: "go" }, list.map(([code, name]) => h("button", {
      type: "button", class: code === state.lang ? "gold" : "ghost", "data-act": "speak", "data-lang": code,
      lang: code.replace("_", "-"), "aria-pressed": String(code === state.lang),
    }, name))));
}

/** *Who are you?*, or that the table was asked. */
export function doorView(state) {
  const { door, words } = state;
  const mine = door.seats.find((one) => one.seat === state.chosen && one.free);
  const where = { screen: words.at_screen, phone: words.has_phone, lost: words.has_phone };
  const seats = h("ul", { class: "seats" }, door.seats.map((one) => h("li", null, h("button", {
    type: "button", class: `w${one === mine ? " on" : ""}${one.free ? "" : " no"}`, "data-act": "seat", "data-seat": one.seat,
    disabled: !one.free, "aria-pressed": String(one === mine), "data-key": `seat${one.seat}`,
  }, picture(`/img/crest_${one.crest}.webp`),
  h("span", null, h("b", null, one.name), h("i", null, one.free ? words.free : where[one.hand || "screen"]))))));
  const free = door.seats.some((one) => one.free);
  const body = door.asked ? null : [
    h("h2", { class: "large" }, words.who_are_you), seats, !free && h("p", { class: "dim" }, words.nobody_free),
  ];
  return [
    head(state, words.program, ""),
    h("main", { class: "door" }, body, languages(state, door.languages), h("p", { class: "dim low" }, words.read_along)),
    h("footer", { class: `ask${mine ? "" : " night"}`, "aria-live": "polite" },
      h("div", { class: "t" }, mine && picture(`/img/crest_${mine.crest}.webp`), h("div", { class: "grow" },
        h("h2", null, mine ? words.you_are.replace("{name}", mine.name) : door.asked ? words.asked : words.choose_seat),
        h("p", null, mine ? words.seal : door.asked ? words.waiting : ""))),
      h("div", { class: "go" }, mine && h("button", { type: "button", class: "gold", "data-act": "sit", "data-first": true },
        words.take_seat),
      !mine && !door.asked && h("button", { type: "button", class: "ghost", "data-act": "watch" }, words.watch))),
  ];
}

/** Nothing from the table: the code to type, or what has happened. */
export function wordlessView(state) {
  const { words } = state;
  if (!words.program) return [];
  return [
    head(state, words.program, ""),
    h("main", { class: "door" }, state.why && h("p", { class: "why", role: "alert" }, state.why),
      !state.connected && !state.ended && h("div", null, h("h2", null, words.lost), h("p", { class: "dim" }, words.lost_why)),
      h("form", { class: "code" }, h("label", null, h("b", null, words.code), h("i", null, words.code_why),
        h("input", { name: "code", maxlength: 4, minlength: 4, required: true, autocomplete: "off", autocapitalize: "characters",
          spellcheck: "false", enterkeyhint: "go", "data-first": true })),
      h("button", { class: "gold", type: "submit" }, words.knock)),
      h("p", { class: "dim low" }, words.read_along)),
    h("footer", { class: "ask night" }, h("div", { class: "go" },
      h("button", { type: "button", class: "ghost", "data-act": "watch" }, words.watch),
      (state.why || !state.connected) && h("button", { type: "button", class: "ghost", "data-act": "again" }, words.again))),
  ];
}
