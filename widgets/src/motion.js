// @ts-check
/** Cards fly from where they were to where they are; nobody who asked for less motion sees it. */

/** @typedef {Pick<import("./view.js").TableView, "moment" | "root" | "row" | "sounds" | "table">} TableParts */

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

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @typedef {{ rect: DOMRect, node: Element }} CardSpot */
/** @typedef {{ node: Element, from: DOMRect, to: DOMRect, ms: number, delay: number }} Flight */

/** Backs of cards in somebody's hand: nobody tells them apart. */
const BACKS = ".ic-card:not([data-key])";

/** @param {Element} node */
const keyOf = (node) => node.getAttribute("data-key") ?? "";

/** The point in the middle: cards that come from there, where there is no stock, have their own size at once.
 * @param {DOMRect} [rect] */
const heart = (rect) => rect && new DOMRect(rect.left + rect.width / 2, rect.top + rect.height / 2, 0, 0);

/** A picture of a card, where it lies on the table. @param {Element} node @param {DOMRect} rect @param {DOMRect} home */
export function ghostOf(node, rect, home) {
  const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
  ghost.className = "ic-card ic-ghost";
  ghost.removeAttribute("data-key");
  ghost.style.cssText = `left:${rect.left - home.left}px;top:${rect.top - home.top}px;--w:${rect.width}px`;
  return ghost;
}

export class Motion {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** Where each card was, by key. @type {Map<string, CardSpot>} */
    this.spots = new Map();
    /** How many backs lay in each hand. @type {Map<string, number>} */
    this.backs = new Map();
    this.deal = "";
    /** What flies now. @type {Set<Animation>} */
    this.flying = new Set();
    /** @type {Promise<unknown>} */
    this.ending = Promise.resolve();
  }

  /** The learner has played: his next card is his own. */
  onMove() {
    this.hurry();
  }

  /** Remember where the cards lie, before the table is drawn anew. */
  before() {
    this.hurry();
    this.spots = new Map();
    if (prefersStill()) return;
    const { root } = this.view;
    for (const node of root.querySelectorAll("[data-key]")) {
      this.spots.set(keyOf(node), { rect: node.getBoundingClientRect(), node });
    }
  }

  /** The hands of others, each with its backs. @returns {[string, Element[]][]} */
  fans() {
    const fans = [...this.view.root.querySelectorAll(".ic-fan[data-zone]")];
    return fans.map((fan) => [fan.getAttribute("data-zone") ?? "", [...fan.querySelectorAll(BACKS)]]);
  }

  /** Let every card fly to its new place. */
  after() {
    const { moment: deal, root, sounds } = this.view;
    const dealt = deal !== this.deal;
    const first = this.deal === "";
    this.deal = deal;
    if (prefersStill()) {
      this.backs.clear();
      return;
    }
    const now = first ? [] : [...root.querySelectorAll("[data-key]")];
    requestAnimationFrame(() => {
      const fans = this.fans();
      const drawn = fans.map(([zone, backs]) =>
        backs.slice(dealt ? 0 : (this.backs.get(zone) ?? backs.length)),
      );
      this.backs = new Map(fans.map(([zone, backs]) => [zone, backs.length]));
      if (first) return;
      // All is measured before anything moves: else the page is laid out once for each card.
      const gone = dealt ? [] : this.collectedCards(now);
      const later = gone.length ? BEATS.collect.ms : 0;
      const flights = [
        ...(dealt ? [] : this.playFlights(now)),
        ...this.stockFlights(now, drawn, dealt, later),
      ];
      const home = root.getBoundingClientRect();
      gone.forEach(({ was, to }) => this.collect(was, to, home));
      flights.forEach((flight) => this.fly(flight));
      if (gone.length) sounds.play("take");
      else if (dealt) sounds.play("deal");
      else if (now.some((node) => node.getAttribute("data-from"))) sounds.play("card");
      this.ending = Promise.allSettled([...this.flying].map((each) => each.finished));
    });
  }

  /** Cards that were to be seen, and lie elsewhere now; and those that others have played.
   * @param {Element[]} now @returns {Flight[]} */
  playFlights(now) {
    const hand = new Set(this.view.row.cards.map(({ key }) => key));
    return now.flatMap((node) => {
      const own = hand.has(keyOf(node));
      const was = this.spots.get(keyOf(node))?.rect;
      const from = was ?? (own ? undefined : this.zone(node.getAttribute("data-from")));
      const ms = own ? BEATS.own.ms : BEATS.card.ms;
      return from ? [{ node, from, to: node.getBoundingClientRect(), ms, delay: 0 }] : [];
    });
  }

  /** Cards that come from the stock, one after another round the table.
   * @param {Element[]} now @param {Element[][]} others the new backs in each of the others' hands
   * @param {boolean} dealt @param {number} later @returns {Flight[]} */
  stockFlights(now, others, dealt, later) {
    const { root, row } = this.view;
    const from = this.zone("stock-") ?? heart(root.querySelector(".ic-middle")?.getBoundingClientRect());
    if (!from) return [];
    const held = new Set(row.cards.map(({ key }) => key));
    const own = now.filter((node) => held.has(keyOf(node)) && (dealt || !this.spots.has(keyOf(node))));
    const rest = dealt ? now.filter((node) => !held.has(keyOf(node))) : [];
    const most = Math.max(0, ...[own, ...others].map((each) => each.length));
    const rounds = Array.from({ length: most }, (_, round) =>
      [own, ...others].flatMap((each) => each[round] ?? []),
    );
    const all = [...rounds.flat(), ...rest];
    const apart = dealt ? Math.min(BEATS.deal.apart, DEALT / Math.max(1, all.length)) : BEATS.draw.apart;
    const ms = dealt ? BEATS.deal.ms : BEATS.draw.ms;
    return all.map((node, place) => ({
      ...{ node, from, ms, to: node.getBoundingClientRect(), delay: later + apart * place },
    }));
  }

  /** @param {string | null} id */
  zone(id) {
    return (id && this.view.root.querySelector(`[data-zone="${id}"]`)?.getBoundingClientRect()) || undefined;
  }

  /** Cards that lay face up and have gone to a pile. @param {Element[]} now */
  collectedCards(now) {
    const there = new Set(now.map(keyOf));
    const piles = this.view.table.zones.filter((zone) => zone.spread === "pile");
    return [...this.spots].flatMap(([key, was]) => {
      if (there.has(key)) return [];
      const pile = piles.find((zone) => zone.cards.some((card) => card.key === key));
      const to = pile && this.zone(pile.id);
      return to ? [{ was, to }] : [];
    });
  }

  /** @param {CardSpot} was @param {DOMRect} to @param {DOMRect} home */
  collect({ rect, node }, to, home) {
    const ghost = ghostOf(node, rect, home);
    this.view.root.append(ghost);
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

  /** @param {Flight} flight */
  fly({ node, from, to, ms, delay }) {
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
    const scale = Math.max(0.3, Math.min(2, from.height / to.height || 1));
    const flight = node.animate(
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
  arrival() {
    return new Promise((arrived) => {
      requestAnimationFrame(() => requestAnimationFrame(() => this.ending.then(arrived)));
    });
  }
}
