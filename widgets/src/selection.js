// @ts-check
/** What is chosen at a table, of the hand and of what lies there, and what is done with it. */

import {
  choiceWith,
  coachHighlights,
  needsNoCard,
  keyWithoutTwin,
  saying,
  waysOf,
  wordsToSay,
} from "./captures.js";
import { confirmations } from "./confirmations.js";
import { hasSheet } from "./root.js";

/** @typedef {Pick<import("./view.js").TableView, "answer" | "asking" | "draw" | "goOn" | "kernel" | "move"
 *   | "root" | "row" | "group" | "table" | "toggle">} TableParts */

/** So many moves have a key of their own. */
const DIGITS = 9;

export class Selection {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
    /** The card of the hand that is held up. */
    this.lifted = "";
    /** The cards of the table that are chosen to be taken. @type {Set<string>} */
    this.chosen = new Set();
    /** What is to be said with the next card, and whether it is being chosen. */
    this.word = "";
    this.talking = false;
    /** What was chosen when it was refused. @type {Set<string>} */
    this.wrong = new Set();
    /** The number that is chosen of those that can be named. @type {number | null} */
    this.number = null;
    /** The face of the card that is chosen of those that can be named. */
    this.named = "";
  }

  /** The cards of the table that can be chosen. */
  get lying() {
    return this.view.table.zones.find((zone) => zone.choosable)?.cards ?? [];
  }

  /** The card that is held up. */
  get card() {
    return this.view.row.cardAt(this.lifted);
  }

  /** What may be played with the card that is held up, or with the one that the keys are on. */
  get ways() {
    const { table, root, row } = this.view;
    if (table.wait) return [];
    const keyed = root.querySelector(".ic-hand [data-key]:focus-visible")
      ? row.cardAt(row.focused)
      : undefined;
    return this.waysFor(this.card ?? keyed);
  }

  /** What may be played with a card: silently, or with what is to be said. @param {CardModel | undefined} card */
  waysFor(card) {
    return waysOf(this.view.table.choices, card).filter(({ said }) => said === this.word);
  }

  /** What can be said with a card that is played now. */
  get sayings() {
    const { table } = this.view;
    return table.wait ? [] : wordsToSay(table.choices);
  }

  /** Open what can be said with a card, or take back what was chosen. */
  talk() {
    this.talking = !this.talking && !this.word;
    this.word = "";
    this.view.draw();
  }

  /** Choose what is said with the next card. @param {string} word */
  say(word) {
    this.word = word;
    this.talking = false;
    this.view.draw();
  }

  /** The moves that need no card: to draw, to bid, to pass; while one asks why, those refused too. */
  get beside() {
    const { table, asking } = this.view;
    return table.wait ? [] : table.choices.filter((each) => (each.ok || asking) && needsNoCard(each));
  }

  /** Whether there is nothing else to do. */
  get mustDoBeside() {
    return !this.view.table.choices.some((each) => each.ok && !needsNoCard(each));
  }

  /** The moves without a card that have keys: where melds are laid all, elsewhere if there is nothing else to do; of
   * many that name something the one that is turned to. */
  get numbered() {
    const { beside, mustDoBeside, number, named } = this;
    if (this.view.table.mats.length) return beside;
    if (!mustDoBeside) return [];
    const turned = confirmations({ offered: beside, number, named });
    const plain = beside.length <= DIGITS && beside.every(({ control }) => control === "button");
    return turned.length ? turned : plain ? beside : [];
  }

  /** How the cards are drawn: which are chosen, or were when it was refused, and which the coach shows. */
  get cardStates() {
    const { table, row, group, answer } = this.view;
    const { lying, ways, chosen } = this;
    const one = this.card && ways.length === 1 && !chosen.size ? ways[0].table : [];
    const taken = lying.filter((card) => one.includes(keyWithoutTwin(card.key))).map((card) => card.key);
    const held = group.cards.size ? group.cards : new Set(this.lifted ? [this.lifted] : []);
    return {
      ways,
      picked: held,
      chosen: new Set([...chosen, ...taken]),
      wrong: answer?.kind === "illegal" ? this.wrong : new Set(),
      lit: new Set([...row.cards, ...lying].map(({ key }) => key).filter(coachHighlights(table.coach))),
    };
  }

  /** Let go of what lies on the table, and of what was to be named; the card stays up while it is there. */
  settle() {
    this.chosen = new Set();
    this.number = null;
    this.named = "";
    this.word = "";
    this.talking = false;
    if (!this.view.row.keys.includes(this.lifted)) this.lifted = "";
  }

  /** Let go of everything. */
  clear() {
    this.lifted = "";
    this.word = "";
    this.talking = false;
    this.chosen = new Set();
  }

  /** A card of the hand is pressed. @param {CardModel} card */
  press(card) {
    const { view } = this;
    if (view.asking) this.ask(card);
    else if (!view.goOn() && !view.table.wait) {
      if (view.group.allowed) view.group.press(card);
      else this.play(card);
    }
  }

  /** Enter on a card of the hand: play it; among others that are chosen, make what they are offered.
   * @param {CardModel} card */
  enter(card) {
    const { group } = this.view;
    if (group.enter(card)) return;
    if (group.allowed) group.press(card);
    else this.play(card);
  }

  /** Hold a card up, or put it back. @param {string} key */
  lift(key) {
    const { row, group } = this.view;
    const card = row.cardAt(key);
    if (card && group.allowed) {
      group.pick(card);
      return;
    }
    this.lifted = this.lifted === key ? "" : key;
    this.view.draw();
  }

  /** Play a card, or hold it up where it takes something or could do several things. @param {CardModel} card */
  play(card) {
    this.view.row.place = this.view.row.keys.indexOf(card.key);
    const ways = this.waysFor(card);
    const takes = ways.length > 1 || ways.some((way) => way.table.length);
    if (!this.chosen.size && takes && (this.lifted !== card.key || ways.length > 1)) {
      this.lifted = card.key; // it may take this or that
      this.view.draw();
      return;
    }
    const move = this.moveWith(card);
    if (move) this.view.move(move);
    else this.send(this.pickMessage(card));
  }

  /** Play the card that is held up. */
  playLifted() {
    const { card } = this;
    const [only, other] = this.ways;
    if (only && !other && !this.chosen.size) this.view.move(only.move);
    else if (card) this.play(card);
  }

  /** Choose a card of the table, or let go of it. @param {CardModel} card @param {Event} event */
  choose(card, event) {
    const { table } = this.view;
    if (table.wait || table.over) return; // a click anywhere goes on
    event.stopPropagation();
    const others = [...this.chosen].filter((key) => key !== card.key);
    this.chosen = new Set(this.chosen.has(card.key) ? others : [...others, card.key]);
    this.view.draw();
  }

  /** Turn to a number, to name it. @param {number | null} number */
  nameNumber(number) {
    this.number = number;
    this.named = "";
    this.view.draw();
  }

  /** Turn to a card, or to a rank by one of its cards, to name it. @param {string} face */
  nameCard(face) {
    this.named = face;
    this.number = null;
    this.view.draw();
  }

  /** Take what a number stands for, where a card may take this or that. @param {number} number */
  take(number) {
    const { view } = this;
    const offered = view.answer?.ways?.[number - 1];
    if (offered) {
      view.group.make(offered);
      return;
    }
    const way = this.ways[number - 1];
    const beside = this.numbered[number - 1];
    if (way && (this.ways.length > 1 || this.lifted)) view.move(way.move);
    else if (beside && !view.group.cards.size) view.move(beside.move);
  }

  /** What touching a zone does: what the chosen cards can do there, or else what needs no card. @param {ZoneModel} zone */
  touched(zone) {
    const { answer, table } = this.view;
    const all = table.wait ? [] : [...(answer?.ways ?? []), ...table.choices];
    const there = all.filter(({ touches }) => touches === zone.name);
    return there.find(({ ok }) => ok) ?? there[0];
  }

  /** Touch a zone: make the move, or ask why not. @param {Choice} choice @param {Event} event */
  touch(choice, event) {
    const { view } = this;
    if (view.table.wait || view.table.over) return; // a click anywhere goes on
    event.stopPropagation();
    if (choice.ok && !view.asking) view.move(choice.move);
    else this.send({ type: "ask", move: choice.move });
    view.asking = false;
  }

  /** The move that a card makes with what is chosen, as the kernel wrote it. @param {CardModel} card */
  moveWith(card) {
    const { choices } = this.view.table;
    if (this.chosen.size) return choiceWith(choices, card, this.chosen)?.move;
    const [only, other] = this.waysFor(card);
    return only && !other ? only.move : (saying(choices, card, this.word)?.move ?? card.move);
  }

  /** What is chosen, to ask what it can do. @param {CardModel} [card] @returns {Message} */
  pickMessage(card) {
    const { cards, onto, draft } = this.view.group;
    return {
      type: "pick",
      hand: card ? card.key : [...cards].join(" "),
      table: [...this.chosen].join(" "),
      onto: onto === null ? "" : String(onto),
      begun: draft.move,
    };
  }

  /** Ask why a card may be played, or may not. @param {CardModel} card */
  ask(card) {
    this.view.asking = false;
    const move = this.moveWith(card);
    this.send(move ? { type: "ask", move } : this.pickMessage(card));
  }

  /** Ask about the card that is held up, or about the next one that is chosen. */
  why() {
    const { card, view } = this;
    if (card) {
      this.ask(card);
      return;
    }
    if (view.answer?.ways && hasSheet(view.root)) {
      view.toggle("chosen"); // it says all that the rail has no room for
      return;
    }
    view.asking = !view.asking;
    view.draw();
  }

  /** Ask something about what is chosen. @param {Message} message */
  send(message) {
    this.wrong = new Set(this.chosen);
    this.view.kernel.send(message);
  }
}
