// @ts-check
/** What the browser remembers of how somebody plays. On a page of ours the language and the scheme are the page's:
 * it keeps them in cookies, which the site reads too. */

import * as address from "./address.js";
import { isOwnPage } from "./root.js";
import { cookies, setCookie } from "./storage.js";
import { updateState, loadState } from "./store.js";

/** The event by which one table tells the others what was set. */
export const SETTING = "italiancards:setting";

export const LANGUAGES = ["en", "it"];
const COOKIE = "italiancards_language";
/** Light or dark, where somebody chose: the site reads it too, before it sends a page. */
const SCHEME = "italiancards_scheme";

/**
 * The language that somebody chose, else the browser's first that there is, else English.
 * @param {string} text
 * @param {readonly string[]} languages
 */
export function chooseLanguage(text, languages) {
  const cookie = text.split("; ").find((each) => each.startsWith(`${COOKIE}=`));
  const wanted = [cookie?.slice(COOKIE.length + 1), ...languages.map((each) => each.slice(0, 2))];
  return wanted.find((each) => each && LANGUAGES.includes(each)) ?? LANGUAGES[0];
}

/** The same on this page: what the address asks for counts where no cookie is kept. */
export const currentLanguage = () =>
  chooseLanguage(cookies(), [address.queryValue("lang") ?? "", ...navigator.languages]);

/** Light or dark, where somebody chose; else it is as the system has it, and this is empty.
 * @param {string} text */
export const schemeIn = (text) => text.match(new RegExp(`${SCHEME}=(light|dark)`))?.[1] ?? "";

/** The language on a page of another's: as it was chosen at a table, there or by an earlier release in a cookie; else
 * the page's where that is not English, which most say whatever they are in; else the browser's. @param {string} [chosen] */
function guestsLanguage(chosen) {
  const { lang } = document.documentElement;
  const host = lang.startsWith("en") ? "" : lang.slice(0, 2);
  return chooseLanguage(chosen ? "" : cookies(), [chosen ?? "", host, ...navigator.languages]);
}

/**
 * What was chosen before on this browser, by name. The language comes first: what answers the others
 * is to be told in it.
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
export function readSettings(names) {
  const { settings } = loadState();
  const chosen = Object.entries(settings).filter(([name]) => name !== "language" && names.includes(name));
  return {
    language: isOwnPage() ? currentLanguage() : guestsLanguage(settings.language),
    ...Object.fromEntries(chosen),
  };
}

/** What was set here that no kernel hears of, read once. @type {Record<string, string> | undefined} */
let cache;

/** What was set of how this browser draws, or nothing. @param {string} name */
export const ownSetting = (name) => (cache ??= loadState().settings)[name] ?? "";

/** The name under which it is kept that somebody has used a key of the table. */
export const KEYS_KNOWN = "keys-known";

/** The name under which it is kept that a deal with a coach is over: from then on its figures are shown. */
export const COUNTS = "counts";

/** Whether a table is played by ear: it waits until one goes on, and says little. */
export const isByEar = () => ownSetting("ear") === "on";

/** @param {string} name @param {string} value */
export function writeSetting(name, value) {
  cache = undefined;
  if (name === "language" && isOwnPage()) return;
  updateState((all) => ({ ...all, settings: { ...all.settings, [name]: value } }));
}

/** Pages that are opened from now on are in a language. @param {string} language */
export function writeLanguage(language) {
  if (!setCookie(COOKIE, language)) address.setQueryLanguage(language);
}

/** The page is in a language from now on, and so are others. @param {string} language */
export function setLanguage(language) {
  writeLanguage(language);
  document.documentElement.lang = language;
}

/** Where no cookie is kept the links of a page ask for its language, each as it is followed. */
export function carryLanguage() {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const language = address.queryValue("lang");
      if (!link || !language || cookies().includes(`${COOKIE}=`)) return;
      const to = new URL(link.href, document.baseURI);
      if (to.origin !== location.origin || to.searchParams.has("lang")) return;
      to.searchParams.set("lang", language);
      link.href = to.href;
    },
    true,
  );
}

/** The page is light or dark from now on, or as the system has it, and so are others. @param {string} scheme */
export function chooseScheme(scheme) {
  const chosen = scheme === "system" ? "" : scheme;
  setCookie(SCHEME, chosen, chosen ? undefined : 0);
  if (chosen) document.documentElement.dataset.scheme = chosen;
  else delete document.documentElement.dataset.scheme;
}
