// @ts-check
/** Light or dark: as it was set, else as the page around is, else what the system prefers. */

import { ancestorsOf } from "./root.js";
import { ownSetting } from "./settings.js";

/** The attributes by which pages say it: ours, JupyterLab, VS Code, marimo and Sphinx, Colab; others by a class. */
const NAMES = [
  "data-scheme",
  "data-jp-theme-light",
  "data-vscode-theme-kind",
  "data-theme",
  "theme",
  "class",
];
const DARK = ["dark", "theme-dark", "vscode-dark", "vscode-high-contrast"];
const LIGHT = ["light", "theme-light", "vscode-light", "vscode-high-contrast-light"];
const preference = matchMedia("(prefers-color-scheme: dark)");

/** What an element says: light, dark or nothing. @param {Element} element */
function schemeOf(element) {
  for (const name of NAMES) {
    const words = element.getAttribute(name)?.split(/\s+/) ?? [];
    if (name === "data-jp-theme-light" && words.length) return words[0] === "false" ? "dark" : "light";
    if (words.some((each) => LIGHT.includes(each))) return "light";
    if (words.some((each) => DARK.includes(each))) return "dark";
  }
  return "";
}

/** The elements that may say it; a root that is not on the page yet hears the page all the same. @param {HTMLElement} root */
const speakers = (root) => new Set([...ancestorsOf(root), document.body, document.documentElement]);

/** Set `data-scheme` as it is to be now. @param {HTMLElement} root */
export function setScheme(root) {
  const chosen = ownSetting("scheme");
  let now = ["light", "dark"].includes(chosen) ? chosen : "";
  for (const each of speakers(root)) now ||= schemeOf(each);
  now ||= preference.matches ? "dark" : "light";
  if (root.dataset.scheme !== now) root.dataset.scheme = now;
}

/** Keep `data-scheme` right; gives the way to stop. @param {HTMLElement} root */
export function followScheme(root) {
  const follow = () => setScheme(root);
  follow();
  preference.addEventListener("change", follow);
  const theme = new MutationObserver(follow);
  for (const each of speakers(root)) theme.observe(each, { attributes: true, attributeFilter: NAMES });
  return () => {
    preference.removeEventListener("change", follow);
    theme.disconnect();
  };
}
