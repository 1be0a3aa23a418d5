// @ts-check
/** One table on the screen: draws the view model, and turns clicks and keys into messages. */

import { html, nothing, render } from "lit-html";

import { Attention } from "./attention.js";
import { choiceWith, waysOf } from "./choosing.js";
import { felt } from "./felt.js";
import { listen } from "./keyboard.js";
import { kept, lesson } from "./lesson.js";
import { gather, going, move, placesOf } from "./motion.js";
import { actions, answer, coach, head, lastTaken, log, notice, status } from "./panels.js";
import { practice } from "./practice.js";
import { puzzle } from "./puzzle.js";
import { review } from "./review.js";
import { followScheme } from "./scheme.js";
import { score } from "./score.js";
import { sizesFor } from "./sizes.js";
import { Gloss } from "./terms.js";
import { Tiles, tiles } from "./tiles.js";

/** @typedef {import("./kernel.js").Kernel} Kernel */

export class TableView {
  /** @param {Kernel} kernel @param {HTMLElement} el */
  constructor(kernel, el) {
    this.kernel = kernel;
    this.root = document.createElement("section");
    this.root.className = "ic";
    this.root.setAttribute("data-lm-suppress-shortcuts", "true");
    el.append(this.root);
    this.gloss = new Gloss(this.root);
    this.focused = "";
    this.lifted = "";
    /** The cards of the table that are chosen to be taken. @type {Set<string>} */
    this.chosen = new Set();
    this.reached = "";
    this.open = "";
    this.asking = false;
    this.revision = -1;
    this.width = 0;
    /** @type {Element | null} */
    this.drawn = null;
    this.attention = new Attention(this);
    this.tiles = new Tiles(this);
    /** What could not be copied, or nothing where it could. @type {string | undefined} */
    this.copied = undefined;
    this.ending = new AbortController();
    this.unfollow = followScheme(this.root);
    this.draw = this.draw.bind(this);
    listen(this, this.ending.signal);
    this.resized = new ResizeObserver(() => this.measured() && this.draw());
    this.leave = kernel.join(this.draw);
    this.draw();
    this.resized.observe(this.root);
  }

  remove() {
    this.leave();
    this.ending.abort();
    this.resized.disconnect();
    this.unfollow();
    this.gloss.close();
    render(null, this.root);
    this.root.remove();
  }

  get table() {
    return this.kernel.table;
  }

  get words() {
    return this.kernel.words;
  }

  get hand() {
    return this.table.zones.find((zone) => zone.playable)?.cards ?? [];
  }

  /** The cards of the table that can be chosen. */
  get lying() {
    return this.table.zones.find((zone) => zone.choosable)?.cards ?? [];
  }

  /** What may be played with the card that is lifted, or else with the one that has the focus. */
  get ways() {
    const card = this.cardAt(this.lifted) ?? this.cardAt(this.focused);
    return this.table.wait ? [] : waysOf(this.table.choices, card);
  }

  get sizes() {
    const others = this.table.seats.length - 1;
    return sizesFor(this.width, this.hand.length, this.lying.length, others);
  }

  /** What the felt needs to be drawn. */
  get felt() {
    const { table, words, sizes, focused, lifted, chosen, ways } = this;
    return {
      ...{ table, words, sizes, focused, lifted, chosen, ways },
      on: {
        press: (/** @type {CardModel} */ card) => this.play(card),
        focus: (/** @type {CardModel} */ card) => this.focus(card),
        goOn: () => this.goOn(),
        choose: (/** @type {CardModel} */ card, /** @type {Event} */ event) => this.choose(card, event),
        reach: (/** @type {CardModel} */ card) => {
          this.reached = card.key;
        },
        tabbed: () => (this.lying.some(({ key }) => key === this.reached) ? this.reached : this.lying[0]?.key),
      },
    };
  }

  /** @param {string} key */
  cardAt(key) {
    return this.hand.find((card) => card.key === key);
  }

  draw() {
    const { table, root } = this;
    const fresh = table.revision !== this.revision;
    const hadFocus = root.contains(document.activeElement);
    const inHand = hadFocus && !!document.activeElement?.closest(".ic-hand");
    const before = fresh ? placesOf(root) : new Map();
    const gone = fresh ? going(root, table.zones, before) : new Map();
    if (fresh) {
      this.settle(inHand);
      this.chosen = new Set();
      this.copied = undefined;
    }
    root.toggleAttribute("data-sitting", this.kernel.sitting > 0);
    root.lang = table.settings.language;
    render(this.template(), root);
    const felt = root.querySelector(".ic-felt");
    if (felt !== this.drawn && this.measured()) render(this.template(), root);
    this.drawn = felt;
    this.gloss.follow();
    this.revision = table.revision;
    this.attention.follow(hadFocus);
    this.attention.heed(hadFocus);
    if (fresh) {
      requestAnimationFrame(() => {
        move(root, before); // measured once a frame, when the page is laid out anyway
        gather(root, gone);
      });
      this.attention.keep(hadFocus, inHand);
    }
    this.tiles.arrive();
  }

