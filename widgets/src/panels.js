// @ts-check
/** Everything beside the felt: status, actions, answers, coach, score, log, settings. */

import { html, nothing } from "lit-html";

import { mini } from "./card.js";
import { trick } from "./felt.js";
import { explained } from "./terms.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function head(view) {
  return html`<header class="ic-head">
    <span class="ic-heading">${view.table.heading}</span>
    ${settings(view)}
  </header>`;
}

/** @param {TableView} view */
export function settings(view) {
  const { words } = view;
  const leave = (/** @type {FocusEvent} */ event) => {
    const box = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (!box.contains(/** @type {Node | null} */ (event.relatedTarget))) box.open = false;
  };
  return html`<details class="ic-settings" @focusout=${leave}>
    <summary>${words.settings}</summary>
    <div class="ic-box" tabindex="-1">
      ${setting(view, "language", { en: "English", it: "Italiano" })}
      ${setting(view, "pace", {
        wait: words["pace-wait"],
        slow: words["pace-slow"],
        quick: words["pace-quick"],
      })}
      ${setting(view, "index", { auto: words["index-auto"], always: words["index-always"] })}
      ${view.table.settings.level && !view.table.practice
        ? setting(view, "level", levels(words))
        : nothing}
      <p>${words.direction}</p>
      <p>${words.keys}</p>
      ${view.table.zones.some((zone) => zone.choosable) ? html`<p>${words["keys-table"]}</p>` : nothing}
    </div>
  </details>`;
}

/** How well the others can play. @param {Words} words */
export const levels = (words) => ({
  easy: words["level-easy"],
  medium: words["level-medium"],
  hard: words["level-hard"],
});

