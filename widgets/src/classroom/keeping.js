// @ts-check
/** What the page of a class keeps in this browser: a teacher's choice and the results that were read; of a
 * learner the name. */

import { read, readOwn, write, writeOwn } from "../storage.js";
import { KEY, kept, masteryOf } from "../store.js";
import { works } from "../works.js";

const TEACHER = `${KEY}-class`;
const NAME = `${KEY}-name`;

/** @typedef {{ title: string, items: string[], results: string[] }} Chosen */

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
  return { title, items: texts(told?.items), results: texts(told?.results) };
}

/** @param {Chosen} all */
export const choose = (all) => write(TEACHER, JSON.stringify(all));

/** Whether it is the teacher's choice that another tab has changed. @param {StorageEvent} event */
export const changedElsewhere = ({ key }) => key === TEACHER;

/** The name of who learns in this tab, else of who did so last. */
export const nameOf = () => readOwn(NAME) ?? read(NAME) ?? "";
/** @param {string} name */
export function called(name) {
  writeOwn(NAME, name);
  write(NAME, name);
}

/** When it is, where one lives, to the minute. */
function now() {
  const date = new Date();
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
  return { when: now(), lessons, missed, works: kinds.map(([, token]) => token) };
}
