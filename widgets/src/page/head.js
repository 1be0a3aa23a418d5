// @ts-check
/** Before a page of files is drawn: it comes in the language and the colours that somebody chose, as a
 * server would have sent it. A page to be read is there once in each language. Where a script or a style
 * of a table's page does not come, the page says so. */

import { keepEdition } from "./offline.js";
import { queryValue, addressTail } from "../address.js";
import {
  carryLanguage,
  currentLanguage,
  schemeIn,
  LANGUAGES,
  writeLanguage,
  setLanguage,
} from "../settings.js";
import { cookies } from "../storage.js";
import { fileName, showFailure } from "./failure.js";

const { documentElement: html, currentScript } = document;
/** Where this page is in the other language; a page of a table has both. Who opens the home page keeps
 * the whole edition. */
const { twin, keeper } = /** @type {HTMLElement} */ (currentScript).dataset;
const wanted = queryValue("lang") ?? "";
const scheme = schemeIn(cookies());

if (scheme) html.dataset.scheme = scheme;
const chosen = LANGUAGES.includes(wanted);
const language = chosen ? wanted : currentLanguage();
if (!twin) {
  if (chosen) setLanguage(language);
  else html.lang = language;
} else {
  if (chosen) writeLanguage(language);
  if (html.lang !== language) location.replace(twin + addressTail());
}
carryLanguage();
if (keeper) addEventListener("load", () => keepEdition(keeper));

/** What did not come, or cannot be read: an address. @param {Event} event */
function failedAddress({ target }) {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === "stylesheet" ? target.href : "";
}

/** A table waits for all of its scripts and styles. @param {Event} event */
function handleError(event) {
  const address = event instanceof ErrorEvent ? event.filename : failedAddress(event);
  if (!address.startsWith(location.origin) || !/\.(js|css)$/.test(address)) return; // not ours
  const say = () => {
    if (document.getElementById("loading")) showFailure({ file: fileName(address) });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", say);
  else say();
}
addEventListener("error", handleError, true);
