// @ts-check
/** The home page: a path for each game, what is due today, one's own figures. All of it stays here. */

import "./page/header.js";

import { encodeHash } from "./address.js";
import { readTask } from "./class_task.js";
import { all, element, pageAt, part, say, words } from "./home_page.js";
import { drawDue, drawIdeas } from "./home_today.js";
import { dueIdeas, today } from "./memory.js";
import { hashWithLevel } from "./practice_levels.js";
import { blockRepeatedEnter } from "./root.js";
import { carryLanguage } from "./settings.js";
import { trouble } from "./storage.js";
import {
  figuresOf,
  FORMAT,
  forgetState,
  updateState,
  loadState,
  masteryOf,
  parseState,
  setToday,
} from "./store.js";

/** @typedef {import("./store.js").SavedState} SavedState */

/** Where this script was told what it needs of the site. */
const [play] = (part(document, "script[data-play]").dataset.play ?? "").split("?"); // a click asks for the language

/** The lessons of a game, by name. @param {ParentNode} path */
const lessonsOf = (path) => all(".list [data-page]", path);

/** How somebody stands in a lesson: `here`, `again`, `done`, `mastered`, or nothing yet.
 * @param {SavedState} now @param {HTMLElement} lesson */
const stateOf = (now, { dataset: { page = "" } }) => (now.places[page] ? "here" : masteryOf(now, page));

/** What is next among lessons: where one is, else the first that is not done. @param {SavedState} now @param {HTMLElement[]} lessons */
const nextOf = (now, lessons) =>
  lessons.find((each) => stateOf(now, each) === "here") ??
  lessons.find((each) => ["", "again"].includes(stateOf(now, each)));

function draw() {
  const now = loadState();
  const due = dueIdeas(now, Date.now());
  all(".gp[data-game]").forEach((path) => drawPath(now, path, due));
  all("[data-page]").forEach((lesson) => drawIdeas(now, lesson));
  for (const list of all("#own, #lessons")) drawLessons(now, lessonsOf(list));
  const been = !!figuresOf(now).days || !!Object.keys({ ...now.pages, ...now.places }).length;
  if (been) welcome(now);
  element("new").hidden = been;
  const chosen = today(due);
  drawDue(now, due, chosen, been, play);
  drawTask();
  for (const [name, number] of Object.entries(figuresOf(now, Date.now()))) {
    part(document, `[data-figure="${name}"]`).textContent = String(number);
  }
  element("figures").hidden = !been;
  element("progress").hidden = false;
  updateState((same) => setToday(same, chosen));
  drawStorage();
}

/** Whether all of it is kept here, or why not. */
function drawStorage() {
  const why = trouble();
  element("kept-here").hidden = !!why;
  element("kept").hidden = !why;
  if (why) part(element("kept"), "strong").textContent = say(`unkept-${why}`);
}

/** @param {SavedState} now @param {HTMLElement} path @param {{ page: string }[]} due */
function drawPath(now, path, due) {
  const lessons = lessonsOf(path);
  const again = lessons.map(({ dataset }) => due.some((each) => each.page === dataset.page));
  const next = nextOf(now, lessons);
  const marks = all(".cn", path);
  marks.forEach((mark, at) => {
    const state = stateOf(now, lessons[at]) || (lessons[at] === next ? "next" : "todo");
    mark.className = `cn ${state} ${again[at] ? "recall" : ""}`;
  });
  drawLessons(now, lessons, again, next);
  drawButtons(now, path, next);
  /** @type {HTMLAnchorElement[]} */ (all(".ladder", path)).forEach((link) => drawLadder(now, link));
  if (!lessons.length) return;
  const known = lessons.map(({ dataset: { page = "" } }) => masteryOf(now, page));
  const mastered = known.filter((state) => state === "mastered").length;
  const done = known.filter((state) => state === "done").length + mastered;
  part(path, ".m b").textContent = say("count", { done, all: lessons.length });
  if (mastered) part(path, ".m span").textContent = say("mastered-count", { number: mastered });
}

/** How somebody stands in each lesson of a list, and which is next.
 * @param {SavedState} now @param {HTMLElement[]} lessons @param {boolean[]} [again] @param {HTMLElement} [next] */
function drawLessons(now, lessons, again = [], next) {
  lessons.forEach((row, at) => {
    const state = stateOf(now, row) || (row === next ? "next" : "");
    row.dataset.state = state;
    part(row, ".state").textContent = [state && say(state), again[at] && part(document, "#due b").textContent]
      .filter(Boolean)
      .join(", ");
  });
}

/** A ladder leads to its first hand that is not solved, and says how many are.
 * @param {SavedState} now @param {HTMLAnchorElement} link */
function drawLadder(now, link) {
  /** @type {string[]} */
  const hands = JSON.parse(link.dataset.hands ?? "[]");
  const { answers = {} } = now.pages[pageAt(link.pathname)] ?? {};
  const left = hands.filter((id) => !answers[id]);
  link.hash = encodeHash(left[0] ?? hands[0]);
  part(link, "small").textContent = `${hands.length - left.length}/${hands.length}`;
}

/** What one goes on with, and beside it what one plays; puzzles, where all is learnt.
 * @param {SavedState} now @param {HTMLElement} path @param {HTMLElement} [next] */
