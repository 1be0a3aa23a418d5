// @ts-check
/** Where cards lie in a row: a card keeps its place until it is taken, and a new one takes a free one. */

export class Slots {
  constructor() {
    /** @type {(string | null)[]} */
    this.places = [];
    this.of = "";
  }

  /**
   * The places from left to right, null where none lies any more.
   * @param {string[]} keys the cards there are, in the kernel's order
   * @param {string} of what they belong to: with another deal all is laid anew
   */
  laid(keys, of) {
    const there = new Set(keys);
    if (of !== this.of || !keys.some((key) => this.places.includes(key))) this.places = [];
    this.of = of;
    this.places = this.places.map((key) => (key !== null && there.has(key) ? key : null));
    for (const key of keys) {
      if (this.places.includes(key)) continue;
      const free = this.places.indexOf(null);
      if (free < 0) this.places.push(key);
      else this.places[free] = key;
    }
    return this.places;
  }
}
