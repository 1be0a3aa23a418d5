// @ts-check
/** What the browser remembers of how somebody plays: the language in a cookie, which the site reads
 * too; the rest with all that it keeps. */

import { keep, kept } from "./store.js";

/** The event by which one table tells the others what was set. */
export const SETTING = "italiancards:setting";

const LANGUAGES = ["en", "it"];
const COOKIE = "italiancards_language";
const YEAR = 365 * 24 * 60 * 60;

/**
 * The language that somebody chose, else the browser's first that there is, else English.
 * @param {string} cookies
 * @param {readonly string[]} languages
 */
export function chooseLanguage(cookies, languages) {
  const kept = cookies.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const wanted = [kept?.slice(COOKIE.length + 1), ...languages.map((each) => each.slice(0, 2))];
  return wanted.find((each) => each && LANGUAGES.includes(each)) ?? LANGUAGES[0];
}

/**
 * What was chosen before on this browser, by name.
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
export function remembered(names) {
  const chosen = Object.entries(kept().settings).filter(([name]) => names.includes(name));
  const language = chooseLanguage(document.cookie, navigator.languages);
  return { ...Object.fromEntries(chosen), language };
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  if (name !== "language") {
    keep((all) => ({ ...all, settings: { ...all.settings, [name]: value } }));
    return;
  }
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${YEAR}; SameSite=Lax`;
  document.documentElement.lang = value;
}
