// @ts-check
/** What a page knows of its table: the end of a port at a line of the page's own, be it to the site or to a worker. */

/** @typedef {{ model: TableModel, words: Words, form?: Form,
 *   translations?: Record<string, Translation | undefined> }} Told */

export class Near {
  near = true;

  /**
   * @param {Told} told what the page shows
   * @param {(content: object) => void} send
   */
  constructor(told, send) {
    this.told = told;
    this.send = send;
    /** @type {Set<{ heard: () => void, answered: (said?: any) => void }>} */
    this.listeners = new Set();
  }

  model() {
    return this.told.model;
  }

  words() {
    return this.told.words;
  }

  form() {
    return this.told.form;
  }

  translations() {
    return this.told.translations ?? {};
  }

  /** @param {() => void} heard @param {(said?: any) => void} answered */
  listen(heard, answered) {
    const listener = { heard, answered };
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The table tells something: a part of what it shows, or something that is not kept.
   * @param {{ told?: Partial<Told>, said?: any }} news */
  heard({ told, said }) {
    Object.assign(this.told, told);
    if (told && !told.model) return;
    this.listeners.forEach(({ heard, answered }) => (told ? heard() : answered(said)));
  }
}
