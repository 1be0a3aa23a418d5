// @ts-check
/** What a learner’s class was asked last, as its link says it. */

import { KEY } from "./store.js";

const TASK = `${KEY}-task`;

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
