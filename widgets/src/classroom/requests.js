// @ts-check
/** Asking Python something, and hearing what it answers. After a cut, what was not answered is asked again. */

/** What is heard more slowly, so that nobody is taken for a flood: characters said so far, and those a
 * millisecond has room for from then on. */
const AT_ONCE = 500_000;
const RATE = 40;

/** @param {number} ms */
const pause = (ms) =>
  new Promise((then) => {
    setTimeout(then, ms);
  });

export class Requests {
  /** @param {import("../port.js").Port} port */
  constructor(port) {
    this.port = port;
    this.number = 0;
    this.said = 0;
    /** @type {Map<number, { content: object, then: (answer: any) => void }>} */
    this.waiting = new Map();
    this.stop = port.listen(
      () => this.waiting.forEach(({ content }) => port.send(content)), // told all anew: the line was cut
      (answer) => this.receive(answer),
    );
  }

  /** @param {any} answer */
  receive(answer) {
    this.waiting.get(answer?.asked)?.then(answer);
    this.waiting.delete(answer?.asked);
  }

  /** What is answered to something. @param {object} content @returns {Promise<any>} */
  async ask(content) {
    const { length } = JSON.stringify(content);
    this.said += length;
    if (this.said > AT_ONCE) await pause(length / RATE);
    const number = (this.number += 1);
    return new Promise((then) => {
      const whole = { ...content, asked: number };
      this.waiting.set(number, { content: whole, then });
      this.port.send(whole);
    });
  }
}
