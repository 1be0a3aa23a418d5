// @ts-check
/** The rail between table and hand: one sentence, and the one thing to do now. */

import { html, nothing } from "lit-html";

import { miniCard } from "./card.js";
import { moveButton, isOnRail } from "./choices.js";
import { advisedMove, advisedChoice, confirmations, IN_RAIL } from "./confirmations.js";
import { reasonOf } from "./reason.js";
import { sumOf } from "./captures.js";
import { gesture } from "./gesture.js";
import { button } from "./controls.js";
import { offerButtons } from "./offer_buttons.js";
import { briefOf } from "./offers.js";
import { explainTerms, wholeText } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./terms.js").TermProps} TermProps */
/** @typedef {{ words: Words, lying: CardModel[], card: CardModel | undefined, ways: Choice[], chosen: Set<string>,
 *   on: Pick<Handlers, "move"> }} WaysProps
 * The `card` that is held up, the `ways` to play it, and the cards of the table, those `chosen` by their keys. */
/** @typedef {TermProps & WaysProps & {
 *   table: Pick<TableModel, "over" | "lesson" | "can" | "choices" | "status" | "said" | "rail" | "coach" | "wait" | "review" | "puzzle" | "memory" | "mats">,
 *   answer: TableModel["answer"], asking: boolean, open: string, resumed: boolean, ended: boolean, following: string, onward: import("./progress.js").Progress["onward"], repeats: boolean, offered: Choice[], beside: Choice[],
 *   sayings: string[], word: string, talking: boolean, turned: boolean, number: number | null, named: string,
 *   on: Pick<Handlers, "send" | "move" | "goOn" | "finish" | "close" | "make" | "playLifted" | "toggle" | "talk" | "say" | "nextPuzzle"> }} Props
 * Whether the hand is `resumed`, the lesson `ended`, the puzzle `following` one that is solved, the way `onward` once all is repeated here, and whether more `repeats` follow, the moves `offered` on the felt, and those `beside` the cards; what can
 * be said with a card, the `word` that is chosen, and whether one is `talking` about which; whether one `turned` to
 * a `number`, or to a card or rank that is `named`, oneself. */

/** @param {Props} props */
export function rail(props) {
  const { table, answer } = props;
  const wrong = answer?.kind === "illegal" || (!!verdictOf(props) && table.puzzle?.phase === "wrong");
  const kind = wrong ? "ic-refusal" : verdictOf(props) ? "ic-found" : "";
  return html`<div class="ic-rail ${kind} ${table.over ? "ic-at-end" : ""}">
    ${status(props)}
    <span class="ic-steps">${restartButton(props)} ${proveButton(props)} ${action(props)}</span>
  </div>`;
}

/** Letters that a sentence has room for: what comes from elsewhere may be longer, and has lines of its own. */
const LINE = 64;

/** Why the play of a puzzle was right or wrong, in one sentence; "" until it is told, or while something else is.
 * @param {Pick<Props, "table" | "answer" | "asking">} props */
const verdictOf = ({ table, answer, asking }) => (answer || asking ? "" : reasonOf(table.puzzle));

/**
 * What the rail says: what happened, what is to be done, and where longer words on it are read, if there are any.
 * @param {Pick<Props, "table" | "words" | "answer" | "asking" | "resumed" | "card" | "chosen" | "ways" | "word" | "turned">} props
 * @returns {{ said: string, now: string, whole: string, tab: string }}
 */
export function speech(props) {
  const { table, words, answer, asking, resumed } = props;
  const { said, lesson, can } = table;
  if (asking) return { said: "", now: words["ask-card"], whole: "", tab: "" };
  if (answer && (answer.kind === "illegal" || isOnRail(props))) {
    const { text } = answer;
    const brief = briefOf(answer);
    return { said: "", now: brief, whole: brief === text ? "" : text, tab: answer.ways ? "chosen" : "why" };
  }
  if (props.word) return { said: "", now: words["say-card"], whole: "", tab: "" };
  const verdict = verdictOf(props);
  if (verdict) return { said: "", now: verdict, whole: table.status, tab: "puzzle" };
  const only = preview(props);
  if (only) return { said: "", now: only, whole: "", tab: "" };
  const now = lesson?.table === false ? "" : table.rail.status;
  const short = resumed || (table.rail.status === table.status && table.rail.said === said);
  const whole = short || !can.score ? "" : `${said} ${table.status}`.trim();
  const happened = resumed ? words.resumed : table.rail.said;
  return { said: happened === now ? "" : happened, now, whole, tab: "log" };
}

