// The line to the table: comes back by itself, at once when the phone wakes up, and says who it is.

const VERSION = 1; // of the messages
const WAITS = [150, 400, 1000, 2000, 3000]; // ms before trying again
const WAKES_AFTER = 2500; // ms out of sight after which the line is taken for cut
const KEY = "crown-and-coin";

/** What this phone remembers: { token, seat, lang }. */
export const memory = {
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) || localStorage.getItem(KEY) || "{}") || {};
    } catch {
      return {};
    }
  },
  write(change) {
    const kept = { ...this.read(), ...change };
    for (const place of [sessionStorage, localStorage]) {
      try {
        place.setItem(KEY, JSON.stringify(kept));
      } catch {
        // private windows may keep nothing: then the seat is gone with the page
      }
    }
  },
};

export class Line {
  /** `hear(message)` gets every message, `state(open)` every change of the line. */
  constructor(hear, state) {
    this.hear = hear;
    this.state = state;
    this.socket = null;
    this.tries = 0;
    this.stopped = false;
    this.first = null; // gives the words with which this phone comes
    this.hidden = 0;
    document.addEventListener("visibilitychange", () => this.#seen());
    addEventListener("pageshow", (event) => event.persisted && this.again());
    addEventListener("online", () => this.again());
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Come to the table with these words. */
  come(first) {
    this.first = first;
    this.again();
  }

  /** Try at once. */
  again() {
    if (!this.first) return;
    this.stopped = false;
    this.tries = 0;
    this.#connect();
  }

  /** No more of it by itself. */
  stop() {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  say(message) {
    if (!this.open) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  #seen() {
    if (document.hidden) this.hidden = performance.now();
    else if (!this.stopped && (!this.open || performance.now() - this.hidden > WAKES_AFTER)) this.again();
  }

  #connect() {
    clearTimeout(this.timer);
    const before = this.socket;
    const socket = (this.socket = new WebSocket(`ws://${location.host}/hand`));
    before?.close();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.say({ is: "come", version: VERSION, ...this.first() });
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.state(true);
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.stopped) return;
      this.state(false);
      this.timer = setTimeout(() => this.#connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }
}
