// @ts-check
/** What came back from a class: to be read, the table, and what was missed most. */

import { html, nothing } from "lit-html";

import { cell, storageWarning } from "./states.js";
import { decode, groupByLearner, splitResults } from "./texts.js";

/** @typedef {import("./teacher.js").Teacher} Teacher */

/** @param {Teacher} teacher */
export function resultsPanel(teacher) {
  const { view, reading, rows, bad, counted } = teacher;
  const say = view.say.bind(view);
  if (!teacher.task) return nothing;
  const busy = reading.read < reading.all;
  const out = rows.size - counted.length;
  const said = busy
    ? say("read-so-far", reading)
    : rows.size + bad.length
      ? `${say("read-all", { good: counted.length, bad: bad.length })}${out ? ` ${say("left-out", { many: out })}` : ""}`
      : "";
  const dropped = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    readFiles(teacher, event.dataTransfer?.files);
  };
  return html`<section class="ic-class-box" aria-labelledby="ic-class-results" @dragover=${allowDrop} @drop=${dropped}>
    <h2 id="ic-class-results">${say("results")}</h2>
    <p class="ic-class-soft">${say("results-more")}</p>
    <form @submit=${(/** @type {Event} */ event) => readPasted(teacher, event)}>
      <label>${say("paste")} <textarea name="texts" rows="4" spellcheck="false" required></textarea></label>
      <p class="ic-class-buttons">
        <button class="go" ?disabled=${busy}>${say("read")}</button>
        <label class="btn">${say("files")}<input class="ic-class-hide" type="file" multiple accept=".txt,text/plain"
          @change=${(/** @type {Event} */ event) => readChosen(teacher, event)}></label>
        ${
          rows.size + bad.length
            ? html`<button type="button" class="btn" @click=${() => teacher.forgetAll()}>${say("forget")}</button>`
            : nothing
        }
        <b role="status">${said}${teacher.full ? ` ${say("full", { most: view.model.most })}` : ""}</b>
      </p>
      ${storageWarning(teacher, "read")}
    </form>
    ${
      bad.length
        ? html`<h3>${say("wrong")}</h3>
          <p class="ic-class-soft">${say("wrong-more")}</p>
          <ul class="ic-class-bad">
            ${bad.map(
              (row) => html`<li>
                <b><bdi>${row.name}</bdi></b> ${view.translate(row.wrong ?? {})}
                <button type="button" class="btn" aria-label="${say("take-out")}: ${row.name}"
                  @click=${() => teacher.takeOut(row)}>${say("take-out")}</button>
              </li>`,
            )}
          </ul>`
        : nothing
    }
    ${doublesNotice(teacher)} ${rows.size ? table(teacher) : nothing} ${missedList(teacher)}
  </section>`;
}

/** Who has several results that differ, and a way to count one of each. @param {Teacher} teacher */
function doublesNotice(teacher) {
  const { view, doubles: doubles } = teacher;
  if (!doubles.length) return nothing;
  const names = doubles.map((rows) => `${rows[0].name} (${rows.length})`).join(", ");
  return html`<div class="ic-class-wrong" role="status">
    <p>${view.say("doubles", { names })}</p>
    <button type="button" class="btn" @click=${() => teacher.countLatest()}>${view.say("count-latest")}</button>
  </div>`;
}

/** @param {Teacher} teacher */
function table(teacher) {
  const { view, rows, items, counted } = teacher;
  const say = view.say.bind(view);
  const groups = groupByLearner([...rows.values()]);
  const all = [...rows.values()].sort(
    (one, other) => one.name.localeCompare(other.name, view.language) || (one.when < other.when ? -1 : 1),
  );
  return html`<div class="ic-class-wide" tabindex="0" role="region" aria-label=${say("table-label")}>
    <table>
      <thead>
        <tr>
          <th scope="col">${say("learner")}</th>
          ${items.map((item) => html`<th scope="col">${view.label(item)}</th>`)}
          <th scope="col">${say("when")}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${all.map(
          (row) => html`<tr data-out=${row.counts ? nothing : ""}>
            <th scope="row"><bdi>${row.name}</bdi>${sameName(view, groups.get(row.learner) ?? [])}</th>
            ${items.map(({ text }) => cell(view, row.done?.[text]))}
            <td class="ic-class-when">${row.when}</td>
            <td>${countButton(teacher, row)}</td>
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${say("state-done")}</th>
          ${items.map(
            ({ text }) =>
              html`<td>${counted.filter(({ done = {} }) => done[text]).length}/${counted.length}</td>`,
          )}
          <td></td>
          <td></td>
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/** How many have the same name, beside it. @param {import("./view.js").ClassView} view @param {unknown[]} rows */
const sameName = (view, rows) =>
  rows.length > 1 ? html` <small>${view.say("same-name", { many: rows.length })}</small>` : nothing;

/** Whether a result counts is the teacher's to say. @param {Teacher} teacher @param {import("./teacher.js").Row} row */
function countButton(teacher, row) {
  const label = teacher.view.say(row.counts ? "leave-out" : "count");
  return html`<button type="button" class="btn" aria-label="${label}: ${row.name}, ${row.when}"
    @click=${() => teacher.count(row, !row.counts)}>${label}</button>`;
}

/** @param {Teacher} teacher */
function missedList({ view, missed: all, items }) {
  const say = view.say.bind(view);
  if (!all.length) return nothing;
  return html`<h3>${say("missed")}</h3>
    <p class="ic-class-soft">${say("missed-more")}</p>
    <ol class="ic-class-missed">
      ${all.map(({ item, question, missed: many, of }) => {
        const found = items.find(({ text }) => text === item);
        const href = found && view.href(found, "?projector");
        const label = found ? view.label(found) : item;
        return html`<li>
          <progress max=${of} value=${many} aria-hidden="true"></progress>
          <b>${say("missed-by", { missed: many, of })}</b>
          <span>${label}${question ? html`: <q dir="auto">${question}</q>` : nothing}</span>
          ${href ? html`<a href=${href} aria-label="${say("large")}: ${label}">${say("large")}</a>` : nothing}
        </li>`;
      })}
    </ol>`;
}

/** @param {Event} event */
const allowDrop = (event) => event.preventDefault();

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
  const bytes = await Promise.all(some.map((file) => file.slice(0, most * longest).arrayBuffer()));
  const texts = bytes.map(decode);
  const several = texts.map((text) => splitResults(text).length);
  for (const [at, many] of several.entries())
    if (many > 1) teacher.refuse(some[at].name, "several", { many });
  await teacher.read(texts.filter((text, at) => text.trim() && several[at] === 1));
}
