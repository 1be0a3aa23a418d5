// @ts-check
/** What the browser remembers of the learner: the language, in a cookie that the site reads too. */

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

export function preferredLanguage() {
  return chooseLanguage(document.cookie, navigator.languages);
}

/** @param {string} language */
export function rememberLanguage(language) {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; SameSite=Lax`;
  document.documentElement.lang = language;
}
