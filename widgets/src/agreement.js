// @ts-check
/** What is agreed before the cards are dealt, under More: variants, options, the seat, the deal's number. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { applicableOptions } from "./option_conditions.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./table_chooser.js").TableChoice} TableChoice */
/** @typedef {{
 *   words: Words, form: FormModel, now: TableChoice, options: Record<string, string>, more: boolean,
 *   on: Pick<Handlers, "chooseFields" | "openAgreement"> }} Props
 * The choice as it is `now`, its `options` with the usual ones, and whether `more` of it is seen. */

/** What has so few values, and so short, is shown with all of them side by side. */
const FEW = 4;
const SHORT = 18;

/** Whether options are those of a preset, for however many. @param {Record<string, string>} preset @param {Record<string, string>} options */
const isPartOf = (preset, options) =>
  Object.entries(preset).every(([name, value]) => name === "players" || options[name] === value);

/** The preset that options are: the one for so many players, or else one for others.
 * @param {FormModel} form @param {Record<string, string>} options */
export function presetOf(form, options) {
  const found = form.presets.filter((each) => isPartOf(each.options, options));
  return found.find((each) => each.options.players === options.players) ?? found[0];
}

/** The variants for as many as play: those for so many, and those that do not ask for a number.
 * @param {FormModel} form @param {Record<string, string>} options */
export function variantsFor(form, options) {
  const { players } = options;
  const usual = Object.fromEntries(form.options.map((each) => [each.name, each.default]));
  const own = (/** @type {Record<string, string>} */ preset) =>
    Object.entries(preset).filter(([name, value]) => name !== "players" && value !== usual[name]);
  const meant = form.presets.filter((each) => each.options.players === players);
  const open = form.presets.filter((each) => {
    const differs = own(each.options);
    const applies = applicableOptions(form, { ...each.options, players });
    const covered = meant.some((other) => differs.every(([name, value]) => other.options[name] === value));
    return each.options.players === usual.players && !covered && differs.every(([name]) => name in applies);
  });
  return [...new Set([...meant, ...open])];
}

/** The same with what is chosen among them, if that is another. @param {Props} props */
function variants({ words, form, options }) {
  const chosen = presetOf(form, options) ?? { value: "", label: words["preset-own"] };
  const found = variantsFor(form, options);
  return { chosen, all: found.some(({ value }) => value === chosen.value) ? found : [chosen, ...found] };
}

