// The hand on a phone. The program says what is on the page, in whole pages; a touch goes up with the page's number.
import { become, h } from "/dom.js";
import { Line, memory } from "/line.js";
import { doorView, wordlessView } from "/door.js";
import { pageView, dialogView } from "/page.js";

const app = document.getElementById("app");
const told = document.getElementById("told");
const state = {
  words: {}, lang: "", page: null, door: null, sat: null, chosen: -1, covered: false, dialog: null, look: null,
  connected: true, why: "", ended: false, busy: false, next: null,
};
const secret = location.hash.slice(1);
const line = new Line(hear, connected);
const finger = { down: false, held: false, late: false, timer: 0, holding: 0 };
const MOST_DOWN = 3000; // ms that a finger which lies there keeps a page back
const EXACT = 3; // pixels from the middle of a place within which nothing else can be meant
const UNCLEAR = 15; // pixels by which another place has to be further away
const CLICK_AFTER = 350; // ms after a finger was lifted until a browser has told of its click
let first = { };
let blinking = 0;
let quiet = 0;
let asked = false;

// -- what this phone comes with ---------------------------------------------------------------------------------------
function introduction() {
  const kept = memory.read();
  const lang = kept.lang || navigator.language || "";
  if (state.watching) return { ...first, watch: true, lang };
  if (kept.token) return { token: kept.token, lang };
  return { ...first, lang };
}

async function begin() {
  const kept = memory.read();
  await speak(kept.lang || navigator.language || "en");
  state.covered = Boolean(kept.covered);
  if (secret) first = { secret };
  if (secret || kept.token) line.come(introduction);
  draw();
}

async function speak(lang) {
  for (const one of [lang.replace("-", "_"), lang.slice(0, 2), "en"]) {
    const answer = await fetch(`/words/${one}.json`).catch(() => null);
    if (answer?.ok) {
      state.words = await answer.json();
      state.lang = one;
      document.documentElement.lang = one;
      return;
    }
  }
}

// -- what the table says ----------------------------------------------------------------------------------------------
function hear(message) {
  state.busy = false;
  if (message.is === "page") return turned(message);
  if (message.is === "door") return atDoor(message);
  if (message.is === "sat") return sat(message);
  if (message.is === "told") state.dialog = { kind: "card", card: message, from: state.dialog };
  if (message.is === "refused") refused(message);
  draw();
}

function spoken(words, lang) {
  state.words = words;
  document.documentElement.lang = (state.lang = lang).replace("_", "-");
}

function atDoor(door) {
  spoken(door.words, door.lang);
  Object.assign(state, { door, page: null, sat: null });
  const free = door.seats.filter((one) => one.free);
  if (!free.some((one) => one.seat === state.chosen)) state.chosen = free.length === 1 ? free[0].seat : -1;
  document.title = state.words.who_are_you;
  draw();
}

function sat(message) {
  state.words = message.words;
  Object.assign(state, { sat: message, door: null, page: null, why: "" });
  if (message.seat >= 0) {
    memory.write({ token: message.token });
    if (location.hash) history.replaceState(null, "", "/"); // nobody reads the secret over a shoulder
  }
}

function turned(page) {
  const before = state.page;
  state.page = page;
  if (!sameMap(before?.map, page.map)) state.look = null;
  document.documentElement.lang = (state.lang = page.lang).replace("_", "-");
  document.title = page.title;
  const now = Boolean(page.ask) && page.seat >= 0;
  if (now && !asked) call();
  if (!now) clearInterval(blinking);
  asked = now;
  draw();
  if (now && before?.ask && String(before.crumbs) !== String(page.crumbs)) showNext();
  else if (now && before?.ask?.number !== page.ask.number) showOffered();
  later(page.faces || []);
  again(before);
}

function refused(message) {
  if (!message.fatal) return say(message.why);
  const kept = memory.read();
  if (kept.token && !state.sat && !state.watching) {
    memory.write({ token: "" });
    if (secret && line.tries === 0) return line.come(introduction);
  }
  line.stop();
  Object.assign(state, { ended: true, why: message.why, door: null });
}

function connected(open) {
  if (state.connected === open) return;
  state.connected = open;
  draw();
}

function say(words) {
  told.textContent = words;
  told.classList.add("seen");
  clearTimeout(say.timer);
  say.timer = setTimeout(() => told.classList.remove("seen"), 2500 + 60 * words.length);
}

