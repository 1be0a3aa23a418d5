// @ts-check
/** What the page of a class keeps in this browser: a teacher's choice and the results that were read; of a
 * learner the name. */

import { read, readOwn, write, writeOwn } from "../storage.js";
import { KEY, kept, masteryOf } from "../store.js";
import { works } from "../work_log.js";

export const TEACHER = `${KEY}-class`;
const NAME = `${KEY}-name`;

/** Of the results those in `out` do not count, for the teacher has said so.
 * @typedef {{ title: string, items: string[], results: string[], out: string[] }} Chosen */

/** What a teacher chose and read. @returns {Chosen} */
export function chosen() {
  let told;
  try {
    told = JSON.parse(read(TEACHER) || "{}");
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const texts = (/** @type {any} */ each) =>
    Array.isArray(each) ? each.filter((text) => typeof text === "string") : [];
  const title = typeof told?.title === "string" ? told.title : "";
  return { title, items: texts(told?.items), results: texts(told?.results), out: texts(told?.out) };
}

/** Keep what a teacher chose and read; says whether it could. @param {Chosen} all */
export const choose = (all) => write(TEACHER, JSON.stringify(all));

/** The name of who learns in this tab, else of who did so last. */
export const nameOf = () => readOwn(NAME) ?? read(NAME) ?? "";
/** Keep a learner's name; says whether it could. @param {string} name */
export function called(name) {
  writeOwn(NAME, name);
  return write(NAME, name);
}

/** A time where one lives, to the minute, as a result says when it was written. @param {number} time */
export function written(time) {
  const date = new Date(time);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What this browser keeps of what is asked. @param {{ kind: string, text: string }[]} items */
export function keptOf(items) {
  const all = kept();
  const done = works();
  const names = items.filter(({ kind }) => kind === "lesson").map(({ text }) => text);
  const lessons = Object.fromEntries(
    names.flatMap((name) => {
      const answers = Object.values(all.pages[name]?.answers ?? {});
      const how = masteryOf(all, name).replace("mastered", "done") || (answers.length || all.places[name] ? "begun" : "");
      return how ? [[name, `${how}, ${answers.filter(Boolean).length}/${answers.length}`]] : [];
    }),
  );
  const missed = Object.fromEntries(
    Object.entries(done).filter(([what]) => names.includes(what.split(" ")[0])),
  );
  const games = new Set(items.filter(({ kind }) => kind !== "lesson").map(({ text }) => text.split(";")[0]));
  const kinds = Object.entries(done).filter(([what]) => games.has(what.split(";")[0]));
  return { when: written(Date.now()), lessons, missed, works: kinds.map(([, token]) => token) };
}
