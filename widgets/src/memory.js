// @ts-check
/** How long what was learnt is remembered, by FSRS; and what of it is asked again today. */

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

import { dayOf, wentWrong } from "./store.js";

/** @typedef {import("./store.js").SavedState} SavedState */
/** @typedef {import("./store.js").Idea} Idea */
/** @typedef {import("./store.js").DueIdea} DueIdea */

const DAY = 24 * 60 * 60 * 1000;
/** How many ideas are asked again on one day: some five minutes. */
const A_DAY = 7;
/** How many of these may be of one page. */
const OF_A_PAGE = 3;
/** For how many days an idea is remembered by whoever is sure of it. */
const SURE = 21;

/** Days are whole, and the same for everybody: nothing is drawn by chance. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** How an idea is remembered after the answers of its days. @param {Idea} idea @returns {import("ts-fsrs").Card} */
export function cardOf({ days }) {
  let card = createEmptyCard(days[0][0] * DAY);
  for (const [day, right] of days)
    card = scheduler.next(card, day * DAY, right ? Rating.Good : Rating.Again).card;
  return card;
}

/** How well an idea is known: `seen`, `known`, or `sure`, which is for three weeks. @param {Idea} idea */
export const levelOf = (idea) =>
  wentWrong(idea) ? "seen" : cardOf(idea).stability < SURE ? "known" : "sure";

/** What is due on a day, one's own mistakes first, then what is the nearest to be forgotten.
 * @param {SavedState} state @param {number} now @returns {DueIdea[]} */
export function dueIdeas({ memory }, now) {
  const day = dayOf(now) * DAY;
  return Object.entries(memory)
    .flatMap(([page, ideas]) =>
      Object.entries(ideas).map(([idea, each]) => ({
        page,
        idea,
        wrong: wentWrong(each),
        card: cardOf(each),
      })),
    )
    .filter(({ card }) => card.due.getTime() <= day)
    .map(({ card, ...each }) => ({ ...each, held: scheduler.get_retrievability(card, day, false) }))
    .sort((one, other) => Number(other.wrong) - Number(one.wrong) || one.held - other.held)
    .map(({ page, idea }) => ({ page, idea }));
}

/** Of what is due as much as five minutes take, of several pages; what is of one page is asked together.
 * @param {DueIdea[]} due */
export function today(due) {
  const pages = [...new Set(due.map(({ page }) => page))];
  const few = due.filter(
    (each, at) => due.slice(0, at).filter(({ page }) => page === each.page).length < OF_A_PAGE,
  );
  const chosen = (pages.length > 1 ? few : due).slice(0, A_DAY);
  return pages.flatMap((page) => chosen.filter((each) => each.page === page));
}
