// @ts-check
/** Before a page of files is drawn: it comes in the language and the colours that somebody chose, as a
 * server would have sent it. A page to be read is there once in each language. */

import { keepAll } from "./keeping.js";
import { asked, ending } from "../address.js";
import { carryLanguage, chosenLanguage, chosenScheme, LANGUAGES, rememberLanguage, speak } from "../settings.js";
import { cookies } from "../storage.js";

const { documentElement: html, currentScript } = document;
/** Where this page is in the other language; a page of a table has both. Who opens the home page keeps
 * the whole edition. */
const { twin, keeper } = /** @type {HTMLElement} */ (currentScript).dataset;
const wanted = asked("lang") ?? "";
const scheme = chosenScheme(cookies());

if (scheme) html.dataset.scheme = scheme;
const chosen = LANGUAGES.includes(wanted);
const language = chosen ? wanted : chosenLanguage();
if (!twin) {
  if (chosen) speak(language);
  else html.lang = language;
} else {
  if (chosen) rememberLanguage(language);
  if (html.lang !== language) location.replace(twin + ending());
}
carryLanguage();
if (keeper) addEventListener("load", () => keepAll(keeper));
