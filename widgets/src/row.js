// @ts-check
/** The learner's hand as it lies: in which order, what is new in it, and where the keys are. */

import { ownSetting } from "./settings.js";
import { rowsOf } from "./sizes.js";
import { Slots } from "./slots.js";
import { moveKey, nextWay, orderKeys } from "./sorting.js";

/** @typedef {Pick<import("./view.js").TableView, "attention" | "draw" | "kernel" | "moment" | "group" | "spoken" | "table" | "words">} TableParts */
/** @typedef {import("./sorting.js").Way} Way */

export class Row {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** The card that the keys are on. */
    this.focused = "";
    /** Where it lies, for when it is gone. */
    this.place = 0;
    /** The cards that came since the learner's last act. @type {Set<string>} */
    this.fresh = new Set();
    /** The order that its owner laid. @type {string[]} */
    this.order = [];
    this.slots = new Slots();
    /** In how many rows it lies on a phone. */
    this.rows = 0;
    /** The cards that were there before, and of which moment. @type {string[]} */
    this.before = [];
    /** Those that were there before that. @type {string[]} */
    this.earlier = [];
    this.moment = "";
  }

  /** The zones that cards are played from: the hand, and what lies beside it. */
  get zones() {
    return this.view.table.zones.filter((zone) => zone.playable);
  }

  /** The cards that can be played. */
  get cards() {
    return this.zones.flatMap((zone) => zone.cards);
  }

  /** Those that are in no move that was begun. */
  get freeCards() {
    return this.cards.filter(({ key }) => !this.view.group.draft.keys.has(key));
  }

  /** @param {string} key */
  cardAt(key) {
    return this.cards.find((card) => card.key === key);
  }

  /** How it is sorted, or nothing where it is not. @returns {Way | ""} */
  get sorting() {
    if (!this.zones[0]?.sorted.suit) return "";
    return /** @type {Way} */ (ownSetting("sort") || "suit");
  }

  /** The keys from left to right, with the gaps that cards have left; a sorted hand has them at its end.
   * @returns {(string | null)[]} */
  get keysWithGaps() {
    const { sorting, slotKeys } = this;
    if (!sorting) return slotKeys;
    const [hand, ...beside] = this.zones;
    const there = new Set(this.freeCards.map(({ key }) => key));
    const keys = orderKeys(/** @type {any} */ (hand.sorted), sorting, this.order).filter((key) =>
      there.has(key),
    );
    const gaps = this.view.table.mats.length ? [] : slotKeys.filter((key) => key === null);
    return [...keys, ...beside.flatMap((zone) => zone.cards.map(({ key }) => key)), ...gaps];
  }

  /** The places of the hand, then of what is played from beside it. */
  get slotKeys() {
    const [hand, ...beside] = this.zones;
    const keys = beside.flatMap((zone) => zone.cards.map(({ key }) => key));
    return [...this.slots.arrange(hand?.cards.map(({ key }) => key) ?? [], this.view.moment), ...keys];
  }

  /** The keys from left to right. */
  get keys() {
    return /** @type {string[]} */ (this.keysWithGaps.filter((key) => key !== null));
  }

  /** Sort the next way. */
  sort() {
    if (!this.sorting) return;
    const { keys } = this;
    const way = nextWay(this.sorting);
    if (way === "own" && !this.order.length) this.order = keys;
    this.view.kernel.set("sort", way);
    this.view.spoken.say(this.view.words[`sort-${way}`]);
    this.view.draw();
  }

  /** Lay a card elsewhere. @param {string} key @param {number} place */
  shift(key, place) {
    if (!this.sorting) return;
    this.order = moveKey(this.keys, key, place);
    if (this.sorting !== "own") this.view.kernel.set("sort", "own");
    this.view.draw();
  }

  /** The keys go to a card. @param {CardModel} card */
  focus(card) {
    this.remember(card);
    if (!this.view.attention.staying) this.view.draw();
  }

  /** Remember that a card was reached. @param {CardModel} card */
  remember(card) {
    this.place = this.keys.indexOf(card.key);
    this.focused = card.key;
  }

  /** After a change the keys stay in the hand, on the nearest card. @param {boolean} inHand */
  settle(inHand) {
    this.renew();
    const { keys } = this;
    if (keys.includes(this.focused)) return;
    const place = inHand ? this.place : 0;
    this.focused = keys[Math.min(place, keys.length - 1)] ?? "";
  }

  /** Which cards are new: none of those that are dealt, nor of a hand that shares no card with the one before; and
   * in how many rows all of them lie. */
  renew() {
    const { moment, table } = this.view;
    const keys = this.cards.map(({ key }) => key);
    this.rows = rowsOf(keys.length, moment === this.moment ? this.rows : 0);
    const isAnother = this.before.length > 1 && !this.before.some((key) => keys.includes(key));
    const known = [...this.before, ...this.earlier]; // a card that is taken back is no new one
    if (moment !== this.moment || isAnother || table.review) this.fresh = new Set();
    else keys.filter((key) => !known.includes(key)).forEach((key) => this.fresh.add(key));
    this.moment = moment;
    if (keys.length !== this.before.length) this.earlier = this.before;
    this.before = keys;
  }
}
