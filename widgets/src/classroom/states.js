// @ts-check
/** How a thing that was asked went, as a mark and in words. */

import { html, nothing } from "lit-html";

/** @type {Record<string, string>} */
const SIGNS = { done: "✓", again: "↻", begun: "…", right: "✓", wrong: "✗", won: "★", played: "●" };

/** @param {DoneModel | undefined} done */
export const mark = (done) =>
  html`<span class="ic-class-mark" data-state=${done?.state ?? ""} aria-hidden="true">${done ? SIGNS[done.state] : "·"}</span>`;

/** How it went, in words. @param {import("./view.js").ClassView} view @param {DoneModel} done */
export const stateText = (view, { state, told: detail, helped }) =>
  [view.say(`state-${state}`), detail, helped ? view.say("helped") : ""].filter(Boolean).join(", ");

/** That a browser could not keep something. @param {import("./teacher.js").Teacher} teacher @param {string} what */
export const storageWarning = ({ lost, view }, what) =>
  lost === what
    ? html`<p class="ic-class-wrong" role="alert">${view.say("unkept")} ${view.say("unkept-more")}</p>`
    : nothing;

/** How it went, in a table. @param {import("./view.js").ClassView} view @param {DoneModel | undefined} done */
export const cell = (view, done) =>
  html`<td>
    ${mark(done)}<span class="ic-class-hide">${done ? stateText(view, done) : view.say("not-done")}</span>
    ${done?.told ? html`<span aria-hidden="true">${done.told}${done.helped ? "*" : ""}</span>` : nothing}
  </td>`;