/** The phone calls: it buzzes where it can, and its title blinks while nobody looks. */
function call() {
  navigator.vibrate?.([90, 60, 90]);
  clearInterval(blinking);
  blinking = setInterval(() => {
    const title = state.page?.title || "";
    document.title = document.hidden && document.title === title ? state.words.asks_you : title;
  }, 1000);
}

/** What can be touched is in sight when a question comes. */
function showOffered() {
  const offered = app.querySelector("main .focus, main .target, main .legal");
  offered?.scrollIntoView({ block: "nearest", behavior: "auto" });
}

/** What a plan asks for next begins at the top: the map, or what lies there to choose from. */
function showNext() {
  app.querySelector("main .map, main .area")?.scrollIntoView({ block: "start", behavior: "auto" });
}

/** All faces, one after the other, when the table is quiet: whoever holds what. */
function later(faces) {
  clearTimeout(quiet);
  const next = faces.find((one) => !later.had.has(one));
  if (!next) return;
  quiet = setTimeout(() => {
    const image = new Image();
    image.onload = image.onerror = () => later(faces);
    later.had.add(next);
    image.src = `/face/${next}`;
  }, later.had.size ? 60 : 1500);
}
later.had = new Set();

// -- what is drawn ----------------------------------------------------------------------------------------------------
function draw() {
  if (finger.down && !finger.held) { // what is touched stays under the finger
    finger.late = true;
    return;
  }
  const fresh = h("div", { id: "app", class: state.connected || !state.page ? null : "lost", "data-page": state.page?.page });
  if (state.ended) fresh.append(...wordlessView(state));
  else if (state.page) fresh.append(...pageView(state));
  else if (state.door) fresh.append(...doorView(state));
  else fresh.append(...wordlessView(state));
  if (state.dialog) fresh.append(dialogView(state));
  document.body.classList.toggle("reading", Boolean(state.dialog));
  const was = document.activeElement;
  become(app, fresh);
  const dialog = app.querySelector("dialog");
  if (dialog && !dialog.open) dialog.showModal();
  if (was && was !== document.body && !was.isConnected) app.querySelector("[data-first]")?.focus({ preventScroll: true });
}

// -- what is touched --------------------------------------------------------------------------------------------------
/** The table is not asked twice for one touch; a touch on another thing waits for the answer to the one before. */
function touch(message, page) {
  if (!state.page) return;
  if (state.busy) {
    state.next = message.is === "pick" && !same(message, touch.last) ? message : null;
    return;
  }
  touch.last = message;
  if (!line.say({ ...message, page })) return say(state.words.lost);
  state.busy = true;
  clearTimeout(touch.timer);
  touch.timer = setTimeout(() => (state.busy = false), 2000);
}

function same(one, other) {
  return ["is", "place", "thing", "all"].every((key) => one[key] === other?.[key]);
}

/** The touch that waited, where the same question still offers what was touched. */
function again(before) {
  const next = state.next;
  state.next = null;
  if (!next || !state.page.ask || before?.ask?.number !== state.page.ask.number) return;
  const offered = (state.page.areas || []).some((area) =>
    area.things.some((one) => one.place === next.place && one.thing === next.thing && one.state));
  if (offered) touch(next, state.page.page);
}

const acts = {
  pick: (data) => touch({ is: "pick", place: data.place, thing: Number(data.thing), all: data.all === "1" }, data.shown),
  site: (data, event) => onMap(event, data),
  land: (_data, event) => onMap(event, null),
  press: (data) => touch({ is: "press", press: data.press }, data.shown),
  undo: (data) => touch({ is: "undo" }, data.shown),
  read: (data) => line.say({ is: "read", card: data.card }),
  why: (data) => say(data.why),
  chronicle: () => (state.dialog = { kind: "chronicle" }),
  cards: () => (state.dialog = { kind: "cards" }),
  close: () => (state.dialog = state.dialog?.from || null),
  cover: () => cover(true),
  uncover: () => cover(false),
  look: (data) => (state.look = data.look || null),
  seat: (data) => (state.chosen = Number(data.seat)),
  sit: () => line.say({ is: "sit", seat: state.chosen }),
  speak: async (data) => {
    memory.write({ lang: data.lang });
    if (line.open) line.say({ is: "speak", lang: data.lang });
    else await speak(data.lang);
  },
  watch: () => {
    state.watching = true;
    Object.assign(state, { ended: false, why: "", door: null });
    line.come(introduction);
  },
  again: () => {
    Object.assign(state, { ended: false, why: "" });
    line.come(introduction);
  },
  leave: () => {
    memory.write({ token: "", covered: false });
    line.say({ is: "leave" });
    line.stop();
    Object.assign(state, { page: null, sat: null, dialog: null, ended: true, why: "", covered: false });
    first = {};
  },
};

