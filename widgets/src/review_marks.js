// @ts-check
/** Marks of a deal in review: which cards were played, which were better, and what those take. */

import { keyWithoutTwin } from "./captures.js";

/** @typedef {"played" | "better" | "taken" | ""} ReviewState */

/** The sign on a marked card, so that it is not told by its colour alone. @type {Record<ReviewState, string>} */
export const SIGNS = { played: "✕", better: "✓", taken: "", "": "" };

/**
 * The mark of each card, by its key; the answer goes before what was played.
 * @param {Pick<ReviewModel, "played" | "better"> | null | undefined} review
 * @returns {(key: string) => ReviewState}
 */
export function reviewMarks(review) {
  const { played, better } = review ?? {};
  return (key) => {
    const card = keyWithoutTwin(key);
    if (better?.hand.includes(card)) return "better";
    if (better?.table.includes(card)) return "taken";
    if (played?.hand.includes(card)) return "played";
    return better?.hand.includes(played?.hand[0] ?? "") && played?.table.includes(card) ? "played" : "";
  };
}

/** The words for a mark, for a card's name. @param {ReviewState} mark @param {Words} words */
export const markWords = (mark, words) =>
  mark === "better" ? words["review-better"] : mark === "played" ? words["review-yours"] : "";
