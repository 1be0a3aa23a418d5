// @ts-check
/** What a learner’s class was asked last, as its link says it. */

import { projected } from "./projector.js";
import { KEY } from "./store.js";

const TASK = `${KEY}-task`;
/** The page of a class, as it is called in an address. */
const CLASS = /\/030_class\/?$/;

/** The task, or nothing. */
export function given() {
  try {
    return localStorage.getItem(TASK) ?? "";
  } catch (error) {
    if (error instanceof DOMException) return ""; // a browser that keeps nothing
    throw error;
  }
}

/** Keep a task, for the home page to lead back to. @param {string} task */
export function give(task) {
  try {
    localStorage.setItem(TASK, task);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // then its link leads there
  }
}

/** Where the page of a class lies that this one was opened from, with what it was asked; else nothing.
 * On a projector it is the teacher's. @param {string} [came] */
export function classBefore(came = document.referrer) {
  const page = came.split(/[?#]/, 1)[0];
  if (!CLASS.test(page)) return "";
  if (projected()) return page;
  const task = given();
  return task && `${page}#${task}`;
}
