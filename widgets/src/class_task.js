// @ts-check
/** What a learner’s class was asked last, as its link says it. */

import { isProjector } from "./projector.js";
import { read, readOwn, write, writeOwn } from "./storage.js";
import { KEY } from "./store.js";

const TASK = `${KEY}-task`;
/** The page of a class, as it is called in an address. */
const CLASS = /\/030_class\/?$/;

/** The task, or nothing: this tab's, else the last that any was asked. */
export const readTask = () => readOwn(TASK) ?? read(TASK) ?? "";

/** Keep a task, for the home page to lead back to. @param {string} task */
export function writeTask(task) {
  writeOwn(TASK, task);
  write(TASK, task);
}

/** Where the page of a class lies that this one was opened from, with what it was asked; else nothing.
 * On a projector it is the teacher's. @param {string} [came] */
export function classPage(came = document.referrer) {
  const page = came.split(/[?#]/, 1)[0];
  if (!CLASS.test(page)) return "";
  if (isProjector()) return page;
  const task = readTask();
  return task && `${page}#${task}`;
}
