// @ts-check
/** The page of house rules: ticks for what a table agrees on, and links to play and read just so. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { encodeHash } from "./address.js";
import { setHouse } from "./houses.js";
import { applicableOptions } from "./option_conditions.js";
import { loadState, updateState } from "./store.js";
import { writeChosen } from "./table_chooser.js";
import { explainTerms } from "./terms.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {NonNullable<LessonModel["rules"]>} Rules */
/** @typedef {Rules["ticks"][number]} Tick */
/** @typedef {import("./terms.js").TermProps & { table: Pick<TableModel, "lesson" | "settings">, form: FormModel,
 *   agreed: Record<string, string>, on: Pick<Handlers, "send" | "agree"> }} Props
 * What is `agreed` at the learner's table: options by name, as they were ticked. */

/** What is agreed at the learner's own table, as this browser keeps it for a page. */
export class OwnTable {
  /** @param {string} page the page, or nothing in a notebook, which keeps it as long as it is open */
  constructor(page) {
    this.page = page;
    /** What is agreed, once it was asked for: few pages do. @type {Record<string, string> | undefined} */
    this.known = undefined;
  }

  /** Options by name. @returns {Record<string, string>} */
  get agreed() {
    return (this.known ??= (this.page && loadState().houses?.[this.page]) || {});
  }

  /** Agree on a value of an option, or on none. @param {string} option @param {string} [value] */
  agree(option, value) {
    const { [option]: _, ...others } = this.agreed;
    this.known = value === undefined ? others : { ...others, [option]: value };
    if (this.page) updateState((all) => setHouse(all, this.page, this.agreed));
  }
}

/** The options of a table at which all this is agreed: what a rule asks for beside it too, and nothing that does not
 * apply then. @param {Pick<FormModel, "options">} form @param {Record<string, string>} table @param {Record<string, string>} agreed */
export function optionsOf(form, table, agreed) {
  const usual = Object.fromEntries(form.options.map((each) => [each.name, each.default]));
  const all = { ...usual, ...table, ...agreed };
  for (const { name, when } of form.options)
    for (const [other, values] of Object.entries(name in agreed ? when : {}))
      if (!values.includes(all[other])) all[other] = values[0];
  const met = applicableOptions(form, all);
  return Object.fromEntries(
    Object.entries(met).filter(([name, value]) => name in table || value !== usual[name]),
  );
}

/** @param {Props} props */
export function houseRules(props) {
  const { table, form, words } = props;
  const { lesson } = table;
  const { rules } = lesson ?? {};
  if (!lesson || !rules || !form.options) return nothing;
  const parts = [...new Set(rules.ticks.map(({ part }) => part))];
  const say = explainTerms(props);
  return html`<section class="ic-house">
    <h2 class="ic-title">${words["house-title"]}</h2>
    <p class="ic-text">${words["house-how"]} ${say(lesson.text)}</p>
    ${ways(props, rules)}
    <div class="ic-house-parts">
      ${parts.map(
        (part) => html`<fieldset>
          <legend>${part}</legend>
          ${optionsIn(rules.ticks.filter((each) => each.part === part)).map((each) => optionTicks(props, each))}
        </fieldset>`,
      )}
    </div>
  </section>`;
}

/** Ticks by the option that they are about, in their order. @param {Tick[]} ticks @returns {Tick[][]} */
const optionsIn = (ticks) =>
  [...new Set(ticks.map((each) => each.option))].map((name) => ticks.filter((each) => each.option === name));

/** The ticks of one option: where there are several, its label stands above them once.
 * @param {Props} props @param {Tick[]} ticks */
function optionTicks(props, ticks) {
  const label = props.form.options.find(({ name }) => name === ticks[0].option)?.label;
  if (ticks.length === 1) return tick(props, ticks[0], label);
  return html`<div class="ic-house-option" role="group" aria-label=${label}>
    <b>${label}</b>
    ${ticks.map((each) => tick(props, each))}
  </div>`;
}