/** On a small map a thumb is larger than a place: a touch beside takes the nearest, and where several could be meant the
    map comes nearer. `meant`: the place that was touched itself. A key always means what it is on. */
function onMap(event, meant) {
  if (meant && event.detail === 0) return acts.pick(meant);
  const land = event.target.closest(".land");
  const box = land.getBoundingClientRect();
  const dots = [...land.querySelectorAll(".dot")].map((dot) => {
    const { x, y, width, height } = dot.getBoundingClientRect();
    return { dot, far: Math.hypot(x + width / 2 - event.clientX, y + height / 2 - event.clientY) };
  }).sort((a, b) => a.far - b.far);
  const [first, second] = dots;
  const unclear = second && first.far > EXACT && second.far - first.far < UNCLEAR && land.classList.contains("crowded");
  if (first && !unclear) return acts.pick({ ...first.dot.dataset, shown: Number(app.dataset.page) });
  if (first || !state.page.map.places.length) {
    const [left, top, wide, high] = land.dataset.shows.split(" ").map(Number);
    const x = left + ((event.clientX - box.x) / box.width) * wide;
    const y = top + ((event.clientY - box.y) / box.height) * high;
    state.look = typeof state.look === "object" && state.look ? null : { x, y };
  }
}

function sameMap(one, other) {
  return JSON.stringify(one?.places) === JSON.stringify(other?.places);
}

function cover(on) {
  state.covered = on;
  state.dialog = null;
  memory.write({ covered: on });
}

document.addEventListener("click", async (event) => {
  const one = event.target.closest("[data-act]");
  const long = finger.held;
  const data = { ...one?.dataset };
  const shown = Number(app.dataset.page); // the table may have sent another page while the finger was down
  if (one && !one.disabled && !long) await acts[data.act]({ ...data, shown }, event);
  lifted();
  draw();
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
  first = { code: new FormData(event.target).get("code").trim().toUpperCase() };
  memory.write({ token: "" });
  Object.assign(state, { ended: false, why: "", watching: false });
  line.come(introduction);
});
document.addEventListener("cancel", () => {
  state.dialog = null;
  draw();
}, true);

// A long touch reads a card, whatever a short one does. While a finger is down nothing is drawn, until it has scrolled or
// is up again: a page that comes meanwhile would take away what is touched, and the browser then tells of no click.
document.addEventListener("pointerdown", (event) => {
  lifted();
  finger.down = true;
  finger.timer = setTimeout(lifted, MOST_DOWN);
  const one = event.target.closest("[data-card]");
  if (one && one.dataset.act !== "read") {
    finger.holding = setTimeout(() => {
      finger.held = true;
      navigator.vibrate?.(15);
      acts.read(one.dataset);
    }, 550);
  }
}, true);
document.addEventListener("pointermove", (event) => {
  if (Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(finger.holding);
});
document.addEventListener("pointercancel", lifted);
document.addEventListener("pointerup", () => {
  clearTimeout(finger.holding);
  clearTimeout(finger.timer);
  finger.timer = setTimeout(lifted, CLICK_AFTER); // where there is a click, it comes before this
});

/** No finger is down any more: what came meanwhile is drawn. */
function lifted() {
  clearTimeout(finger.timer);
  clearTimeout(finger.holding);
  const late = finger.late;
  Object.assign(finger, { down: false, held: false, late: false });
  if (late) draw();
}
document.addEventListener("contextmenu", (event) => {
  if (event.target.closest("[data-card]")) event.preventDefault();
});
// A face that is not there (yet) leaves its words.
document.addEventListener("error", (event) => {
  if (event.target instanceof HTMLImageElement) event.target.classList.add("missing");
}, true);
document.addEventListener("load", (event) => {
  if (event.target instanceof HTMLImageElement) event.target.classList.remove("missing");
}, true);

addEventListener("resize", () => draw()); // a map has as much room for its places as it has

begin();
