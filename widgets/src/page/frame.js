// @ts-check
/** What stands around a lesson: the languages, and the way onward. */

import { carryLanguage, SETTING, speak } from "../settings.js";

for (const button of document.querySelectorAll("[data-language]")) {
  button.addEventListener("click", () => {
    const value = /** @type {HTMLElement} */ (button).dataset.language ?? "";
    speak(value);
    document.dispatchEvent(new CustomEvent(SETTING, { detail: { name: "language", value } }));
  });
}

carryLanguage();

document.addEventListener("italiancards:done", () => {
  const onward = document.querySelector(".onward");
  if (onward) /** @type {HTMLElement} */ (onward).hidden = false;
});