/** One rule: a tick, and its steps once more.
 * @param {Props} props @param {Tick} rule @param {string} [heading] the label of its option, unless it stands above it */
function tick({ table, form, words, agreed, on }, { option, value, rule, steps, taken }, heading) {
  const about = form.options.find(({ name }) => name === option);
  if (!about) return nothing;
  const numbers = value
    ? []
    : about.values.map((each) => each.value).filter((each) => each !== about.default);
  const chosen = value || (numbers.includes(agreed[option]) ? agreed[option] : numbers[0]);
  const isOn = value ? agreed[option] === value : option in agreed;
  const label = value ? about.values.find((each) => each.value === value)?.label : "";
  const learn = () => on.send({ type: "step", to: `rule ${rule}`, at: table.lesson?.at ?? "" });
  const turn = (/** @type {Event} */ event) => {
    const { checked } = /** @type {HTMLInputElement} */ (event.target);
    on.agree(option, checked ? chosen : undefined);
    if (checked) learn();
  };
  const name = (/** @type {string} */ number) =>
    about.values.find((each) => each.value === number)?.label ?? number;
  return html`<div class="ic-house-rule ${isOn ? "ic-on" : ""}">
    <label
      ><input type="checkbox" name=${rule} .checked=${live(isOn)} @change=${turn} /><span
        >${heading ? html`<b>${heading}</b>` : nothing}${label ? html`<span>${label}</span>` : nothing}</span
      ></label
    >
    ${
      value
        ? nothing
        : html`<select
            aria-label=${about.label}
            @change=${(/** @type {Event} */ event) => on.agree(option, /** @type {HTMLSelectElement} */ (event.target).value)}
          >
            ${numbers.map((each) => html`<option value=${each} .selected=${live(each === chosen)}>${name(each)}</option>`)}
          </select>`
    }
    <button type="button" class="ic-house-learn" @click=${learn}>
      <span class="ic-hidden">${about.label}${heading || !label ? "" : `, ${label}`}: </span>${taken ? "✓ " : ""}${words["house-steps"]} ${steps}
    </button>
  </div>`;
}

/** The other pages of our site, and what is agreed as their addresses have it; nothing in a notebook.
 * @param {Props} props @param {Rules} rules */
function siteOf({ form, agreed }, rules) {
  const links = /** @type {HTMLElement | null} */ (document.querySelector(".onward .house"))?.dataset;
  const fields = optionsOf(form, rules.table, agreed);
  return links && { links, so: encodeHash(writeChosen({ game: rules.game, fields })) };
}

/** Where just these rules are read, and what follows. @param {Props} props @param {Rules} rules */
function ways(props, rules) {
  const { table, words } = props;
  const site = siteOf(props, rules);
  const next = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".onward a.go"));
  const following = next?.querySelector(`:scope > [lang="${table.settings.language}"]`);
  if (!site) return nothing;
  return html`<p class="ic-house-ways">
    <a class="ic-action" href="${site.links.rules}#${site.so}">${words["house-rules"]}</a>
    <a class="ic-action" href="${site.links.pad}#${site.so}">${words["house-pad"]}</a>
    ${following && next ? html`<a class="ic-action" href=${next.href}>${following.textContent?.trim()}</a>` : nothing}
  </p>`;
}

/** The rail below the ticks: what is agreed, and the way to play so. @param {Props} props */
export function houseRail(props) {
  const { table, words, agreed } = props;
  const rules = table.lesson?.rules;
  const site = rules && siteOf(props, rules);
  if (!site) return nothing;
  const said = Object.keys(agreed).length ? words["house-so"] : words["house-usual"];
  return html`<div class="ic-rail">
    <p class="ic-status"><strong>${said}</strong></p>
    <span class="ic-steps"
      ><a class="ic-action ic-main" href="${site.links.play}#${site.so}">${words["house-play"]}</a></span
    >
  </div>`;
}
