// @ts-check
/** What stands around a lesson: the languages, the way onward, a word where it takes long. */

import { carryLanguage, remember, SETTING } from "../settings.js";

const LONG = 15_000;

for (const button of document.querySelectorAll("[data-language]")) {
  button.addEventListener("click", () => {
    const value = /** @type {HTMLElement} */ (button).dataset.language ?? "";
    remember("language", value);
    document.dispatchEvent(new CustomEvent(SETTING, { detail: { name: "language", value } }));
  });
}

carryLanguage();

document.addEventListener("italiancards:done", () => {
  const onward = document.querySelector(".onward");
  if (onward) /** @type {HTMLElement} */ (onward).hidden = false;
});

setTimeout(() => {
  const slow = document.getElementById("slow");
  if (slow) slow.style.visibility = "visible";
}, LONG);
