// @ts-check
/** What the home page tells of what was learnt: what is asked again today, and how well each idea is known. */

import { all, element, pageAt, say } from "./home_page.js";
import { levelOf } from "./memory.js";

/** @typedef {import("./store.js").SavedState} SavedState */

/** How well an idea is known, the least first. */
const LEVELS = /** @type {const} */ (["seen", "known", "sure"]);

/** How well each idea of a lesson is known, once one was asked about; a part is known as its least known idea.
 * @param {SavedState} now @param {HTMLElement} lesson */
export function drawIdeas({ memory }, lesson) {
  const list = lesson.querySelector(".ideas");
  const ideas = Object.values(memory[lesson.dataset.page ?? ""] ?? {});
  if (!list) return;
  for (const row of all("[data-part]", list)) {
    const levels = ideas.filter((each) => String(each.part) === row.dataset.part).map(levelOf);
    const level = LEVELS.find((each) => levels.includes(each)) ?? "";
    row.dataset.level = level;
    row.title = level && say(`idea-${level}`);
    row.setAttribute("aria-label", [row.textContent, row.title].filter(Boolean).join(": "));
  }
  list.toggleAttribute("hidden", !ideas.length);
}

/** What is asked again today, and where it begins: some five minutes, of several games where there are.
 * @param {SavedState} now @param {import("./store.js").DueIdea[]} due @param {import("./store.js").DueIdea[]} chosen what of it is asked today
 * @param {boolean} been @param {string} play where one plays */
export function drawDue(now, due, chosen, been, play) {
  const box = element("due");
  const later = Object.values(now.memory).flatMap(Object.keys).length - due.length;
  box.hidden = !been || !(due.length || later);
  box.classList.toggle("none", !due.length);
  const [few, heading, sentence, answer] = /** @type {HTMLElement[]} */ ([...box.children]);
  heading.hidden = answer.hidden = !chosen.length;
  const minutes = Math.ceil((chosen.length * 2) / 3);
  const [count, time] = chosen.length
    ? say(chosen.length > 1 ? "due-many" : "due-one", { number: chosen.length, minutes }).split(/(?=, )/)
    : [say("due-later", { number: later })];
  const more = document.createElement("span"); // where there is no room for it the sheet leaves it out
  more.className = "more";
  more.textContent = time ?? "";
  sentence.replaceChildren(count, more);
  const pages = [...new Set(chosen.map(({ page }) => page.split("/")[0]))];
  const paths = new Set(
    pages.map((page) => document.querySelector(`[data-page="${CSS.escape(page)}"]`)?.closest(".gp")),
  );
  few.replaceChildren(
    ...[...paths].flatMap((path) => {
      const cards = /** @type {HTMLTemplateElement | null} */ (path?.querySelector("template") ?? null)
        ?.content;
      const shown = cards ? [.../** @type {DocumentFragment} */ (cards.cloneNode(true)).children] : [];
      return paths.size > 1 ? shown.slice(0, 1) : shown; // a card for each game
    }),
  );
  /** @type {HTMLAnchorElement} */ (answer).href = pages.length
    ? `${play.replace(pageAt(play), pages[0])}#repeat`
    : "";
}
