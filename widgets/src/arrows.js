// @ts-check
/** Arrows over the felt: from the better card to what it takes. */

import { keyWithoutTwin } from "./captures.js";

/** @typedef {{ x: number, y: number }} Point */

/** How long the head of an arrow is, and how wide it opens, in pixels. */
const HEAD = { length: 14, turn: 0.5 };

/**
 * The path of an arrow, as SVG writes it: a bow, and its head.
 * @param {Point} from @param {Point} to
 */
export function arrowPath(from, to) {
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const side = (/** @type {number} */ turn) =>
    `${round(to.x - HEAD.length * Math.cos(angle + turn))} ${round(to.y - HEAD.length * Math.sin(angle + turn))}`;
  const tip = `${round(to.x)} ${round(to.y)}`;
  return (
    `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${tip}` +
    `M${side(HEAD.turn)}L${tip}L${side(-HEAD.turn)}`
  );
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** Draw the arrows of a deal in review, once everything has arrived.
 * @param {Pick<import("./view.js").TableView, "root" | "table" | "motion">} view */
export function aimArrows({ root, table, motion }) {
  const svg = root.querySelector(".ic-arrows");
  const path = svg?.firstElementChild;
  if (!svg || !path) return;
  const { revision } = table;
  path.setAttribute("d", "");
  if (!table.review?.better) return;
  motion.arrival().then(() => {
    if (table.revision === revision && svg.isConnected) path.setAttribute("d", paths(root, svg, table));
  });
}

/** @param {HTMLElement} root @param {Element} svg @param {TableModel} table */
function paths(root, svg, { review, zones }) {
  const { better } = /** @type {ReviewModel} */ (review);
  if (!better) return "";
  const cards = [...root.querySelectorAll(".ic-hand [data-key]")];
  const card = cards.find((node) => better.hand.includes(keyOf(node)));
  if (!card) return "";
  const home = svg.getBoundingClientRect();
  const melds = zones.filter((zone) => zone.spread === "meld" && better.onto.includes(zone.number ?? 0));
  const targets = [
    ...[...root.querySelectorAll(":is(.ic-laid, .ic-trick) [data-key]")].filter((node) =>
      better.table.includes(keyOf(node)),
    ),
    ...melds.flatMap(({ id }) => root.querySelector(`[data-zone="${id}"]`) ?? []),
  ];
  const at = card.getBoundingClientRect();
  const from = { x: at.left + at.width / 2 - home.left, y: at.top + 6 - home.top };
  return targets
    .map((node) => {
      const { left, width, bottom, height } = node.getBoundingClientRect();
      return arrowPath(from, { x: left + width / 2 - home.left, y: bottom - height * 0.12 - home.top });
    })
    .join("");
}

/** @param {Element} node */
const keyOf = (node) => keyWithoutTwin(node.getAttribute("data-key") ?? "");