function drawButtons(now, path, next) {
  const [on, table, puzzles] = [".on", ".play", ".puzzles"].map(
    (each) => /** @type {HTMLAnchorElement | null} */ (path.querySelector(each)),
  );
  const { game, table: first } = path.dataset;
  const last = now.table.split(";")[0].trim() === game ? encodeHash(now.table) : first;
  if (table) table.href = `${play}#${hashWithLevel(now, last ?? "")}`;
  if (!on || !lessonsOf(path).length) return;
  const started = !!next && lessonsOf(path).indexOf(next) > 0;
  on.classList.toggle("main", started || !next);
  if (next) {
    setLink(on, path, labelOf(stateOf(now, next), next), linkOf(next));
  } else if (table) {
    setLink(on, path, say("play"), table.href);
    table.hidden = !puzzles;
    if (puzzles) setLink(table, path, puzzles.textContent ?? "", puzzles.href);
  }
}

/** @param {HTMLAnchorElement} link @param {HTMLElement} path @param {string} label @param {string} href */
function setLink(link, path, label, href) {
  link.textContent = label;
  link.setAttribute("aria-label", `${part(path, "h3").textContent?.trim()}: ${label}`);
  link.href = href;
}

/** Where a lesson is. @param {HTMLElement} lesson */
const linkOf = (lesson) => /** @type {HTMLAnchorElement} */ (lesson.closest("a") ?? part(lesson, "a")).href;

/** What leads to a lesson. @param {string} state @param {HTMLElement} lesson */
function labelOf(state, { dataset: { number = "" } }) {
  if (state === "here") return say("go-on");
  return state === "again" ? say("once-more") : say("lesson", { number });
}

/** Somebody who has been here is led on: to where he was last, or to what comes next.
 * @param {SavedState} now */
function welcome(now) {
  const start = /** @type {HTMLAnchorElement} */ (element("start"));
  start.dataset.page ??= pageAt(start.pathname);
  const paths = all(".gp[data-game]").filter((path) => lessonsOf(path).length);
  const lessons = [start, ...all("#own [data-page]"), ...paths.flatMap(lessonsOf)];
  const when = (/** @type {HTMLElement} */ { dataset: { page = "" } }) =>
    Math.max(now.places[page]?.when ?? 0, now.pages[page]?.done ?? 0, now.pages[page]?.again ?? 0);
  const last = lessons.reduce((one, other) => (when(other) > when(one) ? other : one));
  const path = last.closest(".gp, #own") ?? paths[0];
  const next =
    (when(last) && stateOf(now, last) === "here" && last) ||
    nextOf(now, lessonsOf(path)) ||
    nextOf(now, lessons);
  element("hello").textContent = say("back");
  part(document, ".hero").classList.add("back");
  element("try").hidden = true;
  const { title = "", short = title, minutes = "" } = next?.dataset ?? {};
  const game = next?.closest(".gp")?.querySelector("h3")?.textContent?.trim() ?? "";
  const hand = Object.entries(now.places).find(
    ([page, { when: then }]) => page === pageAt(play) && then > when(last),
  );
  const here = next && stateOf(now, next) === "here";
  element("lead").textContent = hand
    ? say("left")
    : next
      ? here
        ? say("here-lesson", { title })
        : say(short === title ? "next-lesson" : "next-within", { title: short, minutes, game })
      : "";
  start.textContent = say(next || hand ? "go-on" : "play");
  start.href = hand ? `${play}#table` : next ? linkOf(next) : play;
  const shown = /** @type {HTMLTemplateElement} */ (part(next?.closest(".gp") ?? paths[0], "template"));
  element("cards").hidden = false;
  element("cards").replaceChildren(shown.content.cloneNode(true));
}

/** What a class was asked, where this browser has opened its link. */
function drawTask() {
  const task = readTask();
  element("task").hidden = !task;
  part(element("task"), "span").textContent = new URLSearchParams(task).get("class") ?? "";
  /** @type {HTMLAnchorElement} */ (part(element("task"), "a")).hash = task;
}

/** @param {string} text */
function showMessage(text) {
  element("told").textContent = text;
}

document.addEventListener("keydown", blockRepeatedEnter, { capture: true });

for (const button of all(".gp .open[aria-expanded]")) {
  button.addEventListener("click", () => {
    const open = button.getAttribute("aria-expanded") === "false";
    button.setAttribute("aria-expanded", String(open));
    element(button.getAttribute("aria-controls") ?? "").hidden = !open;
  });
}

for (const card of all(".try button")) {
  card.addEventListener("click", () => {
    for (const each of all(".try button")) each.setAttribute("aria-pressed", String(each === card));
    element("lead").textContent = card.dataset.says ?? "";
    element("try").classList.add("tried"); // only now is the best of them shown
  });
}

element("save").addEventListener("click", () => {
  const link = document.createElement("a");
  const text = JSON.stringify({ ...loadState(), format: FORMAT }, null, 1);
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "italiancards-progress.json";
  link.click();
  URL.revokeObjectURL(link.href);
});

element("load").addEventListener("change", async (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  try {
    const loaded = parseState(await file.text());
    const could = updateState(() => loaded);
    draw();
    showMessage(could ? say("loaded", { name: file.name }) : say(`unkept-${trouble()}`));
  } catch {
    showMessage(say("not-loaded", { name: file.name }));
  }
  input.value = "";
});

element("clear").addEventListener("click", () => {
  if (!confirm(words.sure)) return;
  forgetState();
  location.reload();
});

carryLanguage();
draw();
// A page that comes back from the browser's own memory shows what has been done since.
window.addEventListener("pageshow", (event) => event.persisted && draw());