/** The variant, where there are several for as many as play: it is asked for beside More. @param {Props} props */
export function variantChoice(props) {
  const { words, form, now, options, on } = props;
  if (form.game !== now.game) return nothing;
  const { chosen, all } = variants(props);
  const take = (/** @type {Event} */ event) => {
    const { seat = "", number = "" } = now.fields;
    const agreed = Object.entries({ seat, number }).filter(([, value]) => value);
    const taken = form.presets.find((each) => each.value === valueOf(event))?.options ?? {};
    on.chooseFields({ ...Object.fromEntries(agreed), ...taken, players: options.players });
  };
  if (all.length < 2) return nothing;
  return html`<label class="ic-variant"
    ><span class="ic-hidden">${words.preset}</span>
    <select name=".variant" @change=${take}>
      ${all.map(
        ({ value, label }) =>
          html`<option value=${value} .selected=${live(value === chosen.value)}>${label}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * Some values side by side, of which one is chosen.
 * @param {string} label @param {string} name @param {LabelledValue[]} values @param {string} chosen
 * @param {(value: string) => void} choose
 */
export const segment = (label, name, values, chosen, choose) => html`<fieldset class="ic-segment">
  <legend>${label}</legend>
  <div>
    ${values.map(
      ({ value, label: shown }) => html`<label
        ><input
          type="radio"
          name=${name}
          value=${value}
          .checked=${live(value === chosen)}
          @change=${() => choose(value)}
        /><span>${shown}</span></label
      >`,
    )}
  </div>
</fieldset>`;

/** Variants, options, the seat and the deal's number. @param {Props} props */
export function agreementDetails(props) {
  const { words, form, now, on } = props;
  const toggle = (/** @type {Event} */ event) =>
    on.openAgreement(/** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  const isLoaded = form.game === now.game;
  return html`<details class="ic-more" @toggle=${toggle}>
    <summary>
      <b>${words[props.more ? "table-less" : "table-more"]}</b>
      <span>${props.more ? words.agreed : isLoaded ? summary(props) : nothing}</span>
    </summary>
    ${isLoaded ? agreement(props) : nothing}
  </details>`;
}

/** What is agreed, in a line. @param {Props} props */
function summary({ form, options }) {
  const applicable = applicableOptions(form, options);
  const own = form.options.filter(
    ({ name, default: usual }) => name !== "players" && name in applicable && options[name] !== usual,
  );
  const preset = presetOf(form, options);
  if (preset) return `${preset.label} · ${preset.about}`;
  return own
    .map((each) => {
      const value = options[each.name];
      return `${each.label}: ${each.values.find((one) => one.value === value)?.label ?? value}`;
    })
    .join(" · ");
}

/** @param {Props} props */
function agreement(props) {
  const { words, form, now, options, on } = props;
  const { fields } = now;
  const beside = variants(props).all.length > 1;
  const set = (/** @type {string} */ name) => (/** @type {string} */ value) =>
    on.chooseFields({ ...fields, [name]: value });
  const own = { value: "", label: words["preset-own"], about: "", options: {} };
  const preset = presetOf(form, options) ?? own;
  const presets = preset === own ? [...form.presets, own] : form.presets;
  const take = (/** @type {string} */ value) => {
    const { seat, number } = fields;
    const seatAndNumber = Object.fromEntries(Object.entries({ seat, number }).filter(([, each]) => each));
    on.chooseFields({
      ...seatAndNumber,
      ...(form.presets.find((each) => each.value === value)?.options ?? {}),
    });
  };
  const seats = form.seats.slice(0, Number(options.players ?? form.players));
  const places = seats.map((label, place) => ({ value: String(place), label }));
  const applicable = applicableOptions(form, options);
  return html`<div class="ic-agreed">
    ${presets.length > 1 && !beside ? choice(words.preset, "preset", presets, preset.value, take) : nothing}
    ${choice(words["seat-label"], "seat", places, fields.seat ?? "0", set("seat"))}
    <label class="ic-choice"
      >${words["deal-number"]}
      <input
        name="number"
        maxlength="60"
        autocomplete="off"
        .value=${live(fields.number ?? "")}
        @change=${(/** @type {Event} */ event) => set("number")(valueOf(event))}
      />
    </label>
    ${form.options
      .filter(({ name }) => name !== "players" && name in applicable)
      .map(
        (option) => html`<div class="ic-agreement">
          ${
            option.range.length
              ? html`<label class="ic-choice"
                >${option.label}
                <input
                  type="number"
                  name=${option.name}
                  min=${option.range[0]}
                  max=${option.range[1]}
                  step=${option.range[2]}
                  .value=${live(options[option.name])}
                  @change=${(/** @type {Event} */ event) => set(option.name)(valueOf(event))}
              /></label>`
              : choice(option.label, option.name, option.values, options[option.name], set(option.name))
          }
          <p class="ic-note">
            ${option.about} <small>${words.source}: ${option.source}.</small>
          </p>
        </div>`,
      )}
  </div>`;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/**
 * One of some values: side by side where they are few and short.
 * @param {string} label @param {string} name @param {LabelledValue[]} values @param {string} chosen
 * @param {(value: string) => void} choose
 */
const choice = (label, name, values, chosen, choose) =>
  values.length <= FEW && values.every((each) => each.label.length <= SHORT)
    ? segment(label, name, values, chosen, choose)
    : html`<label class="ic-choice"
        >${label}
        <select name=${name} @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
          ${values.map(
            ({ value, label: shown }) =>
              html`<option value=${value} .selected=${live(value === chosen)}>${shown}</option>`,
          )}
        </select>
      </label>`;
