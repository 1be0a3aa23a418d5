// @ts-check
/** How the line to a kernel stands, told to the tables, or where there is none to the visitor. */

/** Milliseconds in which a line that was cut comes back without anybody being told. */
const MOMENT = 1500;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;

/** Say how it stands. @param {string} how */
export function tell(how) {
  document.body.dataset.line = how;
  document.dispatchEvent(new Event("italiancards:line"));
  clearTimeout(saying);
  const words = { lost: how === "cut", gone: how === "gone" };
  const say = () => {
    const silent = !!document.querySelector(".ic");
    for (const [id, shown] of Object.entries(words)) {
      const word = document.getElementById(id);
      if (word) word.hidden = silent || !shown;
    }
  };
  if (how === "cut") saying = setTimeout(say, MOMENT);
  else say();
}
