// @ts-check
/** Tabs of the dock, each with its panel, and which of them is open. */

import { pickPanel } from "./pick_panel.js";
import { movesOnFelt, isOnRail } from "./choices.js";
import { coachPanel } from "./coach.js";
import { findings as findings, lesson } from "./lesson.js";
import { lastCapture, log } from "./log.js";
import { longRow, spreadRow } from "./piles.js";
import { practicePanel } from "./practice.js";
import { puzzlePanel } from "./puzzle.js";
import { reviewPanel } from "./review.js";
import { scorePanel, recentLog } from "./score.js";
import { loadState } from "./store.js";
import { answerPanel } from "./answer_panel.js";
import { trainerPanel } from "./trainer.js";

/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {{ id: string, label: string, body: () => unknown }} Tab */

/** Tabs that are open where nothing was asked for: what the learner is here to do. */
export const FIRST = ["lesson", "puzzle", "review"];

/** The puzzles of every game, and what was answered. @param {TableView} view */
export const puzzlesOf = ({ kernel }) => ({
  games: kernel.form?.puzzles ?? [],
  answers: loadState().pages[kernel.progress.page]?.answers ?? {},
});

/** List what there is to see beside the table now, in order. @param {TableView} view @returns {Tab[]} */
export function tabsOf(view) {
  const { table, words, kernel, row, selection, group, answer, asking, open, copied, props } = view;
  const { can } = table;
  const { page } = kernel.progress;
  const helped = table.coach.length > 0 || can.hint;
  const explains =
    (asking && !movesOnFelt(answer, selection).length) || (!!answer && !isOnRail(view)) || open === "why";
  const cards = () => row.cards.filter(({ key }) => group.cards.has(key));
  /** @type {[boolean, string, string, () => unknown][]} */
  const all = [
    [
      !!table.lesson,
      "lesson",
      table.memory ? words.memory : words.lesson,
      () => [lesson(props), findings(props), trainerPanel({ ...props, page })],
    ],
    [!!table.puzzle, "puzzle", words.puzzle, () => puzzlePanel({ ...props, ...puzzlesOf(view) })],
    [!!table.review, "review", words.review, () => reviewPanel(props)],
    [
      !!answer?.ways,
      "chosen",
      words.chosen,
      () => pickPanel({ ...props, cards: cards(), draft: group.draft }),
    ],
    [!!explains && !answer?.ways, "why", words.why, () => answerPanel(props)],
    [helped, "coach", words.coach, () => coachPanel(props)],
    [can.score, "count", words.count, () => [scorePanel(props), recentLog(props)]],
    [can.last && open === "last", "last", words.last, () => lastCapture(props)],
    [!!longRow(table) && open === "spread", "spread", words.spread, () => spreadRow(table)],
    [can.score, "log", words.log, () => log(props)],
    [!!table.practice, "table", words.sitting, () => practicePanel({ ...props, onSite: !!page, copied })],
  ];
  return all.filter(([there]) => there).map(([, id, label, body]) => ({ id, label, body }));
}

/** Find the tab that is seen. @param {TableView} view @param {Tab[]} all */
export const openTab = ({ open, table }, all) =>
  all.find((each) => each.id === open) ??
  all.find((each) => FIRST.includes(each.id)) ??
  all.find((each) => each.id === (table.over ? "log" : "count")) ??
  all[0];
