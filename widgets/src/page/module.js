// @ts-check
/** The front end that a widget brings along: as text, or as a file that the site serves once to all. */

/** @typedef {string | { src: string }} Source */
/** @typedef {{ initialize?: (given: any) => any, render?: (given: any) => any }} Definition */

/** @type {Map<string, Promise<Definition>>} */
const loaded = new Map();

/** @param {Source} esm @returns {Promise<Definition>} */
export function definitionOf(esm) {
  const key = typeof esm === "string" ? esm : esm.src;
  const known = loaded.get(key) ?? load(esm);
  loaded.set(key, known);
  return known;
}

/** @param {Source} esm @returns {Promise<Definition>} */
async function load(esm) {
  const address =
    typeof esm === "string"
      ? URL.createObjectURL(new Blob([esm], { type: "text/javascript" }))
      : esm.src;
  const { default: told, ...named } = await import(address);
  return (typeof told === "function" ? await told() : told) ?? named;
}

/** Put a widget's styles on the page, once. @param {Source | undefined} css */
export function dress(css) {
  if (!css) return;
  const [tag, key] = typeof css === "string" ? ["style", css] : ["link", css.src];
  const there = [...document.querySelectorAll(tag)];
  if (there.some((each) => each.textContent === key || each.getAttribute("href") === key)) return;
  const sheet = document.createElement(tag);
  if (typeof css === "string") sheet.textContent = css;
  else Object.assign(sheet, { rel: "stylesheet", href: css.src });
  document.head.append(sheet);
}
