// @ts-check
/** Texts in the address of a page: written there, and read whatever stands there. */

/** What a text written for an address says: as far as it could be read, and what could not.
 * @typedef {{ text: string, lost: string }} DecodedText */

/** Signs that need no escape in the part of an address after its `#`. */
const PLAIN = { "%3B": ";", "%3D": "=", "%2C": ",", "%20": "+", "%2F": "/" };
/** A text as it stands in an address. @param {string} text */
export const encodeHash = (text) =>
  encodeURIComponent(text).replace(
    /%(3B|3D|2C|20|2F)/g,
    (code) => PLAIN[/** @type {keyof typeof PLAIN} */ (code)],
  );

/** The escapes of one sign in UTF-8; else an escape that is none, or a part of one. */
const ESCAPED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-4](?:%[89ab][\da-f]){3}|%[\da-f]{0,2}/gi;

/** Read a text from an address; it is never an error. @param {string} hash @returns {DecodedText} */
export function decodeHash(hash) {
  let lost = "";
  let end = -1;
  const text = hash.replaceAll("+", " ").replace(ESCAPED, (escapes, /** @type {number} */ at) => {
    const sign = signOf(escapes);
    if (sign !== undefined) return sign;
    lost += (lost && at !== end ? " " : "") + escapes;
    end = at + escapes.length;
    return "";
  });
  return { text, lost };
}

/** @param {string} escapes */
function signOf(escapes) {
  try {
    return decodeURIComponent(escapes);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** What stands after the `#`, as it is. */
export const currentHash = () => location.hash.slice(1);

/** All after the path of the address. */
export const addressTail = () => location.search + location.hash;

/** A word that the address asks for something by. @param {string} name */
export const queryValue = (name) => new URLSearchParams(location.search).get(name);

/** The page's own address without what stands after the `#`. */
const bare = () => location.pathname + location.search;

/** Let something else stand after the `#`, or nothing. @param {string} [hash] @param {unknown} [state] */
export const replaceHash = (hash = "", state = null) => change("replaceState", hash && `#${hash}`, state);

/** Go on from here to where something else stands after the `#`: the way back leads here. @param {string} [hash] */
export const pushHash = (hash = "") => change("pushState", hash && `#${hash}`);

/** @param {"replaceState" | "pushState"} how @param {string} hash @param {unknown} [state] */
function change(how, hash, state = null) {
  try {
    history[how](state, "", bare() + hash);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // a browser that has changed it too often today
  }
}

/** Let the address ask for a language, where nothing else can keep it. @param {string} language */
export function setQueryLanguage(language) {
  const words = new URLSearchParams(location.search);
  words.set("lang", language);
  history.replaceState(history.state, "", `${location.pathname}?${words}${location.hash}`);
}

/** The address at which a token puts its hand on the table. @param {string} token */
export const linkTo = (token) => `${location.origin}${location.pathname}#${encodeHash(token)}`;
