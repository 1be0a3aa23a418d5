// @ts-check
/** Cards fly from where they were to where they are; nobody who asked for less motion sees it. */

/** @typedef {import("./view.js").TableView} TableView */

const EASING = "cubic-bezier(.2,.8,.2,1)";

/** How long each takes, and how far apart cards of one kind begin, in milliseconds. */
const BEATS = {
  deal: { ms: 200, apart: 60 },
  own: { ms: 180, apart: 0 },
  card: { ms: 220, apart: 0 },
  collect: { ms: 240, apart: 0 },
  draw: { ms: 200, apart: 80 },
};
/** All cards of a deal are there after so long, however many they are. */
const DEALT = 900;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @typedef {{ rect: DOMRect, node: Element, zone: string }} Lying */

export class Motion {
  /** @param {TableView} view */
  constructor(view) {
    this.view = view;
    /** Where each card was, by key. @type {Map<string, Lying>} */
    this.were = new Map();
    this.deal = "";
    /** What flies now. @type {Set<Animation>} */
    this.flying = new Set();
    /** @type {Promise<unknown>} */
    this.ending = Promise.resolve();
  }

  /** The learner has played: his next card is his own. */
  acted() {
    this.hurry();
  }

  /** Remember where the cards lie, before the table is drawn anew. */
  before() {
    this.hurry();
    this.were = new Map();
    if (still()) return;
    for (const node of this.view.root.querySelectorAll("[data-key]")) {
      const zone = node.closest("[data-zone]")?.getAttribute("data-zone") ?? "";
      this.were.set(node.getAttribute("data-key") ?? "", { rect: node.getBoundingClientRect(), node, zone });
    }
  }

  /** Let every card fly to its new place. */
  after() {
    const { view } = this;
    const { table, root } = view;
    const deal = `${table.id} ${table.deal} ${table.placed} ${table.lesson?.at ?? ""}`;
    const dealt = deal !== this.deal;
    const first = this.deal === "";
    this.deal = deal;
    const now = [...root.querySelectorAll("[data-key]")];
    const hand = new Set(view.hand.map(({ key }) => key));
    if (still() || first) return;
    requestAnimationFrame(() => {
      const gone = dealt ? [] : this.gone(now);
      gone.forEach(({ was, to }) => this.collect(was, to));
      if (gone.length) view.sounds.play("take");
      else if (dealt) view.sounds.play("deal");
      else if (now.some((node) => node.getAttribute("data-from"))) view.sounds.play("card");
      const later = gone.length ? BEATS.collect.ms : 0;
      let fresh = 0;
      const arriving = now.filter((node) => !this.were.has(node.getAttribute("data-key") ?? ""));
      const apart = dealt ? Math.min(BEATS.deal.apart, DEALT / Math.max(1, arriving.length)) : BEATS.draw.apart;
      for (const node of now) {
        const key = node.getAttribute("data-key") ?? "";
        const was = this.were.get(key);
        const rect = node.getBoundingClientRect();
        if (was && !dealt) this.fly(node, was.rect, rect, hand.has(key) ? BEATS.own.ms : BEATS.card.ms, 0);
        else if (hand.has(key) || dealt) {
          const from = this.zone("stock-") ?? root.querySelector(".ic-middle")?.getBoundingClientRect();
          if (from) this.fly(node, from, rect, BEATS.draw.ms, later + apart * fresh);
          fresh += 1;
        } else {
          const from = this.zone(node.getAttribute("data-from"));
          if (from) this.fly(node, from, rect, BEATS.card.ms, 0);
        }
      }
      this.ending = Promise.allSettled([...this.flying].map((each) => each.finished));
    });
  }

  /** @param {string | null} id */
  zone(id) {
    return (id && this.view.root.querySelector(`[data-zone="${id}"]`)?.getBoundingClientRect()) || undefined;
  }

  /** Cards that lay face up and have gone to a pile. @param {Element[]} now */
  gone(now) {
    const there = new Set(now.map((node) => node.getAttribute("data-key")));
    const piles = this.view.table.zones.filter((zone) => zone.spread === "pile");
    return [...this.were].flatMap(([key, was]) => {
      if (there.has(key)) return [];
      const pile = piles.find((zone) => zone.cards.some((card) => card.key === key));
      const to = pile && this.zone(pile.id);
      return to ? [{ was, to }] : [];
    });
  }

  /** @param {Lying} was @param {DOMRect} to */
  collect({ rect, node }, to) {
    const { root } = this.view;
    const home = root.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
    ghost.className = "ic-card ic-ghost";
    ghost.removeAttribute("data-key");
    ghost.style.cssText =
      `left:${rect.left - home.left}px;top:${rect.top - home.top}px;--w:${rect.width}px`;
    root.append(ghost);
    const x = to.left + to.width / 2 - rect.left - rect.width / 2;
    const y = to.top + to.height / 2 - rect.top - rect.height / 2;
    const scale = Math.min(1, to.width / rect.width);
    const end = { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(12deg)` };
    const flight = ghost.animate([{ transform: "none" }, end], {
      duration: BEATS.collect.ms,
      easing: EASING,
      fill: "forwards",
    });
    this.follow(flight, () => ghost.remove());
  }

  /** @param {Element} card @param {DOMRect} from @param {DOMRect} to @param {number} ms @param {number} delay */
  fly(card, from, to, ms, delay) {
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
    const scale = Math.max(0.3, Math.min(2, from.height / to.height || 1));
    const flight = card.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
      { duration: ms, delay, easing: EASING, fill: "backwards" },
    );
    this.follow(flight, () => {});
  }

  /** @param {Animation} flight @param {() => void} end */
  follow(flight, end) {
    this.flying.add(flight);
    const over = () => {
      this.flying.delete(flight);
      end();
    };
    flight.onfinish = over;
    flight.oncancel = over;
  }

  /** Everything arrives at once. */
  hurry() {
    for (const flight of [...this.flying]) flight.finish();
  }

  /** When everything has arrived. */
  done() {
    return new Promise((arrived) => {
      requestAnimationFrame(() => requestAnimationFrame(() => this.ending.then(arrived)));
    });
  }
}
