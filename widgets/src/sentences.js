// @ts-check
/** What is to be said aloud of a table, whole and in plain text: pure functions from the view model. */

import { sumOf } from "./captures.js";

/** @typedef {{ kind: string, key: unknown, text: string }} Saying A text, and what it is told anew with. */
/** @typedef {{
 *   table: TableModel, answer: TableModel["answer"], asking: boolean, card: CardModel | undefined, ways: Choice[],
 *   lying: CardModel[], chosen: Set<string>, line: string, numbered: Choice[], first: string,
 *   news: string, proposal: string, asks: number, ear: boolean, words: Record<string, any> }} Props
 * The `card` that is held up, the `ways` to play it, the cards `lying` on the table, those `chosen`, and what the
 * `line` on the rail says is to be done, the moves `numbered` that need no card, what is said `first` of the keys,
 * what has happened, that another level is proposed, how often the table was asked something, and whether it is played by ear. */

/** Join sentences, each said once and each ended. @param {(string | null | undefined)[]} all */
export const sentences = (all) => [...new Set(all.flatMap((each) => ended(each ?? "")))].join(" ");

/** A text as a sentence, if there is any. @param {string} text */
function ended(text) {
  const whole = text.trim();
  return !whole ? [] : /[.!?…:][”’»)]?$/.test(whole) ? [whole] : [`${whole}.`];
}

/** List what there is to hear now, in the order in which it is said. @param {Props} props @returns {Saying[]} */
export function sayings(props) {
  const { table, answer, asking, asks } = props;
  const said = asking || !answer ? "" : answerText(answer);
  const { lesson, puzzle, review, coach, revision } = table;
  const task = nowText(props);
  const now = (
    /** @type {string} */ kind,
    /** @type {string} */ text,
    /** @type {unknown} */ key = text,
  ) => ({ kind, key, text });
  return [
    now("answer", said, `${asks} ${said}`),
    now("news", props.news, String(revision)),
    now("proposal", props.proposal),
    now("reply", lesson?.reply?.text ?? "", `${lesson?.at} ${lesson?.reply?.text}`),
    now("step", lesson ? stepText(lesson, table.rail.status) : "", lesson?.at),
    now("coach", coachText(coach), `${revision} ${coach.length}`),
    now("puzzle", verdictText(puzzle, props.line)),
    now("review", sentences((review?.rows ?? []).flatMap(({ label, text, cost }) => [label, text, cost]))),
    now("now", task, isAnswered(puzzle) ? task : atWork(review) ? "at work" : `${revision} ${task}`),
  ];
}

/** @param {TableModel["review"]} review */
const atWork = (review) => !!review && !review.complete && !review.phase;

/** Whether a puzzle was answered, so that what there is to do is a verdict, to be said once. @param {TableModel["puzzle"]} puzzle */
const isAnswered = (puzzle) => !!puzzle?.lines.length;

/** A verdict on a puzzle, and why; the move was said as it was made. @param {TableModel["puzzle"]} puzzle @param {string} verdict */
const verdictText = (puzzle, verdict) =>
  isAnswered(puzzle) ? sentences([verdict, puzzle?.lines[0].text]) : "";

/** What a refusal, a reason or a note says. @param {NonNullable<TableModel["answer"]>} answer */
const answerText = ({ kind, text, brief }) => sentences(kind === "picked" ? [brief] : [text]);

/** What a step tells and asks, and the answers with their keys, but for what the rail asks. @param {LessonModel} lesson @param {string} status */
const stepText = ({ text, agreed, question, task }, status) =>
  sentences([
    text,
    agreed,
    question?.text,
    has(text, task) || task === status ? "" : task,
    ...(question?.options ?? []).map(withNumber),
  ]);

/** Whether a text tells another, in whatever place of a sentence. @param {string} text @param {string} other */
export const has = (text, other) => text.toLowerCase().includes(other.toLowerCase());

/** What the coach says in its last step. @param {CoachStep[]} coach */
function coachText(coach) {
  const step = coach.at(-1);
  if (!step) return "";
  const { title, label, alike, lines } = step;
  if (label) return sentences([label, ...lines.map(({ text }) => text), alike]);
  return sentences([title, ...lines.map(lineText)]);
}

/** A move and what there is to say of it. @param {{ move: string | null, text: string, short?: string } | undefined} line */
const lineText = (line) => (line ? sentences([line.move, line.short || line.text]) : "");

/** What is to be done, as the rail says it; while others play, nothing. @param {Props} props */
function nowText(props) {
  const { table, lying, chosen, ways, card, asking, answer } = props;
  if (table.wait?.for === "bot") return "";
  const sum = lying.filter((each) => chosen.has(each.key));
  if (!answer && sum.length && sum.every(({ makes }) => makes)) return sumOf(sum);
  if (card && ways.length > 1 && !answer && !asking) return sentences(ways.map(withNumber));
  if ((answer && !asking) || table.coach.length) return ""; // it was said whole
  return sentences([props.line, ...props.numbered.map(withNumber)]);
}

/** A move or an answer after the key for it. @param {{ label: string }} choice @param {number} place */
const withNumber = ({ label }, place) => `${place + 1}: ${label}`;

/** What of all that was not there before, as one text; each sentence once. @param {Saying[]} before @param {Saying[]} now */
export function freshText(before, now) {
  const keys = new Map(before.map(({ kind, key }) => [kind, key]));
  const fresh = now.filter(({ kind, key, text }) => text && keys.get(kind) !== key);
  return fresh.reduce((said, { text }) => (has(said, text) ? said : sentences([said, text])), "");
}
