// @ts-check
/** A lesson on the wall, in large letters: one key shows what a step asks for and goes on, another goes
 * back. An address asks for it, `?projector`. */

import { queryValue } from "./address.js";
import { isOwnPage } from "./root.js";

/** @typedef {Pick<import("./view.js").TableView, "finish" | "finished" | "goOn" | "kernel" | "table"
 *   | "unfinish">} TableParts */

const FORTH = ["ArrowRight", "PageDown", " "];
const BACK = ["ArrowLeft", "PageUp"];

export const isProjector = () => isOwnPage() && queryValue("projector") !== null;

/** What a key does on the wall; says whether it did anything. @param {TableParts} view @param {KeyboardEvent} event */
export function handleWallKey(view, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (!isProjector() || target.closest("select, input, textarea, summary")) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const forth = FORTH.includes(event.key) && !(event.key === " " && target.closest("button, a"));
  if (!forth && !BACK.includes(event.key)) return false;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) turnPage(view, forth);
  return true;
}

/** @param {TableParts} view @param {boolean} forth */
function turnPage(view, forth) {
  const { table, kernel } = view;
  const { lesson, puzzle, wait } = table;
  const step = (/** @type {string} */ to) => kernel.send({ type: "step", to, at: lesson?.at ?? "" });
  if (wait?.for === "table" && forth) view.goOn();
  else if (lesson && !forth && view.finished) view.unfinish();
  else if (lesson && !forth) step("back");
  else if (lesson?.done) view.finish();
  else if (lesson) step(lesson.can.next ? "next" : "show");
  else if (puzzle) kernel.send({ type: "review", to: forth ? "show" : "again" });
}
