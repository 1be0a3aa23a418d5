// @ts-check
/** What keys answer in words, from what the table shows: pure functions. */

import { captionWords } from "./seating.js";
import { sentences } from "./sentences.js";

/** @typedef {"stock" | "lying" | "points" | "last" | "count" | "players" | "keys"} Question */
/** @typedef {Record<string, any>} Labels The labels of a table by name. */

/** @type {Record<Question, (table: TableModel, words: Labels) => (string | null)[]>} */
const ANSWERS = {
  stock: (table, words) => orElse([...table.signs, ...sideOf(table).map(besideText)], words["no-stock"]),
  lying: (table, words) => orElse(lyingZones(table).map(lyingText(table, words)), words["nothing-lies"]),
  points: (table, words) => (table.can.score ? totals(table.score, words) : [words["no-count"]]),
  last: (table, words) =>
    orElse(table.zones.filter(isLast).map(lyingText(table, words)), words["none-taken"]),
  count: (table, words) => (table.can.score ? countText(table) : [words["no-count"]]),
  players: (table, words) => table.seats.map((seat) => seatText(seat, words)),
  keys: keysHelp,
};

/** What is answered to a question. @param {Question} question @param {TableModel} table @param {Labels} words */
export const answerTo = (question, table, words) =>
  sentences(ANSWERS[question](table, words).map((text) => text && inWords(text, words)));

/** Thirds as a voice says them: of "1 2/3" it would make a date. @param {string} text @param {Labels} words */
function inWords(text, words) {
  const inside = [words["and-third"], words["and-thirds"]];
  const alone = [words.third, words.thirds];
  return text.replace(/(?<![\d/])(\d+ )?([12])\/3(?![\d/])/g, (_, whole, thirds) =>
    whole ? `${whole}${inside[thirds - 1]}` : alone[thirds - 1],
  );
}

/** What the keys do at a table, in sentences. @param {Pick<TableModel, "mats" | "zones" | "seats">} table
 * @param {Labels} words @returns {string[]} */
export function keysHelp(table, words) {
  const { mats, zones } = table;
  const choosable = zones.some((zone) => zone.choosable);
  return [
    words.keys,
    words["keys-answer"],
    mats.length ? words["keys-melds"] : "",
    choosable ? words["keys-table"] : "",
    bareRanks(table, words),
  ].filter(Boolean);
}

/** By ear, what a card named without a suit is, where there are such. @param {Pick<TableModel, "zones" | "seats">} table
 * @param {Labels} words @returns {string} */
export const bareRanks = ({ zones, seats }, words) =>
  seats.length > 2 && zones.some(({ spread }) => spread === "trick") ? words["ear-bare"] : "";

/** @param {string[]} found @param {string} otherwise */
const orElse = (found, otherwise) => {
  const texts = found.filter(Boolean);
  return texts.length ? texts : [otherwise];
};

/** What lies beside the middle and belongs to nobody. @param {TableModel} table */
const sideOf = ({ zones }) => zones.filter(({ area, seat }) => area === "side" && seat === null);

/** A pile by how many cards it has, open cards by their names, of a row the last. @param {ZoneModel} zone */
function besideText({ label, cards, count, spread }) {
  const shown = ["crosswise", "shown"].includes(spread) ? cards : cards.slice(-1);
  const names = shown.map(({ name }) => name);
  if (["crosswise", "shown"].includes(spread)) return names.length ? `${label}: ${names.join(", ")}` : "";
  return `${label}: ${[count, ...names].join(", ")}`;
}

/** What lies in the middle, and beside it open rows, the latest first, and the top of an open pile with its number.
 * @param {TableModel} table */
const lyingZones = ({ zones }) =>
  zones
    .filter(({ area, spread, seat, cards }) => {
      const open = spread === "row" || (spread === "pile" && seat === null && cards.length > 0);
      return area === "middle" || (area === "side" && open);
    })
    .map((zone) => {
      if (zone.spread === "pile") return { ...zone, cards: zone.cards.slice(-1), told: `${zone.count}.` };
      return zone.area === "side" ? { ...zone, cards: [...zone.cards].reverse() } : zone;
    });

/** @param {ZoneModel} zone */
const isLast = ({ name }) => name.startsWith("last-");

/** The cards of a zone, with who played each. @param {Pick<TableModel, "seats">} table @param {Labels} words */
const lyingText =
  ({ seats }, words) =>
  (/** @type {ZoneModel} */ { label, cards, told, empty }) =>
    cards.length
      ? `${label}: ${sentences([cards.map((card) => cardText(card, seats, words)).join("; "), told])}`
      : empty;

/** @param {CardModel} card @param {SeatModel[]} seats @param {Labels} words */
function cardText(card, seats, words) {
  const name = card.stands ? `${card.name} (${card.stands.name})` : card.name;
  const text = [name, ...captionWords(card, seats, words)].filter(Boolean).join(", ");
  return card.by ? `${card.by}, ${text}` : text;
}

/** So many lines of a count are named with the points: the others are read by another key. */
const FEW = 3;

/** What everybody has, and what it comes from where that is soon said; then the match, and what wins it.
 * @param {SheetModel} score @param {Labels} words */
function totals({ heads, lines, totals: all, match, result }, words) {
  const giving = lines.flatMap(({ label, counts, gives }) => {
    const exact = counts?.some((count) => `${count}`.includes("/")); // of which whole points are but a part
    if (!gives) return [];
    return !exact && `${gives}` === `${all}` ? label : `${label}: ${pairs(heads, exact ? counts : gives)}`;
  });
  return [
    pairs(heads, all),
    ...(giving.length > FEW ? [] : giving),
    match ? `${match.label}: ${pairs(heads, match.scores)}` : words["ear-alone"],
    match?.result ?? "",
    result,
  ];
}

/** Everybody's figure after his name. @param {string[]} heads @param {(string | number)[]} figures */
const pairs = (heads, figures) => heads.map((head, place) => `${head} ${figures[place]}`).join(", ");

/** The count line by line, and how many cards each has taken. @param {TableModel} table */
const countText = ({ score, zones }) => [
  ...score.lines.map(({ label, counts }) => `${label}: ${pairs(score.heads, counts)}`),
  ...zones
    .filter(({ seat, spread, area }) => seat !== null && spread === "pile" && area !== "side")
    .map(({ label, count }) => `${label}: ${count}`),
];

/** Somebody with what he holds, and whether he deals or is to play. @param {SeatModel} seat @param {Labels} words */
function seatText({ name, held, out, dealer, turn, partner, says }, words) {
  const labels = [out && words.out, partner && words.mine, dealer && words.dealer, turn && words.turn];
  const inside = labels.filter(Boolean).map((each) => each[0].toLowerCase() + each.slice(1));
  return `${name}: ${[out ? "" : held, ...inside, says].filter(Boolean).join(", ")}`;
}
