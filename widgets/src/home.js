// @ts-check
/** The course map on the home page: what is done, what comes next, what is to be repeated. */

import { due, FORMAT, forget, keep, kept, read } from "./store.js";

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What the page says, with {places} to fill. @type {Record<string, string>} */
const words = JSON.parse(element("course-words").textContent ?? "");

/** @param {string} name @param {Record<string, string | number>} [facts] */
function say(name, facts = {}) {
  return words[name].replace(/\{(\w+)\}/g, (_, fact) => String(facts[fact]));
}

/** @type {HTMLElement[]} */
const tiles = [...document.querySelectorAll("[data-page]")].map((each) => /** @type {HTMLElement} */ (each));

function draw() {
  const all = kept();
  const now = Date.now();
  const lessons = tiles.filter((tile) => tile.dataset.kind === "lesson");
  const next = lessons.find((tile) => !all.pages[pageOf(tile)]?.done);
  for (const tile of tiles) {
    const page = pageOf(tile);
    const place = all.places[page];
    const state = place ? "here" : all.pages[page]?.done ? "done" : tile === next ? "next" : "";
    tile.dataset.state = state;
    part(tile, ".state").textContent =
      state === "here" && place.steps
        ? say("step", { step: (place.step ?? 0) + 1, steps: place.steps })
        : state && say(state);
    const again = due(all, now, page).length;
    const repeat = part(tile, ".repeat");
    repeat.hidden = !again;
    repeat.textContent = again ? say("repeat", { number: again }) : "";
  }
  goOn(all, next);
  element("progress").hidden = false;
  element("kept").hidden = keep((now) => now);
}

/** The large button leads to where somebody was, or to what comes next.
 * @param {import("./store.js").Kept} all @param {HTMLElement | undefined} next */
function goOn(all, next) {
  const been = tiles
    .filter((tile) => all.places[pageOf(tile)])
    .sort((one, other) => all.places[pageOf(other)].when - all.places[pageOf(one)].when);
  const to = been[0] ?? next;
  if (!to || (!been.length && !Object.values(all.pages).some((page) => page.done))) return;
  const link = /** @type {HTMLAnchorElement} */ (element("start"));
  link.href = /** @type {HTMLAnchorElement} */ (part(to, "a")).href;
  link.textContent = say("go-on", { title: part(to, "strong").textContent ?? "" });
}

/** @param {HTMLElement} tile */
const pageOf = (tile) => tile.dataset.page ?? "";

/** @param {HTMLElement} tile @param {string} selector */
const part = (tile, selector) => /** @type {HTMLElement} */ (tile.querySelector(selector));

/** @param {string} text */
function tell(text) {
  element("told").textContent = text;
}

element("save").addEventListener("click", () => {
  const link = document.createElement("a");
  const text = JSON.stringify({ ...kept(), format: FORMAT }, null, 1);
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
    const loaded = read(await file.text());
    keep(() => loaded);
    draw();
    tell(say("loaded", { name: file.name }));
  } catch {
    tell(say("not-loaded", { name: file.name }));
  }
  input.value = "";
});

element("clear").addEventListener("click", () => {
  if (!confirm(words.sure)) return;
  forget();
  draw();
  tell(words.cleared);
});

draw();
// A page that comes back from the browser's own memory shows what has been done since.
window.addEventListener("pageshow", (event) => event.persisted && draw());
