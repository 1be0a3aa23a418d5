// @ts-check
/** What is set in the bar of every page of ours: kept as a table keeps it, and told to the tables of the page. */

import { chooseScheme, ownSetting, schemeIn, SETTING, writeSetting } from "../settings.js";
import { cookies } from "../storage.js";
import "./agreed.js";

const box = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".bar .set"));

/** @typedef {HTMLSelectElement | HTMLInputElement} Field */
/** @returns {Field[]} */
const fields = () =>
  [...(box?.querySelectorAll("select, input") ?? [])].map((each) => /** @type {Field} */ (each));

/** What is set by a field; as usual where nothing was chosen. @param {Field} field */
function valueOf(field) {
  const { setting = "" } = field.dataset;
  const chosen = setting === "scheme" ? schemeIn(cookies()) : ownSetting(setting);
  return chosen || (field instanceof HTMLSelectElement ? field.options[0].value : "");
}

document.addEventListener(SETTING, (event) => {
  const { name, value } = /** @type {CustomEvent} */ (event).detail;
  writeSetting(name, value);
  if (name === "scheme") chooseScheme(value);
});

box?.addEventListener("toggle", () => {
  const template = box.querySelector("template");
  if (template) template.replaceWith(template.content);
  for (const field of fields()) field.value = valueOf(field);
});

box?.addEventListener("change", ({ target }) => {
  const { dataset, value } = /** @type {Field} */ (target);
  const detail = { name: dataset.setting, value: value.trim() };
  document.dispatchEvent(new CustomEvent(SETTING, { detail }));
});

box?.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !box.open) return;
  box.open = false;
  box.querySelector("summary")?.focus();
});

document.addEventListener("click", ({ target }) => {
  if (box && !box.contains(/** @type {Node} */ (target))) box.open = false;
});
