// @ts-check
/** Several cards of the hand chosen together: what they are offered, and the move that they begin. */

import { MeldDraft } from "./meld_draft.js";
import { sortOffers } from "./offers.js";
import { focusIn } from "./root.js";

/** @typedef {Pick<import("./view.js").TableView, "answer" | "attention" | "draw" | "move" | "root" | "row"
 *   | "selection" | "table">} TableParts */

export class CardGroup {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** The cards. @type {Set<string>} */
    this.cards = new Set();
    /** The meld that is chosen for them. @type {number | null} */
    this.onto = null;
    /** Where a card was let go of: the zone, until the table says what it can do there. @type {string | null} */
    this.dropped = null;
    /** What was chosen before a card was taken up to be dragged, while it is. @type {Set<string> | null} */
    this.before = null;
    /** Whether a card alone was pressed: if all that it can do is to end the turn, it does. */
    this.pressed = false;
    /** The move that was begun. */
    this.draft = new MeldDraft();
  }

  /** Whether cards can be chosen together now. */
  get allowed() {
    const { several, wait, choices } = this.view.table;
    return several && !wait && choices.length > 0;
  }

  /** Let go of everything. */
  clear() {
    this.cards = new Set();
    this.draft.clear();
    this.onto = null;
    this.pressed = false;
    this.before = null;
  }

  /** Enter on one of them makes what they are offered, or leads to where they may lie; says whether it did.
   * @param {CardModel} card */
  enter(card) {
    if (!this.cards.has(card.key)) return false;
    const { answer, root } = this.view;
    const { main, places } = sortOffers(answer?.ways ?? []);
    if (main) this.make(main);
    else if (places.length)
      /** @type {HTMLElement | null} */ (root.querySelector(".ic-rail .ic-place"))?.focus();
    return !!main || places.length > 0;
  }

  /** Press a card: the first of all goes by itself where it can do but one thing. @param {CardModel} card */
  press(card) {
    const alone = !this.cards.size && !this.draft.move;
    if (alone) this.view.attention.read(); // what was said before tells of other cards
    this.pick(card, alone);
  }

  /** Choose a card together with others, or let go of it. @param {CardModel} card @param {boolean} [pressed] */
  pick(card, pressed = false) {
    this.pressed = pressed;
    const others = [...this.cards].filter((key) => key !== card.key);
    this.cards = new Set(this.cards.has(card.key) ? others : [...others, card.key]);
    this.offer();
  }

  /** Ask what they can do. */
  offer() {
    const { selection, attention } = this.view;
    if (this.cards.size || this.draft.move) selection.send(selection.pickMessage());
    else attention.read();
    this.view.draw();
  }

  /** Do one of the things that they can do. @param {WayModel} way */
  make(way) {
    if (way.ok) this.view.move(way.move);
    else if (way.begins) this.begin(way);
    else this.view.selection.send({ type: "ask", move: way.move });
  }

  /** Put them into the move that is begun. @param {WayModel} way */
  begin(way) {
    this.gather(() => {
      this.draft.begin(way.begins, this.cards);
      this.cards = new Set();
      this.onto = null;
    });
  }

  /** Take a part of the move that was begun back into the hand. @param {PartModel} part */
  takeBack(part) {
    this.gather(() => this.draft.takeBack(part));
  }

  /** The hand has other cards after this, and the focus stays in it. @param {() => void} change */
  gather(change) {
    const { view } = this;
    const had = !!focusIn(view.root);
    change();
    view.row.settle(true);
    this.offer();
    view.attention.keep(had, true);
  }

  /** Choose a meld: the chosen cards go onto it as if they were let go of there. Without any the one card that fits
   * goes there; of several it is asked which.
   * @param {ZoneModel} zone @param {Event} event */
  chooseMeld(zone, event) {
    const { table } = this.view;
    if (table.wait || table.over) return;
    event.stopPropagation();
    if (this.cards.size) {
      this.letGo(zone.id, zone.number);
      return;
    }
    const { selection, attention, draw } = this.view;
    this.onto = this.onto === zone.number ? null : zone.number;
    this.pressed = this.onto !== null && this.allowed;
    attention.read();
    if (this.pressed || this.draft.move) selection.send(selection.pickMessage());
    draw();
  }

  /** A card is taken up to be dragged: what can be done with it lights, and is asked for. @param {string} key */
  hold(key) {
    if (!this.allowed) return;
    const { attention } = this.view;
    this.before = this.cards;
    this.pressed = false;
    if (!this.cards.has(key)) {
      this.cards = new Set([key]);
      attention.read(); // what was said before tells of other cards
    }
    this.offer();
  }

  /** It is put back: what was chosen before still is. */
  release() {
    if (!this.before) return;
    this.cards = this.before;
    this.before = null;
    this.offer();
  }

  /** A card is let go of over a zone, or over the mat: it does there what it can, with those chosen.
   * @param {string} key @param {string} zone */
  dropOnto(key, zone) {
    const { table } = this.view;
    this.before = null;
    if (table.over || !this.allowed) return;
    if (!this.cards.has(key)) this.cards = new Set([key]);
    this.letGo(zone, table.zones.find(({ id, spread }) => id === zone && spread === "meld")?.number ?? null);
  }

  /** Ask what the chosen cards can do there; `land` does it. @param {string} zone @param {number | null} onto */
  letGo(zone, onto) {
    this.onto = onto;
    this.dropped = zone;
    this.view.attention.read(); // what was said before tells of other places
    this.offer();
  }

  /** The table has said what a card can do, pressed or let go of somewhere: if it is one thing, it is done. */
  land() {
    const { dropped, pressed } = this;
    const { answer, table } = this.view;
    if (pressed && answer?.ways) {
      this.pressed = false;
      const [way] = answer.ways;
      if (answer.only) queueMicrotask(() => this.make(way));
    }
    if (dropped === null || !answer?.ways) return;
    this.dropped = null;
    const name = table.zones.find(({ id }) => id === dropped)?.name;
    const there = answer.ways.filter((way) =>
      name && this.onto === null ? way.touches === name : !way.touches,
    );
    const [only, other] = there.filter(({ ok, begins }) => ok || begins);
    if (only ? !other : there.length) queueMicrotask(() => this.make(only ?? there[0]));
  }
}
