// @ts-check
/** The same five things in the same five places; after a deal what comes next instead. */

import { html, nothing } from "lit-html";

import { act } from "./act.js";
import { button } from "./controls.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {{
 *   table: Pick<TableModel, "can" | "lesson" | "coach" | "choices" | "puzzle" | "mats">, words: Words,
 *   open: string, asking: boolean, sorting: string,
 *   on: Pick<Handlers, "send" | "hint" | "why" | "toggle" | "sort"> }} Props */

/** @param {Props} props */
export function actions({ table, words, open, asking, sorting, on }) {
  const { can } = table;
  const send = (/** @type {Press} */ type) => () => on.send({ type });
  const press = table.lesson?.press ?? "";
  const closing = can.next_deal || can.new_match;
  return html`<div class="ic-actions ${closing ? "ic-closing" : ""}" role="group" aria-label=${words.actions}>
    <h2 class="ic-hidden">${words.actions}</h2>
    ${button(words["next-deal"], send("deal"), { shown: can.next_deal, main: true })}
    ${button(words["new-match"], send("deal"), { shown: can.new_match, main: true })}
    ${button(words.review, () => on.send({ type: "review", to: "open" }), { shown: can.review })}
    ${
      closing || table.lesson?.table === false
        ? nothing
        : [
            act("hint", words.hint, on.hint, {
              key: "H",
              off: !can.hint && !table.coach.length,
              pressed: open === "coach",
              lit: press === "hint",
            }),
            act("why", words.why, on.why, {
              key: "?",
              off: !table.choices.length,
              pressed: asking || open === "why",
              lit: press === "ask",
            }),
          ]
    }
    ${
      table.puzzle
        ? act("list", words.puzzle, () => on.toggle("puzzle"), { pressed: open === "puzzle" })
        : can.redo && !can.undo
          ? act("redo", words.redo, send("redo"), { key: "Y" })
          : act("undo", words.undo, send("undo"), { key: "Z", off: !can.undo, lit: press === "undo" })
    }
    ${
      closing
        ? nothing
        : [
            sorting
              ? act("sort", words[`sort-${sorting}`], on.sort, { key: "S", name: words.sort })
              : nothing,
            table.mats.length
              ? nothing
              : act("last", words.last, () => on.toggle("last"), {
                  key: "L",
                  off: !can.last,
                  pressed: open === "last",
                }),
            act("count", words.count, () => on.toggle("count"), {
              key: "C",
              off: !can.score,
              pressed: open === "count",
            }),
          ]
    }
  </div>`;
}