/** One line: what happened, and what is to be done; pressed, it opens the longer words.
 * @param {Props} props */
function status(props) {
  const { table, answer, lying, chosen, open, resumed, on } = props;
  const hidden = table.lesson && !table.can.score && !answer;
  const cards = lying.filter((card) => chosen.has(card.key));
  const sum = !answer && cards.length && cards.every((card) => card.makes) ? sumOf(cards) : "";
  const { said, now, whole, tab } = speech(props);
  const say = hidden || whole ? (/** @type {string} */ text) => wholeText(text) : explainTerms(props);
  const long = now.length > LINE;
  const tight = long || (said && now);
  const words = html`${said ? html`<span class="ic-said ${resumed ? "ic-resumed" : ""}">${say(said)}</span>` : nothing}
    <strong>${say(now)}</strong>`;
  return html`<p class="ic-status ${long ? "ic-long" : ""} ${tight ? "ic-tight" : ""}">
      ${
        whole
          ? html`<button
              type="button"
              class="ic-whole"
              title=${whole}
              aria-expanded=${open === tab ? "true" : "false"}
              @click=${() => on.toggle(tab)}
            >
              ${words}
            </button>`
          : words
      }
    </p>
    <p class="ic-sum">${sum}</p>`;
}

/** What the button beside it would do. @param {Pick<Props, "table" | "card" | "chosen" | "ways" | "turned">} props */
function preview({ table, card, chosen, ways, turned }) {
  const [only, other] = card && !chosen.size ? ways : [];
  if (only) return other ? "" : only.brief;
  const advised = advisedChoice(table);
  return turned ? "" : (advised?.brief ?? table.coach.at(-1)?.brief ?? "");
}

/** What goes on from here. @param {Props} props */
function action(props) {
  const { table, words, answer, card, ways, chosen, beside, on } = props;
  const { wait, lesson, review, puzzle } = table;
  if (props.ended) {
    return html`${button(words.again, () => step(props, "again"), { shown: !!lesson?.can.again })}
    ${button(words.finish, on.finish, { main: true })}`;
  }
  if (props.onward)
    return html`<a class="ic-action ic-main" href=${props.onward.href}>${words[props.onward.word]}</a>`;
  if (lesson?.can.next || lesson?.can.again) return stepButtons(props);
  if (props.repeats && review) return button(words.next, () => on.nextPuzzle(""), { main: true });
  if (props.following)
    return button(words["puzzle-next"], () => on.nextPuzzle(props.following), { main: true });
  if (puzzle?.phase === "wrong") {
    return button(words["review-again"], () => on.send({ type: "review", to: "again" }), { main: true });
  }
  if (wait?.for === "table") {
    return html`${wait.ms === null ? nothing : ring(words, wait.ms)}
    ${button(words["to-end"], () => step(props, "end"), { shown: !!lesson?.can.skip })}
    ${button(lesson?.can.parallel ? words.parallel : words[table.memory?.start ? "memory-start" : "go-on"], on.goOn, { main: true, key: "Enter" })}`;
  }
  if (review && !review.complete && !review.phase) {
    return button(words["review-stop"], () => on.send({ type: "review", to: "close" }));
  }
  if (answer?.kind === "illegal")
    return [
      button(words["choose-again"], on.close),
      ...(props.offered.length ? [] : beside).map((choice) => moveButton(props, choice, false)),
    ];
  if (review?.phase && !card) return reviewButtons(props);
  const moves = answer?.moves ?? [];
  if (answer?.ways?.some(({ ok, begins }) => ok || begins))
    return offerButtons({ words, ways: answer.ways, on });
  const best = advisedMove(table);
  if (best && !moves.length && !props.turned)
    return button(words["play-it"], () => on.move(best), { main: true });
  if (props.offered.length)
    return confirmations(props).map((choice, place) =>
      moveButton(props, choice, !place && (choice.number !== null || !!choice.names || !!choice.rank)),
    );
  if (moves.length) return moves.map((choice, place) => moveButton(props, choice, !place));
  const among = ways.length > IN_RAIL ? nothing : wayButtons(props);
  if (among !== nothing) return among;
  if (card && (ways.length < 2 || chosen.size)) {
    const takes = chosen.size || ways[0]?.table.length;
    return button(takes ? words.take : words.play, on.playLifted, { main: true });
  }
  const zone = lesson?.named.zone; // what the step asks to touch is its one button
  const offered = beside.filter(({ touches }) => !zone || touches === zone);
  return [sayingChip(props), ...offered.map((choice) => moveButton(props, choice, !!zone))];
}

