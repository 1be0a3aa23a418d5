// @ts-check
/** Where cards lie in a row: a card keeps its place until it is taken, and has it again when that is
 * taken back; a new one takes a free one. */

export class Slots {
  constructor() {
    /** @type {(string | null)[]} */
    this.places = [];
    this.of = "";
    /** Where each card has lain since all was laid. @type {Map<string, number>} */
    this.lay = new Map();
  }

  /**
   * The places from left to right, null where none lies any more.
   * @param {string[]} keys the cards there are, in the kernel's order
   * @param {string} of what they belong to: with another deal all is laid anew
   */
  arrange(keys, of) {
    const there = new Set(keys);
    if (of !== this.of) this.lay.clear();
    if (of !== this.of || !keys.some((key) => this.places.includes(key))) this.places = [];
    this.of = of;
    this.places = this.places.map((key) => (key !== null && there.has(key) ? key : null));
    const come = keys.filter((key) => !this.places.includes(key));
    for (const key of come) {
      const before = this.lay.get(key);
      if (before !== undefined && !this.places[before]) this.put(key, before);
    }
    for (const key of come) {
      if (this.places.includes(key)) continue;
      const free = this.places.indexOf(null);
      this.put(key, free < 0 ? this.places.length : free);
    }
    return this.places;
  }

  /** @param {string} key @param {number} place */
  put(key, place) {
    while (this.places.length < place) this.places.push(null);
    this.places[place] = key;
    this.lay.set(key, place);
  }
}
