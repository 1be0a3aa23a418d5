// @ts-check
/** One table on the screen: draws the view model, and turns clicks and keys into messages. */

import { render } from "lit-html";

import { aimArrows } from "./arrows.js";
import { Attention } from "./attention.js";
import { Deck, useDeck } from "./card.js";
import { enableDragging } from "./drag.js";
import { createHandlers } from "./handlers.js";
import { listen } from "./keyboard.js";
import { OwnTable } from "./house_rules.js";
import { Leaving } from "./leaving.js";
import { Celebration } from "./celebration.js";
import { MeldFit } from "./meld_fit.js";
import { fitLesson } from "./lesson_room.js";
import { Motion } from "./motion.js";
import { Pace } from "./pace.js";
import { createRoot, focusIn, isOwnPage } from "./root.js";
import { Row } from "./row.js";
import { followScheme, setScheme } from "./scheme.js";
import { Selection } from "./selection.js";
import { isProjector } from "./projector.js";
import { ownSetting } from "./settings.js";
import { setPageContent } from "./page_content.js";
import { FAN, textScale } from "./sizes.js";
import { CardGroup } from "./card_group.js";
import { Slots } from "./slots.js";
import { Sounds } from "./sounds.js";
import { Spoken, spokenLog } from "./spoken.js";
import { middleOf, railProps, spokenProps, stage } from "./stage.js";
import { TableChooser } from "./table_chooser.js";
import { FIRST } from "./tabs.js";
import { TermBox } from "./terms.js";

/** @typedef {import("./kernel.js").Kernel} Kernel */

/** Less wide than this a table is laid as on a telephone, and a cell makes it as high: in CSS pixels at a text of 16. */
const NARROW = 560;

export class TableView {
  /** @param {Kernel} kernel @param {HTMLElement} el */
  constructor(kernel, el) {
    this.kernel = kernel;
    /** Its own on the page: in a notebook each table has a module of its own, that knows of no other. */
    this.id = `ic-table-${Math.random().toString(36).slice(2)}`;
    this.ending = new AbortController();
    this.root = createRoot(el, "ic", this.ending.signal);
    this.deck = new Deck(this.root);
    this.gloss = new TermBox(this.root);
    this.spoken = new Spoken(spokenLog(this.root));
    this.row = new Row(this);
    this.selection = new Selection(this);
    this.group = new CardGroup(this);
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
    /** The places of the cards that lie on the table. */
    this.slots = new Slots();
    /** What there is room for in the middle of the table. */
    this.middle = { width: 0, height: 0, gap: 0, scale: 1 };
    this.attention = new Attention(this);
    this.sounds = new Sounds(this);
    this.celebration = new Celebration(this);
    this.motion = new Motion(this);
    this.melds = new MeldFit(this);
    this.pace = new Pace(this);
    this.leaving = new Leaving(this);
    this.chooser = new TableChooser(this);
    this.ownTable = new OwnTable(kernel.progress.page);
    this.on = createHandlers(this);
    /** What could not be copied, or nothing where it could. @type {string | undefined} */
    this.copied = undefined;
    this.unfollow = followScheme(this.root);
    this.draw = this.draw.bind(this);
    listen(this, this.ending.signal);
    enableDragging(this, this.ending.signal);
    addEventListener("pagehide", () => kernel.progress.keepNow(), { signal: this.ending.signal });
    this.resized = new ResizeObserver(() => {
      if (this.table.lesson) fitLesson(this.root);
      if (this.measured()) this.draw();
    });
    /** @type {Element | undefined} */
    this.watched = undefined;
    this.leave = kernel.join(this.draw);
    this.draw();
  }

  remove() {
    this.leave();
    this.kernel.progress.keepNow();
    this.ending.abort();
    this.pace.stop();
    this.leaving.stop();
    this.spoken.stop();
    this.celebration.end();
    this.resized.disconnect();
    this.unfollow();
    this.gloss.close();
    this.deck.parts.remove();
    render(null, this.root);
    this.root.remove();
    setPageContent("");
  }

  get table() {
    return this.kernel.table;
  }

  get words() {
    return this.kernel.words;
  }

  /** What tells one deal, or one scene of a lesson, from another. */
  get moment() {
    const { id, deal, placed, lesson, memory } = this.table;
    return `${id} ${deal} ${placed} ${(memory ? "" : lesson?.at) ?? ""}`;
  }

  /** What the table answered, until it has been read. */
  get answer() {
    return this.attention.answer;
  }

  /** For how many cards the hand has room, all through a deal: where it grows and shrinks, for those that were
   * dealt and one that is drawn, and never for less than a fan. */
  get room() {
    const { dealt, mats } = this.table;
    return Math.max(this.row.keysWithGaps.length, mats.length ? Math.max(dealt + 1, FAN) : 3);
  }

  /** What most panels draw, and the handlers they call. */
  get props() {
    const { table, words, gloss, answer, asking, open, setting, on } = this;
    return { table, words, gloss, answer, asking, open, setting, on };
  }

  /** Which of the cards on the table, or of the melds, the Tab key leads to. @param {string} all */
  tabbed(all) {
    const keys =
      all === ".ic-laid"
        ? this.selection.lying.map(({ key }) => key)
        : this.table.zones.filter(({ spread }) => spread === "meld").map(({ id }) => id);
    return keys.includes(this.reached[all]) ? this.reached[all] : keys[0];
  }

