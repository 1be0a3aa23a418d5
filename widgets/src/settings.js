// @ts-check
/** What the browser remembers of how somebody plays: the language in a cookie, which the site reads
 * too; the rest with all that it keeps. */

import { keep, kept } from "./store.js";

/** The event by which one table tells the others what was set. */
export const SETTING = "italiancards:setting";

export const LANGUAGES = ["en", "it"];
const COOKIE = "italiancards_language";
/** Light or dark, where somebody chose: the site reads it too, before it sends a page. */
const SCHEME = "italiancards_scheme";
const YEAR = 365 * 24 * 60 * 60;

/** The cookies of this page; none where the browser refuses them. */
export function cookies() {
  try {
    return document.cookie;
  } catch (error) {
    if (error instanceof DOMException) return "";
    throw error;
  }
}

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

/** Light or dark, where somebody chose; else it is as the system has it, and this is empty.
 * @param {string} cookies */
export const chosenScheme = (cookies) => cookies.match(new RegExp(`${SCHEME}=(light|dark)`))?.[1] ?? "";

/**
 * What was chosen before on this browser, by name. The language comes first: what answers the others
 * is to be told in it.
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
export function remembered(names) {
  const chosen = Object.entries(kept().settings).filter(([name]) => names.includes(name));
  const language = chooseLanguage(cookies(), navigator.languages);
  return { language, ...Object.fromEntries(chosen) };
}

/** What was set here that no kernel hears of, read once. @type {Record<string, string> | undefined} */
let heard;

/** What was set of how this browser draws, or nothing. @param {string} name */
export const own = (name) => (heard ??= kept().settings)[name] ?? "";

/** @param {string} name @param {string} value @param {number} [age] */
const cookie = (name, value, age = YEAR) => {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${age}; SameSite=Lax`;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // a browser that keeps no cookies plays on
  }
};

/** @param {string} name @param {string} value */
export function remember(name, value) {
  heard = undefined;
  if (name === "language") {
    speak(value);
    return;
  }
  keep((all) => ({ ...all, settings: { ...all.settings, [name]: value } }));
  if (name === "scheme") chooseScheme(value);
}

/** Pages that are opened from now on are in a language. @param {string} language */
export const rememberLanguage = (language) => cookie(COOKIE, language);

/** The page is in a language from now on, and so are others. @param {string} language */
export function speak(language) {
  rememberLanguage(language);
  document.documentElement.lang = language;
}

/** @param {string} scheme */
function chooseScheme(scheme) {
  const chosen = scheme === "system" ? "" : scheme;
  cookie(SCHEME, chosen, chosen ? YEAR : 0);
  if (chosen) document.documentElement.dataset.scheme = chosen;
  else delete document.documentElement.dataset.scheme;
}
