// @ts-check
/** One table on the screen: draws the view model, and turns clicks and keys into messages. */

import { render } from "lit-html";

import { Attention } from "./attention.js";
import { showCorners } from "./card.js";
import { choiceWith, litBy, needsNoCard, plain, waysOf } from "./choosing.js";
import { listen } from "./keyboard.js";
import { Moments } from "./moments.js";
import { Motion } from "./motion.js";
import { Pace } from "./pace.js";
import { followScheme } from "./scheme.js";
import { own } from "./settings.js";
import { Slots } from "./slots.js";
import { Sounds } from "./sounds.js";
import { middleOf, stage } from "./stage.js";
import { Gloss } from "./terms.js";
import { Tiles } from "./tiles.js";

/** @typedef {import("./kernel.js").Kernel} Kernel */

/** How many tables have been drawn on this page. */
let drawn = 0;

export class TableView {
  /** @param {Kernel} kernel @param {HTMLElement} el */
  constructor(kernel, el) {
    this.kernel = kernel;
    this.id = `ic-table-${(drawn += 1)}`;
    this.root = document.createElement("section");
    this.root.className = "ic";
    this.root.setAttribute("data-lm-suppress-shortcuts", "true");
    el.append(this.root);
    this.gloss = new Gloss(this.root);
    this.focused = "";
    this.lifted = "";
    /** The cards of the hand that are chosen together, where several can be. @type {Set<string>} */
    this.several = new Set();
    /** The cards of the table that are chosen to be taken. @type {Set<string>} */
    this.chosen = new Set();
    /** The number that is chosen of those that can be named. @type {number | null} */
    this.number = null;
    /** The meld that is chosen. @type {number | null} */
    this.onto = null;
    /** What was chosen when it was refused. @type {Set<string>} */
    this.wrong = new Set();
    /** The cards that came to the hand since the learner's last act. @type {Set<string>} */
    this.fresh = new Set();
    this.dealt = "";
    /** The cards of the hand before. @type {string[]} */
    this.keys = [];
    this.reached = "";
    /** What is open beside the table, and whether a phone shows it. */
    this.open = "";
    this.sheet = false;
    this.setting = false;
    /** Whether the end of a lesson is looked at. */
    this.finished = false;
    this.asking = false;
    this.revision = -1;
    this.held = new Slots();
    this.laid = new Slots();
    /** What there is room for in the middle of the table. */
    this.middle = { width: 0, height: 0, gap: 0 };
    this.attention = new Attention(this);
    this.sounds = new Sounds(this);
    this.moments = new Moments(this);
    this.motion = new Motion(this);
    this.pace = new Pace(this);
    this.tiles = new Tiles(this);
    /** What could not be copied, or nothing where it could. @type {string | undefined} */
    this.copied = undefined;
    this.ending = new AbortController();
    this.unfollow = followScheme(this.root);
    this.draw = this.draw.bind(this);
    listen(this, this.ending.signal);
    this.resized = new ResizeObserver(() => this.measured() && this.draw());
    /** @type {Element | undefined} */
    this.watched = undefined;
    this.leave = kernel.join(this.draw);
    this.draw();
  }

