// @ts-check
/** A move that was begun: melds put together, which stay apart from the hand until they are laid. */

import { keyWithoutTwin } from "./captures.js";

export class MeldDraft {
  constructor() {
    /** The move, as the kernel wrote it. */
    this.move = "";
    /** The cards that are in it, by their keys. @type {Set<string>} */
    this.keys = new Set();
    /** @type {PartModel[]} */
    this.parts = [];
    /** @type {number[]} */
    this.soFar = [];
  }

  /** Nothing is begun. */
  clear() {
    Object.assign(this, new MeldDraft());
  }

  /** Begin a move, or put more into it. @param {string} move @param {Iterable<string>} keys */
  begin(move, keys) {
    this.move = move;
    this.keys = new Set([...this.keys, ...keys]);
  }

  /** Take a part back. @param {PartModel} part */
  takeBack({ rest, cards }) {
    this.move = rest;
    for (const { key } of cards) {
      const own = [...this.keys].find((each) => keyWithoutTwin(each) === key);
      if (own) this.keys.delete(own);
    }
    if (!rest) this.clear();
  }

  /** What the kernel tells of it. @param {TableModel["answer"]} answer */
  update(answer) {
    if (!answer?.ways || !this.move) return;
    this.parts = answer.begun ?? [];
    this.soFar = answer.so_far ?? [];
  }
}
