// @ts-check
/** Before a page of files is drawn: it comes in the language and the colours that somebody chose, as a
 * server would have sent it. A page to be read is there once in each language. */

import { keepAll } from "./keeping.js";
import { chooseLanguage, chosenScheme, LANGUAGES, speak } from "../settings.js";

const { documentElement: html, currentScript, cookie } = document;
/** Where this page is in the other language; a page of a table has both. Who opens the home page keeps
 * the whole edition. */
const { twin, keeper } = /** @type {HTMLElement} */ (currentScript).dataset;
const asked = new URLSearchParams(location.search).get("lang") ?? "";

const scheme = chosenScheme(cookie);

if (scheme) html.dataset.scheme = scheme;
if (LANGUAGES.includes(asked)) speak(asked);
else {
  const language = chooseLanguage(cookie, navigator.languages);
  if (!twin) html.lang = language;
  else if (html.lang !== language) location.replace(twin + location.hash);
}
if (keeper) addEventListener("load", () => keepAll(keeper));
