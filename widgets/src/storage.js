// @ts-check
/** What a browser keeps for a page: texts by their names, of the browser and of one tab, and cookies.
 *
 * A browser may refuse in many ways, or be full. Nothing here throws: what could not be kept is known
 * to this page alone, and `trouble` says why. */

/** The event by which it is told that something is kept no more, or again. */
export const STORAGE_CHANGE = "italiancards:unkept";
const YEAR = 365 * 24 * 60 * 60;

/** What is known to this page alone, by the name of its storage and its own. @type {Map<string, string>} */
const here = new Map();
/** Why nothing is kept: `refused`, `full`, `newer`, or nothing. */
let why = "";

/** @typedef {"localStorage" | "sessionStorage"} Where */

/** Do something with a storage, which may not be there. @template T @param {Where} where
 * @param {(storage: Storage) => T} act @param {(error: unknown) => T} otherwise */
function withStorage(where, act, otherwise) {
  /** @type {Storage | null} */
  let storage;
  try {
    storage = globalThis[where];
    return storage ? act(storage) : otherwise(null);
  } catch (error) {
    if (error instanceof DOMException) return otherwise(error);
    throw error;
  }
}

/** @param {string} key @param {Where} [where] @returns {string | null} */
export const read = (key, where = "localStorage") =>
  here.get(`${where} ${key}`) ??
  withStorage(
    where,
    (storage) => storage.getItem(key),
    () => null,
  );

/** Keep a text; says whether it could. @param {string} key @param {string} text @param {Where} [where] */
export function write(key, text, where = "localStorage") {
  const failed = withStorage(
    where,
    (storage) => {
      storage.setItem(key, text);
      return "";
    },
    reason,
  );
  if (failed) here.set(`${where} ${key}`, text);
  else here.delete(`${where} ${key}`);
  if (where === "localStorage") reportStorage(failed);
  return !failed;
}

/** Keep a text of this tab's. @param {string} key @param {string} text */
export const writeOwn = (key, text) => write(key, text, "sessionStorage");
/** A text of this tab's. @param {string} key */
export const readOwn = (key) => read(key, "sessionStorage");

/** Forget all texts whose names begin with something. @param {string} start */
export function forget(start) {
  here.clear();
  for (const where of /** @type {Where[]} */ (["localStorage", "sessionStorage"])) {
    const keys = withStorage(
      where,
      (storage) => Object.keys(storage),
      () => [],
    );
    for (const key of keys.filter((each) => each.startsWith(start)))
      withStorage(
        where,
        (storage) => storage.removeItem(key),
        () => {},
      );
  }
}

/** @param {unknown} error */
const reason = (error) => (error instanceof DOMException && /quota/i.test(error.name) ? "full" : "refused");

/** Why nothing is kept here; nothing where it is. */
export const trouble = () => why;

/** Say why nothing is kept, or that it is again. @param {string} now */
export function reportStorage(now) {
  if (now === why) return;
  why = now;
  globalThis.document?.dispatchEvent(new Event(STORAGE_CHANGE));
}

/** The cookies of this site. */
export function cookies() {
  try {
    return document.cookie;
  } catch (error) {
    if (error instanceof DOMException) return "";
    throw error;
  }
}

/** Set a cookie; says whether it is there then. @param {string} name @param {string} value @param {number} [age] */
export function setCookie(name, value, age = YEAR) {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${age}; SameSite=Lax`;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return cookies().split("; ").includes(`${name}=${value}`);
}
