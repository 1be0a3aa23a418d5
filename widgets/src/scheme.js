// @ts-check
/** Light or dark: the notebook's theme where there is one, else what the system prefers. */

/** Keep `data-scheme` right; gives the way to stop. @param {HTMLElement} root */
export function followScheme(root) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    const light = document.body.dataset.jpThemeLight;
    const isDark = light === undefined ? dark.matches : light === "false";
    root.dataset.scheme = isDark ? "dark" : "light";
  };
  follow();
  dark.addEventListener("change", follow);
  const theme = new MutationObserver(follow);
  theme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return () => {
    dark.removeEventListener("change", follow);
    theme.disconnect();
  };
}