/** @param {TableView} view @param {string} name @param {Record<string, string>} values */
export function setting({ table, words, kernel }, name, values) {
  const choose = (/** @type {Event} */ event) =>
    kernel.set(name, /** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label>
    ${words[name]}
    <select @change=${choose}>
      ${Object.entries(values).map(
        ([value, label]) =>
          html`<option value=${value} ?selected=${table.settings[name] === value}>${label}</option>`,
      )}
    </select>
  </label>`;
}

/** What is said above everything: that the table is lost, or that somebody goes on where he was.
 * @param {TableView} view */
export function notice({ kernel, words, table }) {
  if (kernel.silent) {
    if (!kernel.goingOn.page) return told("trouble", words.silent, nothing);
    const again = html`<button type="button" class="ic-action ic-main" @click=${() => kernel.reopen()}>
      ${words["go-on-here"]}
    </button>`;
    return told("trouble", words[kernel.trouble], again);
  }
  if (!kernel.resumed || kernel.sitting || table.lesson?.repeating) return nothing;
  const first = () => kernel.send({ type: "step", to: "first", at: table.lesson?.at ?? "" });
  const anew = html`<button type="button" class="ic-action" @click=${first}>${words["start-over"]}</button>`;
  return told("note", words.resumed, table.lesson?.can.back ? anew : nothing);
}

/** @param {string} kind @param {string} text @param {unknown} button */
const told = (kind, text, button) =>
  html`<div class="ic-notice ic-${kind}" role=${kind === "trouble" ? "alert" : "status"}>
    <p>${text}</p>
    ${button}
  </div>`;

/** One polite line: what happened, and what is to be done. @param {TableView} view */
export function status(view) {
  const { table } = view;
  const hidden = table.lesson && !table.can.score;
  const say = hidden ? (/** @type {string} */ text) => text : explained(view);
  return html`<p class="ic-status ${hidden ? "ic-hidden" : ""}" role="status">
    ${table.said ? html`<span class="ic-said">${say(table.said)}</span>` : nothing}
    <strong>${say(table.status)}</strong>
  </p>`;
}

/**
 * A button of a row.
 * @param {string} label
 * @param {() => void} press
 * @param {{ shown?: boolean, main?: boolean, key?: string, pressed?: string }} [how]
 */
export const button = (label, press, { shown = true, main = false, key = "", pressed = "" } = {}) =>
  shown
    ? html`<button
        type="button"
        class="ic-action ${main ? "ic-main" : ""}"
        aria-keyshortcuts=${key || nothing}
        aria-pressed=${pressed || nothing}
        @click=${press}
      >
        ${label}${key ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing}
      </button>`
    : nothing;

/** @param {TableView} view */
export function actions(view) {
  const { table, words } = view;
  const { can, wait } = table;
  const lifted = view.cardAt(view.lifted);
  const extra = table.choices.filter((choice) => choice.control === "button" && choice.ok);
  const takings = lifted ? view.ways : [];
  const choose = (/** @type {Choice} */ way) => view.kernel.send({ type: "move", move: way.move });
  const send = (/** @type {string} */ type) => () => view.kernel.send({ type });
  return html`<div class="ic-actions" role="group">
    ${button(words["go-on"], send("go_on"), {
      shown: wait?.for === "table" && wait.ms === null,
      main: true,
      key: "Enter",
    })}
    ${button(view.chosen.size ? words.take : words.play, () => lifted && view.play(lifted), {
      shown: !!lifted && (takings.length < 2 || view.chosen.size > 0),
      main: true,
    })}
    ${takings.length > 1
      ? takings.map((way, place) => taking(view, way, place + 1, () => choose(way)))
      : nothing}
    ${extra.map((choice) =>
      button(choice.label, () => view.kernel.send({ type: "move", move: choice.move })),
    )}
    ${button(words["next-deal"], send("deal"), { shown: can.next_deal, main: true })}
    ${button(words["new-match"], send("deal"), { shown: can.new_match, main: true })}
    ${button(words.review, () => view.kernel.send({ type: "review", to: "open" }), {
      shown: can.review,
    })}
    ${button(words[table.coach.length ? "hint-more" : "hint"], send("hint"), {
      shown: can.hint,
      key: "H",
    })}
    ${button(words.why, () => view.why(), {
      shown: table.choices.length > 0,
      key: "?",
      pressed: String(view.asking),
    })}
    ${button(words.undo, send("undo"), { shown: can.undo, key: "Z" })}
    ${button(words.redo, send("redo"), { shown: can.redo, key: "Y" })}
    ${button(words.last, () => view.toggle("last"), {
      shown: can.last,
      key: "L",
      pressed: String(view.open === "last"),
    })}
    ${button(words.score, () => view.toggle("score"), {
      shown: can.score,
      pressed: String(view.open === "score"),
    })}
  </div>`;
}

/** A button that takes what lies there under a number. @param {TableView} view @param {Choice} way
 * @param {number} number @param {() => void} press */
const taking = ({ lying, words }, way, number, press) =>
  html`<button
    type="button"
    class="ic-action ic-main ic-taking"
    aria-keyshortcuts=${number}
    aria-label="${number} ${way.label}"
    title=${way.label}
    @click=${press}
  >
    ${number}
    ${way.table.length
      ? lying.filter((card) => way.table.includes(card.key)).map(mini)
      : words.play}
  </button>`;

/** What the table answered: why, why not, or that something went wrong. @param {TableView} view */
export function answer(view) {
  const { table, words, asking } = view;
  const told = asking ? { kind: "why", text: words["ask-card"] } : table.answer;
  const moves = (!asking && table.answer?.moves) || [];
  return html`<div class="ic-answer" role="status">
    ${told ? html`<p class="ic-told ic-${told.kind}">${explained(view)(told.text)}</p>` : nothing}
    ${moves.map((choice) =>
      button(choice.label, () => view.kernel.send({ type: "move", move: choice.move })),
    )}
  </div>`;
}

/** @param {TableView} view */
export function lastTaken(view) {
  const zone = view.table.zones.find((each) => each.name.startsWith("last-"));
  if (view.open !== "last" || !zone) return nothing;
  const sizes = { ...view.sizes, middle: zone.cards.length > 3 ? 60 : 90 };
  const copy = { ...zone, cards: zone.cards.map((card) => ({ ...card, key: `last-${card.key}` })) };
  return html`<section class="ic-box ic-panel-last">
    <h3>${zone.label}</h3>
    ${trick(copy, { ...view.felt, sizes })}
  </section>`;
}

/** @param {TableView} view */
export function coach(view) {
  const { table, words } = view;
  if (!table.coach.length) return nothing;
  const say = explained(view);
  return html`<section class="ic-box ic-coach" aria-live="polite">
    <h3>${words.coach}</h3>
    ${table.coach.map(
      (step) => html`<h4>${step.title}</h4>
        ${step.lines.map(
          (line) =>
            html`<p aria-atomic="true"
              >${line.move ? html`<strong>${line.move}.</strong> ` : nothing}${say(line.text)}</p>`,
        )}`,
    )}
  </section>`;
}

/** @param {TableView} view */
export function log({ table, words }) {
  if (!table.can.score) return nothing;
  return html`<details class="ic-log">
    <summary>${words.log}</summary>
    <ol tabindex="0" aria-label=${words.log}>
      ${table.log.map((line) => html`<li>${line}</li>`)}
    </ol>
  </details>`;
}
