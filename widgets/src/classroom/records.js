// @ts-check
/** What the page of a class keeps in this browser: a teacher's choice and the results that were read; of a
 * learner the name. */

import { read, readOwn, write, writeOwn } from "../storage.js";
import { currentPage } from "../moved_lessons.js";
import { KEY, loadState, masteryOf } from "../store.js";
import { readWork } from "../work_log.js";

export const PLAN = `${KEY}-class`;
const NAME = `${KEY}-name`;

/** Of the results those in `out` do not count, for the teacher has said so.
 * @typedef {{ title: string, items: string[], results: string[], out: string[] }} Plan */

/** What a teacher chose and read. @returns {Plan} */
export function readPlan() {
  let plan;
  try {
    plan = JSON.parse(read(PLAN) || "{}");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const texts = (/** @type {any} */ each) =>
    Array.isArray(each) ? each.filter((text) => typeof text === "string") : [];
  const title = typeof plan?.title === "string" ? plan.title : "";
  return { title, items: texts(plan?.items), results: texts(plan?.results), out: texts(plan?.out) };
}

/** Keep what a teacher chose and read; says whether it could. @param {Plan} all */
export const writePlan = (all) => write(PLAN, JSON.stringify(all));

/** The name of who learns in this tab, else of who did so last. */
export const readName = () => readOwn(NAME) ?? read(NAME) ?? "";
/** Keep a learner's name; says whether it could. @param {string} name */
export function writeName(name) {
  writeOwn(NAME, name);
  return write(NAME, name);
}

/** A time where one lives, to the minute, as a result says when it was written. @param {number} time */
export function formatTime(time) {
  const date = new Date(time);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What this browser keeps of what is asked. @param {{ kind: string, text: string }[]} items */
export function collectWork(items) {
  const all = loadState();
  const done = readWork();
  const names = items.filter(({ kind }) => kind === "lesson").map(({ text }) => text);
  const lessons = Object.fromEntries(
    names.flatMap((name) => {
      const page = currentPage(name);
      const answers = Object.values(all.pages[page]?.answers ?? {});
      const how =
        masteryOf(all, page).replace("mastered", "done") ||
        (answers.length || all.places[page] ? "begun" : "");
      return how ? [[name, `${how}, ${answers.filter(Boolean).length}/${answers.length}`]] : [];
    }),
  );
  const missed = Object.fromEntries(
    Object.entries(done).flatMap(([what, said]) => {
      const [page, question] = what.split(" ");
      const name = names.find((each) => currentPage(each) === currentPage(page));
      return name ? [[`${name} ${question}`, said]] : [];
    }),
  );
  const games = new Set(items.filter(({ kind }) => kind !== "lesson").map(({ text }) => text.split(";")[0]));
  const kinds = Object.entries(done).filter(([what]) => games.has(what.split(";")[0]));
  return { when: formatTime(Date.now()), lessons, missed, works: kinds.map(([, token]) => token) };
}
