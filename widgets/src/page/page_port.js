// @ts-check
/** What a page knows of its table: the end of a port at a line of the page's own, be it to the site or to a worker. */

/** @typedef {{ model: TableModel, words: Words, form?: Form,
 *   translations?: Record<string, Translation | undefined> }} PageData */

export class PagePort {
  durable = true;

  /**
   * @param {PageData} data what the page shows
   * @param {(content: object) => void} send
   */
  constructor(data, send) {
    this.data = data;
    this.send = send;
    /** @type {Set<{ heard: () => void, answered: (said?: any) => void }>} */
    this.listeners = new Set();
  }

  model() {
    return this.data.model;
  }

  words() {
    return this.data.words;
  }

  form() {
    return this.data.form;
  }

  translations() {
    return this.data.translations ?? {};
  }

  /** @param {() => void} heard @param {(said?: any) => void} answered */
  listen(heard, answered) {
    const listener = { heard, answered };
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The table tells something: a part of what it shows, or something that is not kept.
   * @param {{ told?: Partial<PageData>, said?: any }} news */
  receive({ told: news, said }) {
    Object.assign(this.data, news);
    if (news && !news.model) return;
    this.listeners.forEach(({ heard, answered }) => (news ? heard() : answered(said)));
  }
}