  /** Take the felt's measure; says whether it is another than before. */
  measured() {
    const felt = this.root.querySelector(".ic-felt");
    const width = felt ? felt.clientWidth - 2 * parseFloat(getComputedStyle(felt).paddingLeft) : 0;
    if (!width || Math.abs(width - this.width) < 1) return false;
    this.width = width;
    return true;
  }

  template() {
    const shown = this.table.lesson?.table ?? true;
    if (this.kernel.goingOn.choosing) return html`${notice(this)}${tiles(this)}`;
    return html`${notice(this)}
    <div class="ic-body ${shown ? "" : "ic-plain"}">
      ${lesson(this)}
      <div class="ic-table">
        ${this.table.lesson ? nothing : head(this)}
        ${shown ? [status(this), felt(this.felt)] : nothing}
      </div>
      <div class="ic-beside">
        ${shown ? actions(this) : nothing}${answer(this)}${lastTaken(this)}${puzzle(this)}${coach(this)}${review(this)}
        ${score(this)}${kept(this)}${log(this)}${practice(this)}
      </div>
    </div>`;
  }

  /** After a change the focus stays in the hand, on the nearest card. @param {boolean} inHand */
  settle(inHand) {
    const keys = this.hand.map((card) => card.key);
    this.lifted = keys.includes(this.lifted) ? this.lifted : "";
    if (keys.includes(this.focused)) return;
    const place = inHand ? (this.place ?? 0) : 0;
    this.focused = keys[Math.min(place, keys.length - 1)] ?? "";
  }

  /** @param {CardModel} card */
  focus(card) {
    this.place = this.hand.findIndex((each) => each.key === card.key);
    if (this.focused === card.key) return;
    this.focused = card.key;
    this.draw();
  }

  /** Play a card, or go on where the table waits for that. @param {CardModel} card */
  play(card) {
    if (this.asking) {
      this.ask(card);
      return;
    }
    if (this.goOn() || this.table.wait) return;
    this.place = this.hand.findIndex((each) => each.key === card.key);
    if (!this.chosen.size && waysOf(this.table.choices, card).length > 1) {
      this.lift(card.key); // it may take this or that
      return;
    }
    const move = this.moveWith(card);
    this.kernel.send(move ? { type: "move", move } : this.picked(card));
  }

  /** The move that a card makes with what is chosen, as the kernel wrote it. @param {CardModel} card */
  moveWith(card) {
    return this.chosen.size ? choiceWith(this.table.choices, card, this.chosen)?.move : card.move;
  }

  /** What is chosen, to ask what it can do. @param {CardModel} card @returns {Message} */
  picked(card) {
    return { type: "pick", hand: card.key, table: [...this.chosen].join(" "), onto: "" };
  }

  /** Choose a card of the table, or let go of it. @param {CardModel} card @param {Event} event */
  choose(card, event) {
    if (this.table.wait || this.table.over) return; // a click anywhere goes on
    event.stopPropagation();
    const others = [...this.chosen].filter((key) => key !== card.key);
    this.chosen = new Set(this.chosen.has(card.key) ? others : [...others, card.key]);
    this.draw();
  }

  /** Take what a number stands for, where a card may take this or that. @param {number} number */
  take(number) {
    const way = this.ways[number - 1];
    if (way && this.ways.length > 1) this.kernel.send({ type: "move", move: way.move });
  }

  /** Close what is open, and let go of what was chosen. */
  close() {
    this.open = this.lifted = "";
    this.chosen = new Set();
    this.asking = false;
    this.draw();
  }

  /** Hold a card up, or put it back. @param {string} key */
  lift(key) {
    this.lifted = this.lifted === key ? "" : key;
    this.draw();
  }

  /** Go on after a trick; says whether there was anything to go on from. */
  goOn() {
    const { wait } = this.table;
    if (wait?.for !== "table") return false;
    this.kernel.send({ type: "go_on" });
    return true;
  }

  /** Answer the question of the step. @param {number} place */
  answerWith(place) {
    const at = this.table.lesson?.at ?? "";
    if (this.table.lesson?.question?.chosen !== null) return;
    this.kernel.send({ type: "answer", choice: String(place), at });
  }

  /** Ask why a card may be played, or may not. @param {CardModel} card */
  ask(card) {
    this.asking = false;
    const move = this.moveWith(card);
    this.kernel.send(move ? { type: "ask", move } : this.picked(card));
  }

  /** Ask about the card that is lifted, or about the next one that is chosen. */
  why() {
    const card = this.cardAt(this.lifted);
    if (card) {
      this.ask(card);
      return;
    }
    this.asking = !this.asking;
    this.draw();
  }

  /** @param {string} panel */
  toggle(panel) {
    this.open = this.open === panel ? "" : panel;
    this.draw();
    this.root.querySelector(`.ic-panel-${this.open || "none"}`)?.scrollIntoView({ block: "nearest" });
  }
}
