// @ts-check
/** One table on the screen: draws the view model, and turns clicks and keys into messages. */

import { render } from "lit-html";

import { Attention } from "./attention.js";
import { showCorners } from "./card.js";
import { choiceWith, litBy, needsNoCard, plain, waysOf } from "./choosing.js";
import { drags } from "./drag.js";
import { Gathering } from "./gathering.js";
import { listen } from "./keyboard.js";
import { Moments } from "./moments.js";
import { Motion } from "./motion.js";
import { Pace } from "./pace.js";
import { followScheme } from "./scheme.js";
import { own } from "./settings.js";
import { Slots } from "./slots.js";
import { moved, nextWay, ordered } from "./sorting.js";
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
    /** The face of the card that is chosen of those that can be named. */
    this.named = "";
    /** The meld that is chosen. @type {number | null} */
    this.onto = null;
    /** Where a card was let go of: the zone, until the table says what it can do there. @type {string | null} */
    this.dropped = null;
    /** The move that was begun. */
    this.gathering = new Gathering();
    /** The order of the hand that its owner laid, by key, and of which deal. @type {string[]} */
    this.order = [];
    /** What was chosen when it was refused. @type {Set<string>} */
    this.wrong = new Set();
    /** The cards that came to the hand since the learner's last act. @type {Set<string>} */
    this.fresh = new Set();
    this.dealt = "";
    /** The cards of the hand before. @type {string[]} */
    this.keys = [];
    /** Which of some things on the table the keys reached last. @type {Record<string, string>} */
    this.reached = {};
    /** What is open beside the table, and whether a phone shows it. */
    this.open = "";
    this.sheet = false;
    this.setting = false;
    /** Whether the end of a lesson is looked at. */
    this.finished = false;
    this.asking = false;
    this.revision = -1;
    this.places = new Slots();
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
    drags(this, this.ending.signal);
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

  /** The zone that the learner plays from. */
  get held() {
    return this.table.zones.find((zone) => zone.playable);
  }

  /** The cards of the hand that are in no move that was begun. */
  get loose() {
    return this.hand.filter(({ key }) => !this.gathering.keys.has(key));
  }

  /** How the hand is sorted, or nothing where it is not. @returns {import("./sorting.js").Way | ""} */
  get sorting() {
    if (!this.held?.sorted.suit) return "";
    return /** @type {import("./sorting.js").Way} */ (own("sort") || "suit");
  }

  /** The keys of the hand from left to right. @param {string} moment @returns {(string | null)[]} */
  inOrder(moment) {
    const keys = this.loose.map(({ key }) => key);
    const { sorting, held } = this;
    if (!sorting || !held?.sorted.suit) return this.slots(moment);
    const there = new Set(keys);
    return ordered(/** @type {any} */ (held.sorted), sorting, this.order).filter((key) => there.has(key));
  }

  /** The cards of the hand as they lie from left to right. */
  get row() {
    return /** @type {string[]} */ (this.inOrder(this.dealt).filter((key) => key !== null));
  }

  /** Sort the hand the next way. */
  sort() {
    if (!this.sorting) return;
    const row = this.row;
    const way = nextWay(this.sorting);
    if (way === "own" && !this.order.length) this.order = row;
    this.kernel.set("sort", way);
    this.draw();
  }

  /** Lay a card of the hand elsewhere in it. @param {string} key @param {number} place */
  shift(key, place) {
    if (!this.sorting) return;
    this.order = moved(this.row, key, place);
    if (this.sorting !== "own") this.kernel.set("sort", "own");
    this.draw();
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
    const gathered = this.gathering;
    const ontos = new Set((this.answer?.ways ?? []).filter(({ ok }) => ok).map(({ onto }) => onto));
    const moment = `${table.id} ${table.deal} ${table.placed} ${table.lesson?.at ?? ""}`;
    const one = this.cardAt(this.lifted) && ways.length === 1 && !chosen.size ? ways[0].table : [];
    const taken = this.lying.filter((card) => one.includes(plain(card.key))).map((card) => card.key);
    return {
      ...{ table, words, focused, fresh, onto, middle, ways, gathered, ontos },
      picked: this.several.size ? this.several : new Set(this.lifted ? [this.lifted] : []),
      chosen: new Set([...chosen, ...taken]),
      wrong: this.answer?.kind === "illegal" ? wrong : new Set(),
      lit: new Set([...this.hand, ...this.lying].map(({ key }) => key).filter(litBy(table.coach))),
      held: this.inOrder(moment),
      touched: (/** @type {ZoneModel} */ zone) => this.touched(zone),
      places: this.laid.laid(this.lying.map(({ key }) => key), moment),
      on: {
        press: (/** @type {CardModel} */ card) => this.press(card),
        focus: (/** @type {CardModel} */ card) => this.focus(card),
        goOn: () => this.goOn(),
        choose: (/** @type {CardModel} */ card, /** @type {Event} */ event) => this.choose(card, event),
        onto: (/** @type {ZoneModel} */ zone, /** @type {Event} */ event) => this.choosePlace(zone, event),
        touch: (/** @type {Choice} */ choice, /** @type {Event} */ event) => this.touch(choice, event),
        spread: (/** @type {Event} */ event) => {
          event.stopPropagation();
          this.toggle("spread");
        },
        reached: (/** @type {string} */ all, /** @type {string} */ key) => {
          this.reached[all] = key;
        },
        tabbed: (/** @type {string} */ all, /** @type {string} */ key) => key === this.tabbed(all),
        several: () => table.several && !table.wait && table.choices.length > 0,
      },
    };
  }

  /** Which of the cards on the table, or of the melds, the Tab key leads to. @param {string} all */
  tabbed(all) {
    const keys =
      all === ".ic-laid"
        ? this.lying.map(({ key }) => key)
        : this.table.zones.filter(({ spread }) => spread === "meld").map(({ id }) => id);
    return keys.includes(this.reached[all]) ? this.reached[all] : keys[0];
  }

  /** What touching a zone does: what the chosen cards can do there, or else what needs no card. @param {ZoneModel} zone */
  touched(zone) {
    const { wait, choices } = this.table;
    const all = wait ? [] : [...(this.answer?.ways ?? []), ...choices];
    const there = all.filter(({ touches }) => touches === zone.name);
    return there.find(({ ok }) => ok) ?? there[0];
  }

  /** Touch a zone: make the move, or ask why not. @param {Choice} choice @param {Event} event */
  touch(choice, event) {
    if (this.table.wait || this.table.over) return; // a click anywhere goes on
    event.stopPropagation();
    if (choice.ok && !this.asking) this.move(choice.move);
    else this.send({ type: "ask", move: choice.move });
    this.asking = false;
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
      this.gathering.clear();
      this.onto = this.number = null;
      this.named = "";
      this.copied = undefined;
      this.finished &&= !!table.lesson?.done;
    }
    this.gathering.heard(table.answer);
    this.land();
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
    return [...this.places.laid(own?.cards.map(({ key }) => key) ?? [], moment), ...keys];
  }

  /** Take the measure of the middle; says whether it is another than before. */
  measured() {
    const { middle } = this;
    this.middle = middleOf(this.root) ?? middle;
    return Math.abs(this.middle.width - middle.width) >= 1 || Math.abs(this.middle.height - middle.height) >= 1;
  }

  /** After a change the focus stays in the hand, on the nearest card. @param {boolean} inHand */
  settle(inHand) {
    this.renew(this.hand.map((card) => card.key));
    const keys = this.row;
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
    this.place = this.row.indexOf(card.key);
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
    this.place = this.row.indexOf(card.key);
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

  /** Turn to a card, to name it. @param {string} face */
  name(face) {
    this.named = face;
    this.draw();
  }

  /** Enter on a card of the hand: play it; among others that are chosen, make what they are offered.
   * @param {CardModel} card */
  enter(card) {
    const [first] = this.answer?.moves ?? [];
    const begins = this.answer?.ways?.find((way) => way.begins);
    if (this.several.has(card.key) && first) this.move(first.move);
    else if (this.several.has(card.key) && begins) this.begin(begins);
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
    if (this.several.size || this.gathering.move) this.send(this.picked());
    else this.attention.read();
    this.draw();
  }

  /** Do one of the things that the chosen cards can do. @param {Way} way */
  make(way) {
    if (way.ok) this.move(way.move);
    else if (way.begins) this.begin(way);
    else this.send({ type: "ask", move: way.move });
  }

  /** Put what was chosen into the move that is begun. @param {Way} way */
  begin(way) {
    const had = this.root.contains(document.activeElement);
    this.gathering.begin(way.begins, this.several);
    this.several = new Set();
    this.onto = null;
    this.settle(true);
    this.offer();
    this.attention.keep(had, true);
  }

  /** Take a part of the move that was begun back into the hand. @param {Part} part */
  takeBack(part) {
    const had = this.root.contains(document.activeElement);
    this.gathering.takeBack(part);
    this.offer();
    this.attention.keep(had, true);
  }

  /** Choose a meld that cards go onto. @param {ZoneModel} zone @param {Event} event */
  choosePlace(zone, event) {
    if (this.table.wait || this.table.over) return;
    event.stopPropagation();
    const [only, other] = this.answer?.moves ?? [];
    if (this.onto === zone.number && this.several.size && only && !other) {
      this.move(only.move); // pressed again: the card goes there
      return;
    }
    this.onto = this.onto === zone.number ? null : zone.number;
    this.offer();
  }

  /** A card is let go of over a zone, or over the mat: it does there what it can, with those chosen.
   * @param {string} key @param {string} zone */
  dropOnto(key, zone) {
    if (this.table.wait || this.table.over || !this.felt.on.several()) return;
    if (!this.several.has(key)) this.several = new Set([key]);
    this.onto = this.table.zones.find(({ id, spread }) => id === zone && spread === "meld")?.number ?? null;
    this.dropped = zone;
    this.offer();
  }

  /** The table has said what a card can do where it was let go of: if it is one thing, it is done. */
  land() {
    const { dropped, answer } = this;
    if (dropped === null || !answer?.ways) return;
    this.dropped = null;
    const name = this.table.zones.find(({ id }) => id === dropped)?.name;
    const there = answer.ways.filter((way) => (name && this.onto === null ? way.touches === name : !way.touches));
    const [only, other] = there.filter(({ ok, begins }) => ok || begins);
    queueMicrotask(() => {
      if (only?.ok && !other) this.move(only.move);
      else if (only && !other) this.begin(only);
      else if (!only && there.length) this.send({ type: "ask", move: there[0].move });
    });
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
    return { type: "pick", hand, table: [...this.chosen].join(" "), onto, begun: this.gathering.move };
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
    const told = this.answer?.ways?.[number - 1];
    if (told) {
      this.make(told);
      return;
    }
    const way = this.ways[number - 1];
    const beside = this.table.mats.length ? this.beside[number - 1] : undefined;
    if (way && (this.ways.length > 1 || this.lifted)) this.move(way.move);
    else if (beside && !this.several.size) this.move(beside.move);
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
    this.gathering.clear();
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
