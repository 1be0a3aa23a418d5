// @ts-check
/** Before a page of files is drawn: it comes in the language and the colours that somebody chose, as a
 * server would have sent it. A page to be read is there once in each language. Where a script or a style
 * of a table's page does not come, the page says so. */

import { keepAll } from "./offline.js";
import { asked, ending } from "../address.js";
import { carryLanguage, chosenLanguage, chosenScheme, LANGUAGES, rememberLanguage, speak } from "../settings.js";
import { cookies } from "../storage.js";
import { nameOf, unable } from "./failure.js";

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

/** What did not come, or cannot be read: an address. @param {Event} event */
function failed({ target }) {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === "stylesheet" ? target.href : "";
}

/** A table waits for all of its scripts and styles. @param {Event} event */
function heard(event) {
  const address = event instanceof ErrorEvent ? event.filename : failed(event);
  if (!address.startsWith(location.origin) || !/\.(js|css)$/.test(address)) return; // not ours
  const say = () => {
    if (document.getElementById("loading")) unable({ file: nameOf(address) });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", say);
  else say();
}
addEventListener("error", heard, true);
