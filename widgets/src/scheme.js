// @ts-check
/** Light or dark: as it was set, else the notebook's theme, else what the system prefers. */

import { own } from "./settings.js";

/** Keep `data-scheme` right; gives the way to stop. @param {HTMLElement} root */
export function followScheme(root) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    const light = document.body.dataset.jpThemeLight;
    const theme = (light === undefined ? dark.matches : light === "false") ? "dark" : "light";
    const chosen = own("scheme");
    root.dataset.scheme = ["light", "dark"].includes(chosen) ? chosen : theme;
  };
  follow();
  dark.addEventListener("change", follow);
  const theme = new MutationObserver(follow);
  theme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-scheme"] });
  return () => {
    dark.removeEventListener("change", follow);
    theme.disconnect();
  };
}
