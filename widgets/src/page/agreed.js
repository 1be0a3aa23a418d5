// @ts-check
/** On a page of rules, and on a score pad: what a table agrees on, where the address tells it. */

import { currentHash, decodeHash } from "../address.js";

const box = document.getElementById("agreed");

/** Show what the address agrees on, and its rows of a pad; nothing where it agrees on nothing that the page knows. */
function showAgreed() {
  if (!box) return;
  const fields = new Map(
    decodeHash(currentHash())
      .text.split(";")
      .map((each) => /** @type {[string, string]} */ (each.split("=").map((part) => part.trim()))),
  );
  let shown = 0;
  const rows = document.querySelectorAll("#agreed [data-option], .pad [data-option]");
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (rows)) {
    const { option = "", value } = row.dataset;
    const agreed = fields.get(option);
    const number = row.querySelector("[data-number]");
    row.hidden = agreed === undefined || (number ? !/^\d+$/.test(agreed) : agreed !== value);
    if (number) number.textContent = agreed ?? "";
    shown += Number(!row.hidden && box.contains(row));
  }
  box.hidden = !shown;
}

showAgreed();
addEventListener("hashchange", showAgreed);
