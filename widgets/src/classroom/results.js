// @ts-check
/** What came back from a class: to be read, the table, and what was missed most. */

import { html, nothing } from "lit-html";

import { cell } from "./states.js";

/** @typedef {import("./teacher.js").Teacher} Teacher */

/** @param {Teacher} teacher */
export function results(teacher) {
  const { view, reading, rows, bad } = teacher;
  const say = view.say.bind(view);
  if (!teacher.task) return nothing;
  const busy = reading.read < reading.all;
  const said = busy
    ? say("read-so-far", reading)
    : rows.size + bad.length
      ? say("read-all", { good: rows.size, bad: bad.length })
      : "";
  const dropped = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    readFiles(teacher, event.dataTransfer?.files);
  };
  return html`<section class="ic-class-box" aria-labelledby="ic-class-results" @dragover=${allow} @drop=${dropped}>
    <h2 id="ic-class-results">${say("results")}</h2>
    <p class="ic-class-soft">${say("results-more")}</p>
    <form @submit=${(/** @type {Event} */ event) => readPasted(teacher, event)}>
      <label>${say("paste")} <textarea name="texts" rows="4" spellcheck="false" required></textarea></label>
      <p class="ic-class-buttons">
        <button class="go" ?disabled=${busy}>${say("read")}</button>
        <label class="btn">${say("files")}<input class="ic-class-hide" type="file" multiple accept=".txt,text/plain"
          @change=${(/** @type {Event} */ event) => readChosen(teacher, event)}></label>
        ${rows.size + bad.length
          ? html`<button type="button" class="btn" @click=${() => teacher.forgetAll()}>${say("forget")}</button>`
          : nothing}
        <b role="status">${said}${teacher.full ? ` ${say("full", { most: view.model.most })}` : ""}</b>
      </p>
    </form>
    ${bad.length
      ? html`<h3>${say("wrong")}</h3>
          <ul class="ic-class-bad">
            ${bad.map((row) => html`<li><b>${row.name}</b> ${view.in(row.wrong ?? {})}</li>`)}
          </ul>`
      : nothing}
    ${rows.size ? table(teacher) : nothing} ${missed(teacher)}
  </section>`;
}

/** @param {Teacher} teacher */
function table({ view, rows, items }) {
  const say = view.say.bind(view);
  const all = [...rows.values()].sort((one, other) => one.name.localeCompare(other.name, view.language));
  return html`<div class="ic-class-wide" tabindex="0" role="region" aria-label=${say("table-label")}>
    <table>
      <thead>
        <tr>
          <th scope="col">${say("learner")}</th>
          ${items.map((item) => html`<th scope="col">${view.label(item)}</th>`)}
          <th scope="col">${say("when")}</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(
          ({ name, when, done = {} }) => html`<tr>
            <th scope="row">${name}</th>
            ${items.map(({ text }) => cell(view, done[text]))}
            <td class="ic-class-when">${when}</td>
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${say("state-done")}</th>
          ${items.map(
            ({ text }) => html`<td>${all.filter(({ done = {} }) => done[text]).length}/${all.length}</td>`,
          )}
          <td></td>
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/** @param {Teacher} teacher */
function missed({ view, missed: all, items }) {
  const say = view.say.bind(view);
  if (!all.length) return nothing;
  return html`<h3>${say("missed")}</h3>
    <p class="ic-class-soft">${say("missed-more")}</p>
    <ol class="ic-class-missed">
      ${all.map(({ item, question, missed, of }) => {
        const found = items.find(({ text }) => text === item);
        const href = found && view.href(found, "?projector");
        const label = found ? view.label(found) : item;
        return html`<li>
          <progress max=${of} value=${missed} aria-hidden="true"></progress>
          <b>${say("missed-by", { missed, of })}</b>
          <span>${label}${question ? html`: <q>${question}</q>` : nothing}</span>
          ${href ? html`<a href=${href} aria-label="${say("large")}: ${label}">${say("large")}</a>` : nothing}
        </li>`;
      })}
    </ol>`;
}

/** @param {Event} event */
const allow = (event) => event.preventDefault();

/** @param {Teacher} teacher @param {Event} event */
function readPasted(teacher, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get("texts"));
  form.reset();
  if (text.trim()) teacher.read([text]);
}

/** @param {Teacher} teacher @param {Event} event */
function readChosen(teacher, event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  readFiles(teacher, input.files).then(() => (input.value = ""));
}

/** Read files, of each no more than a whole class can have written. @param {Teacher} teacher @param {FileList | null | undefined} files */
async function readFiles(teacher, files) {
  const { most, longest } = teacher.view.model;
  const some = [...(files ?? [])].slice(0, most);
  await teacher.read(await Promise.all(some.map((file) => file.slice(0, most * longest).text())));
}