  draw() {
    const { table, root } = this;
    const fresh = table.revision !== this.revision;
    const focused = focusIn(root);
    const hadFocus = !!focused;
    const inHand = !!focused?.closest(".ic-hand");
    if (fresh) {
      this.motion.before();
      this.row.settle(inHand);
      this.selection.settle();
      this.group.clear();
      this.copied = undefined;
      this.finished &&= !!table.lesson?.done;
    }
    this.group.draft.update(table.answer);
    this.group.land();
    this.attention.turn();
    this.celebration.follow();
    root.toggleAttribute("data-choosing", this.kernel.progress.choosing);
    root.toggleAttribute("data-sitting", this.kernel.sitting > 0);
    root.toggleAttribute("data-cell", !isOwnPage());
    root.toggleAttribute("data-dragging", this.group.before !== null);
    const { language } = table.settings;
    if (root.lang !== language) root.lang = language; // said again, it would cost a style of everything
    setScheme(root);
    const { colours } = table.settings;
    const size = isProjector() ? "wall" : ownSetting("size");
    for (const [name, value] of Object.entries({ revision: String(table.revision), colours, size }))
      if (root.dataset[name] !== value) root.dataset[name] = value; // written anew it is a change to whoever listens
    setPageContent(this.kernel.progress.choosing ? "choice" : "table");
    useDeck(this.deck, table.corners);
    if (fresh) this.attention.stay(focused);
    const moves = railProps(this);
    render(stage(this, moves), root);
    this.melds.follow();
    if (table.lesson) fitLesson(root);
    this.watch();
    this.gloss.follow();
    this.revision = table.revision;
    this.attention.follow(hadFocus);
    if (fresh) {
      this.motion.after();
      this.attention.keep(hadFocus, inHand);
      this.leaving.follow();
    }
    this.pace.follow();
    aimArrows(this);
    this.chooser.arrive();
    this.attention.back();
    if (this.kernel.progress.choosing || this.kernel.sitting) this.spoken.forget();
    else this.spoken.follow(spokenProps(this, moves));
  }

  /** Hear of it when the middle has another size: to ask for it now would lay out everything first. */
  watch() {
    const box = this.root.querySelector(".ic-middle");
    if (!box || box === this.watched) return;
    this.resized.disconnect();
    this.resized.observe(box);
    this.watched = box;
  }

  /** Take the measure of the middle; says whether it is another than before. */
  measured() {
    const { middle, root } = this;
    root.toggleAttribute("data-narrow", root.clientWidth < NARROW * textScale());
    this.middle = middleOf(root) ?? middle;
    return (
      Math.abs(this.middle.width - middle.width) >= 1 || Math.abs(this.middle.height - middle.height) >= 1
    );
  }

  /** Make a move that the kernel wrote; or ask about it. @param {string} move */
  move(move) {
    if (this.asking) {
      this.asking = false;
      this.selection.send({ type: "ask", move });
      return;
    }
    this.row.fresh = new Set();
    this.motion.onMove();
    this.kernel.send({ type: "move", move });
  }

  /** Look at what came of the lesson. */
  finish() {
    this.finished = true;
    this.draw();
    /** @type {HTMLElement | null} */ (this.root.querySelector(".ic-lesson-end .ic-main"))?.focus();
  }

  /** Look at its last step again. */
  unfinish() {
    this.finished = false;
    this.draw();
  }

  /** Close what is open, and let go of what was chosen; says whether there was anything. */
  close() {
    const { selection, group, asking, setting, answer, open } = this;
    const chosen = selection.lifted || selection.chosen.size || group.cards.size || group.draft.move;
    const shown = asking || setting || !!answer || !["", ...FIRST].includes(open);
    selection.clear();
    group.clear();
    this.asking = this.setting = false;
    this.attention.read();
    this.shut();
    return !!chosen || shown;
  }

  /** Go on after a trick, at once; says whether there was anything to go on from. */
  goOn() {
    this.motion.hurry();
    this.celebration.end();
    const { wait } = this.table;
    this.pace.hurry();
    if (wait?.for !== "table") return false;
    this.leaving.begin();
    this.kernel.send({ type: "go_on" });
    return true;
  }

  /** Answer the question of the step. @param {number} place */
  answerWith(place) {
    const at = this.table.lesson?.at ?? "";
    if (this.table.lesson?.question?.chosen !== null) return;
    this.kernel.send({ type: "answer", choice: String(place), at });
  }

  /** Show something beside the table, on a phone over it. @param {string} tab */
  show(tab) {
    this.open = tab;
    this.sheet = true;
    this.draw();
  }

  /** The coach's next step; after the last one what it said is opened again, and its numbers. */
  hint() {
    const { can, coach } = this.table;
    const more = this.root.querySelector("details.ic-more");
    if (can.hint || !coach.length) this.kernel.send({ type: "hint" });
    else if (this.open !== "coach") this.show("coach");
    else if (more instanceof HTMLDetailsElement) {
      more.open = !more.open;
      more.scrollIntoView({ block: "nearest" });
    }
  }

  /** Show it, or close it where it is seen. @param {string} tab */
  toggle(tab) {
    if (this.open === tab) this.shut();
    else this.show(tab);
  }

  /** Show what there is to say of a deal in review, or close it. */
  toggleReview() {
    this.open = "";
    this.sheet = !this.sheet;
    this.draw();
  }

  shut() {
    this.open = "";
    this.sheet = !!this.table.lesson;
    this.draw();
  }
}