/** A quiet chip for what is said with a card: it opens the words, or takes the chosen one back. @param {Props} props */
const sayingChip = ({ words, sayings, word, talking, on }) =>
  sayings.length
    ? html`<button
        type="button"
        class="ic-action ic-say"
        aria-expanded=${talking ? "true" : "false"}
        aria-pressed=${word ? "true" : "false"}
        @click=${on.talk}
      >
        ${word || words.say}
      </button>`
    : nothing;

/** The words that can be said with the next card. @param {Props} props */
export function sayingButtons({ words, sayings, talking, on }) {
  if (!talking) return nothing;
  return html`<div class="ic-ways" role="group" aria-label=${words.say}>
    ${sayings.map((each) => button(each, () => on.say(each)))}
  </div>`;
}

/** A lesson that is gone on with can be begun anew. @param {Props} props */
function restartButton({ table, words, resumed, on }) {
  const first = () => on.send({ type: "step", to: "first", at: table.lesson?.at ?? "" });
  return button(words["start-over"], first, { shown: !!table.lesson?.can.back && resumed });
}

/** Whoever knows a lesson answers its last questions instead. @param {Props} props */
function proveButton(props) {
  const { table, words, resumed } = props;
  if (!table.lesson?.can.prove || resumed) return nothing;
  return html`<button
    type="button"
    class="ic-action ic-prove"
    title=${words["prove-how"]}
    aria-label="${words.prove}: ${words["prove-how"]}"
    @click=${() => step(props, "prove")}
  >
    ${words.prove}
  </button>`;
}

/** Go to another step of the lesson. @param {Props} props @param {string} to */
const step = ({ table, on }, to) => on.send({ type: "step", to, at: table.lesson?.at ?? "" });

/** The steps of a lesson. @param {Props} props */
function stepButtons(props) {
  const { table, words } = props;
  const { can } = /** @type {LessonModel} */ (table.lesson);
  return html`${button(words.again, () => step(props, "again"), { shown: can.again, main: !can.next })}
  ${button(can.parallel ? words.parallel : can.first ? words["from-first"] : words[table.memory?.over ? "memory-again" : "next"], () => step(props, "next"), { shown: can.next, main: true })}`;
}

/** At a decision of a deal in review: to see the answer. @param {Props} props */
function reviewButtons({ words, on }) {
  const ask = (/** @type {string} */ to) => () => on.send({ type: "review", to });
  return button(words["review-show"], ask("show"), { main: true });
}

/** How much of the pause is left. @param {Words} words @param {number} ms */
const ring = (words, ms) =>
  html`<span class="ic-ring" role="img" aria-label=${words["by-itself"]} style="--ms:${ms}ms"></span>`;

/** What a card may take, each under its number. @param {WaysProps} props */
export function wayButtons({ words, ways, lying, card, chosen, on }) {
  if (ways.length < 2 || !card || chosen.size) return nothing;
  return html`<div class="ic-ways" role="group" aria-label=${words.actions}>
    ${ways.map(
      (way, place) => html`<button
        type="button"
        class="ic-action ic-main ic-taking"
        aria-keyshortcuts=${place + 1}
        aria-label="${place + 1} ${way.label}"
        title=${way.label}
        @click=${() => on.move(way.move)}
      >
        <span>${place + 1}</span>
        ${way.table.length ? lying.filter(({ key }) => way.table.includes(key)).map(miniCard) : [gesture(way.gesture), way.said || words.play]}
      </button>`,
    )}
  </div>`;
}
