// @ts-check
/** The keyboard at a table: what each key does there. */

import { answerTo, bareRanks } from "./answers.js";
import { commandOf, nextPlace, MOVES } from "./keys.js";
import { handleWallKey } from "./projector.js";
import { focusNotebook, isOwnPage } from "./root.js";
import { sentences } from "./sentences.js";
import { KEYS_KNOWN, isByEar, ownSetting, writeSetting } from "./settings.js";

/** @typedef {Pick<import("./view.js").TableView, "answerWith" | "attention" | "close" | "goOn" | "hint" | "kernel" | "pace" | "root"
 *   | "row" | "selection" | "spoken" | "table" | "toggle" | "words"> & import("./projector.js").TableParts} TableParts */
/** @typedef {import("./keys.js").Command} Command */
/** @typedef {import("./answers.js").Question} Question */

/** @param {TableParts} view @param {AbortSignal} signal */
export function listen(view, signal) {
  view.root.addEventListener("keydown", (event) => handleKey(view, event), { signal });
  document.addEventListener("keydown", (event) => handleNowhere(view, event), { signal });
  document.addEventListener("keydown", (event) => handleWallKey(view, event), { signal, capture: true });
}

/** On a page of ours the keys do from nowhere what they do at the table, and the arrows lead to the hand; in a
 * notebook they are the notebook's. @param {TableParts} view @param {KeyboardEvent} event */
function handleNowhere(view, event) {
  const { progress, sitting } = view.kernel;
  if (!isOwnPage() || document.activeElement !== document.body || progress.choosing || sitting) return;
  if (event.defaultPrevented || walk(view, event)) return;
  const command = commandOf(event, false);
  if (command && !event.repeat) {
    event.preventDefault();
    perform(view, command);
  } else if (["ArrowLeft", "ArrowRight"].includes(event.key)) inHand(view)?.focus();
  else if (event.key === "Enter") {
    event.preventDefault(); // else it presses what it leads to
    view.attention.start();
  }
}

/** In a review the arrows walk through the deal, unless a card is to be found; says whether they did.
 * @param {TableParts} view @param {KeyboardEvent} event */
function walk({ kernel }, event) {
  const { review } = kernel.table;
  const to = { ArrowLeft: "back", ArrowRight: "next" }[event.key];
  if (
    !review ||
    !to ||
    review.phase === "try" ||
    event.shiftKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return false;
  event.preventDefault();
  kernel.send({ type: "review", to });
  return true;
}

/** The card of the hand that the focus is on, or would be. @param {TableParts} view @returns {HTMLElement | null} */
const inHand = (view) => view.root.querySelector(`.ic-hand [data-key="${view.row.focused}"]`);

/** What lies on the table: cards to be taken, or melds. */
const ON_TABLE = ":is(.ic-laid, .ic-melds)";

/** @param {TableParts} view @param {KeyboardEvent} event */
function handleKey(view, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("select, input, textarea") && event.key !== "Escape") return;
  if (!target.closest("[role=tablist]") && walk(view, event)) {
    event.stopPropagation();
    return;
  }
  const lying = !!target.closest(ON_TABLE);
  const held = !!target.closest(".ic-hand") || target.matches(".ic-felt, .ic-slip");
  const command = commandOf(event, held || lying);
  if (!command || (lying && ["play", "lift"].includes(command))) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat && !MOVES.includes(command)) return; // held down it is one wish
  if (lying && ["left", "right", "first", "last"].includes(command)) go(view, command, ON_TABLE);
  else perform(view, command);
}

/** Let the focus go along the cards of a zone. @param {TableParts} view @param {Command} command @param {string} zone */
function go(view, command, zone) {
  const all = [...view.root.querySelectorAll(`${zone} button`)];
  const place = nextPlace(
    all.findIndex((each) => each.matches(":focus")),
    all.length,
    command,
  );
  /** @type {HTMLElement | undefined} */ (all[place])?.focus();
}

/** Let the focus go to the table, or back to the hand. @param {TableParts} view @param {string} zone */
function focusZone(view, zone) {
  /** @type {HTMLElement | null} */ (view.root.querySelector(`${zone} [tabindex="0"]`))?.focus();
}

/** Answer a question in words. @param {TableParts} view @param {Question} question */
const tell = ({ spoken, table, words }, question) => spoken.say(answerTo(question, table, words));

/** Take what has a number: an answer to a question, or a move. @param {TableParts} view @param {number} number */
function choose(view, number) {
  const { lesson } = view.table;
  if (lesson?.question?.options[number - 1]) view.answerWith(number - 1);
  else view.selection.take(number);
}

/** @param {TableParts} view @param {Command} command */
function perform(view, command) {
  if (!ownSetting(KEYS_KNOWN)) writeSetting(KEYS_KNOWN, "yes");
  const card = view.row.cardAt(view.row.focused);
  switch (command) {
    case "play":
      if (view.goOn() || view.pace.justWent) break;
      if (view.root.querySelector(".ic-rest:focus")) inHand(view)?.focus();
      else if (card) view.selection.enter(card);
      break;
    case "lift":
      view.selection.lift(view.row.focused);
      break;
    case "up":
      focusZone(view, ON_TABLE);
      break;
    case "down":
      focusZone(view, ".ic-hand");
      break;
    case "earlier":
    case "later":
      view.row.shift(
        view.row.focused,
        view.row.keys.indexOf(view.row.focused) + (command === "later" ? 1 : -1),
      );
      inHand(view)?.focus();
      break;
    case "sort":
      view.row.sort();
      break;
    case "why":
      if (card) view.selection.ask(card);
      break;
    case "hint":
      view.hint();
      break;
    case "undo":
    case "redo":
      view.kernel.send({ type: command });
      break;
    case "last-taken":
      view.toggle("last");
      tell(view, "last");
      break;
    case "count":
      view.toggle("count");
      tell(view, "count");
      break;
    case "ear":
      view.kernel.set("ear", isByEar() ? "off" : "on");
      view.spoken.say(
        isByEar()
          ? sentences([view.words["ear-said-on"], bareRanks(view.table, view.words)])
          : view.words["ear-said-off"],
      );
      break;
    case "close":
      if (!view.close()) focusNotebook(view.root);
      break;
    default:
      if (command.startsWith("tell ")) tell(view, /** @type {Question} */ (command.slice(5)));
      else if (command.startsWith("way ")) choose(view, Number(command.slice(4)));
      else if (inHand(view)?.matches(":focus")) go(view, command, ".ic-hand");
      else inHand(view)?.focus();
  }
}