  remove() {
    this.leave();
    this.ending.abort();
    this.pace.stop();
    this.moments.end();
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

  /** The cards that can be played: the hand, and what lies beside it. */
  get hand() {
    return this.table.zones.filter((zone) => zone.playable).flatMap((zone) => zone.cards);
  }

  /** The cards of the table that can be chosen. */
  get lying() {
    return this.table.zones.find((zone) => zone.choosable)?.cards ?? [];
  }

  /** What may be played with the card that is lifted, or with the one that the keys are on. */
  get ways() {
    const keyed = this.root.querySelector(".ic-hand :focus-visible") && this.cardAt(this.focused);
    const card = this.cardAt(this.lifted) ?? keyed;
    return this.table.wait ? [] : waysOf(this.table.choices, card || undefined);
  }

  /** The moves that need no card: to draw, to bid, to pass; while one asks why, those refused too. */
  get beside() {
    const { choices, wait } = this.table;
    return wait ? [] : choices.filter((each) => (each.ok || this.asking) && needsNoCard(each));
  }

  /** Whether there is nothing else to do. */
  get pressed() {
    return !this.table.choices.some((each) => each.ok && !needsNoCard(each));
  }

  /** What the table answered, until it has been read. */
  get answer() {
    return this.attention.answer;
  }

  /** The move that the coach showed, once he has. */
  get best() {
    return this.table.coach.at(-1)?.play ?? "";
  }

  /** What the felt needs to be drawn. */
  get felt() {
    const { table, words, focused, chosen, ways, wrong, fresh, onto, middle } = this;
    const moment = `${table.id} ${table.deal} ${table.placed} ${table.lesson?.at ?? ""}`;
    const one = this.cardAt(this.lifted) && ways.length === 1 && !chosen.size ? ways[0].table : [];
    const taken = this.lying.filter((card) => one.includes(plain(card.key))).map((card) => card.key);
    return {
      ...{ table, words, focused, fresh, onto, middle, ways },
      picked: this.several.size ? this.several : new Set(this.lifted ? [this.lifted] : []),
      chosen: new Set([...chosen, ...taken]),
      wrong: this.answer?.kind === "illegal" ? wrong : new Set(),
      lit: new Set([...this.hand, ...this.lying].map(({ key }) => key).filter(litBy(table.coach))),
      held: this.slots(moment),
      places: this.laid.laid(this.lying.map(({ key }) => key), moment),
      on: {
        press: (/** @type {CardModel} */ card) => this.press(card),
        focus: (/** @type {CardModel} */ card) => this.focus(card),
        goOn: () => this.goOn(),
        choose: (/** @type {CardModel} */ card, /** @type {Event} */ event) => this.choose(card, event),
        onto: (/** @type {ZoneModel} */ zone, /** @type {Event} */ event) => this.choosePlace(zone, event),
        reach: (/** @type {CardModel} */ card) => {
          this.reached = card.key;
        },
        tabbed: () => (this.lying.some(({ key }) => key === this.reached) ? this.reached : this.lying[0]?.key),
        several: () => table.several && !table.wait && table.choices.length > 0,
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
    if (fresh) {
      this.motion.before();
      this.settle(inHand);
      this.chosen = new Set();
      this.several = new Set();
      this.onto = this.number = null;
      this.copied = undefined;
      this.finished &&= !!table.lesson?.done;
    }
    this.attention.turn();
    this.moments.follow();
    root.toggleAttribute("data-choosing", this.kernel.goingOn.choosing);
    root.toggleAttribute("data-sitting", this.kernel.sitting > 0);
    root.toggleAttribute("data-cell", !document.body.dataset.page);
    const { language } = table.settings;
    if (root.lang !== language) root.lang = language; // said again, it would cost a style of everything
    root.dataset.revision = String(table.revision);
    root.dataset.colours = table.settings.colours;
    root.dataset.size = own("size");
    showCorners(table.corners);
    render(stage(this), root);
    this.watch();
    this.gloss.follow();
    this.revision = table.revision;
    this.attention.follow(hadFocus);
    if (fresh) {
      this.motion.after();
      this.attention.keep(hadFocus, inHand);
    }
    this.pace.follow();
    this.tiles.arrive();
  }

  /** Hear of it when the middle has another size: to ask for it now would lay out everything first. */
  watch() {
    const box = this.root.querySelector(".ic-middle");
    if (!box || box === this.watched) return;
    this.resized.disconnect();
    this.resized.observe(box);
    this.watched = box;
  }

  /** The places of the hand, then of what is played from beside it. @param {string} moment */
  slots(moment) {
    const [own, ...beside] = this.table.zones.filter((zone) => zone.playable);
    const keys = beside.flatMap((zone) => zone.cards.map(({ key }) => key));
    return [...this.held.laid(own?.cards.map(({ key }) => key) ?? [], moment), ...keys];
  }

  /** Take the measure of the middle; says whether it is another than before. */
  measured() {
    const { middle } = this;
    this.middle = middleOf(this.root) ?? middle;
    return Math.abs(this.middle.width - middle.width) >= 1 || Math.abs(this.middle.height - middle.height) >= 1;
  }

  /** After a change the focus stays in the hand, on the nearest card. @param {boolean} inHand */
  settle(inHand) {
    const keys = this.hand.map((card) => card.key);
    this.renew(keys);
    this.lifted = keys.includes(this.lifted) ? this.lifted : "";
    if (keys.includes(this.focused)) return;
    const place = inHand ? (this.place ?? 0) : 0;
    this.focused = keys[Math.min(place, keys.length - 1)] ?? "";
  }

  /** Which cards are new in the hand: none of those that are dealt. @param {string[]} keys */
  renew(keys) {
    const { id, deal, placed, lesson } = this.table;
    const dealt = `${id} ${deal} ${placed} ${lesson?.at ?? ""}`;
    if (dealt !== this.dealt || this.table.review) this.fresh = new Set();
    else keys.filter((key) => !this.keys.includes(key)).forEach((key) => this.fresh.add(key));
    this.dealt = dealt;
    this.keys = keys;
  }

  /** @param {CardModel} card */
  focus(card) {
    this.place = this.hand.findIndex((each) => each.key === card.key);
    this.focused = card.key;
    this.draw();
  }

  /** A card of the hand is pressed. @param {CardModel} card */
  press(card) {
    if (this.asking) this.ask(card);
    else if (this.goOn() || this.table.wait) return;
    else if (this.felt.on.several()) this.pick(card);
    else this.play(card);
  }

  /** Play a card, or lift it where it takes something or could do several things. @param {CardModel} card */
  play(card) {
    this.place = this.hand.findIndex((each) => each.key === card.key);
    const ways = waysOf(this.table.choices, card);
    const silent = ways.filter((way) => !way.said);
    const takes = ways.length > 1 || ways.some((way) => way.table.length);
    if (!this.chosen.size && takes && (this.lifted !== card.key || silent.length > 1)) {
      this.lifted = card.key; // it may take this or that
      this.draw();
      return;
    }
    const move = this.moveWith(card);
    if (move) this.move(move);
    else this.send(this.picked(card));
  }

  /** Play the card that is lifted. */
  playLifted() {
    const card = this.cardAt(this.lifted);
    const [only, other] = this.ways;
    if (only && !other && !this.chosen.size) this.move(only.move);
    else if (card) this.play(card);
  }

  /** Turn to a number, to name it. @param {number | null} number */
  count(number) {
    this.number = number;
    this.draw();
  }

  /** Enter on a card of the hand: play it; among others that are chosen, make what they are offered.
   * @param {CardModel} card */
  enter(card) {
    const [first] = this.answer?.moves ?? [];
    if (this.several.has(card.key) && first) this.move(first.move);
    else if (this.felt.on.several()) this.pick(card);
    else this.play(card);
  }

  /** Choose a card of the hand together with others, or let go of it. @param {CardModel} card */
  pick(card) {
    const others = [...this.several].filter((key) => key !== card.key);
    this.several = new Set(this.several.has(card.key) ? others : [...others, card.key]);
    this.offer();
  }

  /** Ask what the chosen cards can do. */
  offer() {
    if (this.several.size) this.send(this.picked());
    this.draw();
  }

  /** Choose a meld that cards go onto. @param {ZoneModel} zone @param {Event} event */
  choosePlace(zone, event) {
    if (this.table.wait || this.table.over) return;
    event.stopPropagation();
    this.onto = this.onto === zone.number ? null : zone.number;
    this.offer();
  }

  /** The move that a card makes with what is chosen, as the kernel wrote it. @param {CardModel} card */
  moveWith(card) {
    if (this.chosen.size) return choiceWith(this.table.choices, card, this.chosen)?.move;
    const [only, other] = waysOf(this.table.choices, card);
    return only && !other ? only.move : card.move;
  }

  /** What is chosen, to ask what it can do. @param {CardModel} [card] @returns {Message} */
  picked(card) {
    const hand = card ? card.key : [...this.several].join(" ");
    const onto = this.onto === null ? "" : String(this.onto);
    return { type: "pick", hand, table: [...this.chosen].join(" "), onto };
  }

  /** Make a move that the kernel wrote; or ask about it. @param {string} move */
  move(move) {
    if (this.asking) {
      this.asking = false;
      this.send({ type: "ask", move });
      return;
    }
    this.fresh = new Set();
    this.motion.acted();
    this.kernel.send({ type: "move", move });
  }

  /** Ask something about what is chosen. @param {Message} message */
  send(message) {
    this.wrong = new Set(this.chosen);
    this.kernel.send(message);
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
    if (way && (this.ways.length > 1 || this.lifted)) this.move(way.move);
  }

  /** Look at what came of the lesson. */
  finish() {
    this.finished = true;
    this.draw();
    /** @type {HTMLElement | null} */ (this.root.querySelector(".ic-lesson-end .ic-main"))?.focus();
  }

  /** Close what is open, and let go of what was chosen. */
  close() {
    this.lifted = "";
    this.chosen = new Set();
    this.several = new Set();
    this.onto = null;
    this.asking = this.setting = false;
    this.attention.read();
    this.shut();
  }

  /** Hold a card up, or put it back. @param {string} key */
  lift(key) {
    const card = this.cardAt(key);
    if (card && this.felt.on.several()) {
      this.pick(card);
      return;
    }
    this.lifted = this.lifted === key ? "" : key;
    this.draw();
  }

  /** Go on after a trick, at once; says whether there was anything to go on from. */
  goOn() {
    this.motion.hurry();
    this.moments.end();
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
    this.send(move ? { type: "ask", move } : this.picked(card));
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

  /** Show something beside the table, on a phone over it. @param {string} tab */
  show(tab) {
    this.open = tab;
    this.sheet = true;
    this.draw();
  }

  /** Show it, or close it where it is seen. @param {string} tab */
  toggle(tab) {
    if (this.open === tab) this.shut();
    else this.show(tab);
  }

  shut() {
    this.open = "";
    this.sheet = !!this.table.lesson;
    this.draw();
  }
}
