// @ts-check
/** The practice page: other cards, another table, what can be shared. */

import { html, nothing } from "lit-html";

import { applying } from "./applying.js";
import { linkTo } from "./going_on.js";
import { button, levels, setting } from "./panels.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function practice(view) {
  const { practice } = view.table;
  const { words } = view;
  if (!practice) return nothing;
  const sit = (/** @type {string} */ at) => view.kernel.send({ type: "sit", at });
  const deal = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const number = entered(event).get("number");
    if (number) sit(`${practice.fresh}; number=${number}`);
  };
  return html`<section class="ic-box ic-practice">
    <h3>${words.practice}</h3>
    <div class="ic-actions">
      ${button(words["new-deal"], () => sit(practice.fresh))}
      ${button(words["same-deal"], () => sit(practice.deal))}
      ${button(words[practice.uncovered ? "cover" : "uncover"], () =>
        view.kernel.send({ type: "cards" }),
      )}
    </div>
    <form class="ic-inline" @submit=${deal}>
      <label>${words["deal-number"]} <input name="number" size="8" maxlength="60" required /></label>
      <button class="ic-action">${words["deal-it"]}</button>
    </form>
    ${view.table.settings.level ? setting(view, "level", levels(words)) : nothing}
    ${share(view, practice)} ${another(view, practice)}
  </section>`;
}

/** @param {SubmitEvent} event */
const entered = (event) => new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));

/** @param {TableView} view @param {PracticeModel} practice */
function share(view, practice) {
  const { words } = view;
  const onSite = !!view.kernel.goingOn.page;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(practice.record)}`;
  const copy = (/** @type {string} */ text) => () => copied(view, text);
  return html`<details>
    <summary>${words.share}</summary>
    <div class="ic-actions">
      ${onSite ? button(words["copy-deal"], copy(linkTo(practice.deal))) : nothing}
      ${onSite ? button(words["copy-moment"], copy(linkTo(view.table.token))) : nothing}
      ${practice.position ? button(words["copy-position"], copy(practice.position)) : nothing}
      ${practice.record
        ? html`<a class="ic-action" href=${file} download=${practice.file}>${words["save-record"]}</a>`
        : nothing}
    </div>
    ${practice.record ? nothing : html`<p class="ic-note">${words["record-later"]}</p>`}
    <div role="status">
      ${view.copied === ""
        ? html`<p>${words.copied}</p>`
        : view.copied
          ? html`<label
              >${words["not-copied"]}<input readonly .value=${view.copied} @focus=${whole}
            /></label>`
          : nothing}
    </div>
  </details>`;
}

/** @param {FocusEvent} event */
const whole = (event) => /** @type {HTMLInputElement} */ (event.target).select();

/** Copy a text; a browser that does not allow it gets to show it. @param {TableView} view @param {string} text */
async function copied(view, text) {
  try {
    await navigator.clipboard.writeText(text);
    view.copied = "";
  } catch {
    view.copied = text;
  }
  view.draw();
}

/** @param {TableView} view @param {PracticeModel} practice */
function another(view, practice) {
  const { words } = view;
  const form = view.kernel.form;
  if (!form) return nothing;
  const paste = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    view.kernel.send({ type: "paste", text: String(entered(event).get("text")) });
  };
  const agree = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const chosen = [...entered(event)].filter(([name]) => !name.startsWith("."));
    const fields = chosen.map(([name, value]) => `${name}=${value}`);
    view.kernel.send({ type: "sit", at: [form.game, ...fields].join("; ") });
  };
  return html`<details class="ic-another">
    <summary>${words["other-table"]}</summary>
    ${agreement(view, form, practice, agree)}
    <form @submit=${paste}>
      <label>${words.paste} <textarea name="text" rows="3" required></textarea></label>
      <button class="ic-action">${words["paste-it"]}</button>
    </form>
  </details>`;
}

/**
 * What is agreed before the cards are dealt.
 * @param {TableView} view
 * @param {FormModel} form
 * @param {PracticeModel} practice
 * @param {(event: SubmitEvent) => void} agree
 */
function agreement(view, form, practice, agree) {
  const { words } = view;
  const same = form.game === practice.game;
  const chosen = same ? practice.options : form.presets[0].options;
  const seats = form.seats.slice(0, Number(chosen.players ?? form.players));
  const own = { value: "", label: words["preset-own"], about: "", options: {} };
  const preset = form.presets.find((each) => fits(each.options, chosen)) ?? own;
  const agreed = applying(form, chosen);
  return html`<form @submit=${agree} @change=${(/** @type {Event} */ event) => changed(event, form)}>
    ${select(words.game, ".game", form.games, form.game, (game) =>
      view.kernel.send({ type: "form", game }),
    )}
    ${select(words.preset, ".preset", [...form.presets, own], preset.value)}
    ${select(
      words["seat-label"],
      "seat",
      seats.map((label, place) => ({ value: String(place), label })),
      same ? practice.seat : "0",
    )}
    <details>
      <summary>${words.options}</summary>
      ${form.options.map(
        (option) => html`<fieldset
          class="ic-option"
          ?hidden=${!(option.name in agreed)}
          ?disabled=${!(option.name in agreed)}
        >
          ${option.range.length
            ? html`<label
                >${option.label}
                <input
                  type="number"
                  name=${option.name}
                  min=${option.range[0]}
                  max=${option.range[1]}
                  step=${option.range[2]}
                  .value=${chosen[option.name]}
              /></label>`
            : select(option.label, option.name, option.values, chosen[option.name])}
          <p class="ic-note">
            ${option.about} <small>${words.source}: ${option.source}.</small>
          </p>
        </fieldset>`,
      )}
    </details>
    <button class="ic-action ic-main">${words["sit-down"]}</button>
  </form>`;
}

/** Whether options are those of a preset. @param {Record<string, string>} preset @param {Record<string, string>} chosen */
const fits = (preset, chosen) =>
  Object.entries(preset).every(([name, value]) => chosen[name] === value);

/** A preset fills in the options, an option names the preset. @param {Event} event @param {FormModel} form */
function changed(event, form) {
  const target = /** @type {HTMLSelectElement} */ (event.target);
  const fields = /** @type {HTMLFormElement} */ (event.currentTarget).elements;
  const field = (/** @type {string} */ name) =>
    /** @type {HTMLSelectElement} */ (fields.namedItem(name));
  if (target.name === ".preset") {
    const preset = form.presets.find((each) => each.value === target.value);
    Object.entries(preset?.options ?? {}).forEach(([name, value]) => {
      field(name).value = value;
    });
  }
  const chosen = Object.fromEntries(form.options.map(({ name }) => [name, field(name).value]));
  const told = applying(form, chosen);
  for (const { name, usual } of form.options) {
    const option = /** @type {HTMLFieldSetElement} */ (field(name).closest("fieldset"));
    option.hidden = option.disabled = !(name in told);
    chosen[name] = told[name] ?? usual;
  }
  field(".preset").value = form.presets.find((each) => fits(each.options, chosen))?.value ?? "";
}

/**
 * @param {string} label
 * @param {string} name
 * @param {Labelled[]} values
 * @param {string} chosen
 * @param {(value: string) => void} [choose]
 */
function select(label, name, values, chosen, choose) {
  const change = (/** @type {Event} */ event) =>
    choose?.(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label
    >${label}
    <select name=${name} @change=${change}>
      ${values.map(
        ({ value, label: shown }) =>
          html`<option value=${value} ?selected=${value === chosen}>${shown}</option>`,
      )}
    </select>
  </label>`;
}
