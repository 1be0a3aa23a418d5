// @ts-check
/** What stands around a lesson: the languages, and the way onward. What is set at a table and concerns the page, it does. */

import "./header.js";

import { carryLanguage, SETTING, setLanguage } from "../settings.js";

document.addEventListener(SETTING, (event) => {
  const { name, value } = /** @type {CustomEvent} */ (event).detail;
  if (name === "language") setLanguage(value);
});

for (const button of document.querySelectorAll("[data-language]")) {
  button.addEventListener("click", () => {
    const value = /** @type {HTMLElement} */ (button).dataset.language ?? "";
    document.dispatchEvent(new CustomEvent(SETTING, { detail: { name: "language", value } }));
  });
}

carryLanguage();

document.addEventListener("italiancards:done", () => {
  const onward = document.querySelector(".onward");
  if (onward) /** @type {HTMLElement} */ (onward).hidden = false;
});
