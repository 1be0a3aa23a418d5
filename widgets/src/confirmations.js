// @ts-check
/** Moves that name a number or a card, and what confirms the one that is chosen: pure functions. */

/** How many moves beside cards stand in the rail; where there are more they lie on the felt. */
export const IN_RAIL = 2;

/** The moves that name a number, the lowest first. @param {Choice[]} choices */
export const numbersIn = (choices) =>
  choices
    .filter((each) => each.control === "number" && each.number !== null)
    .sort((one, other) => Number(one.number) - Number(other.number));

/** Which of them is chosen, the lowest at first. @param {number | null} number @param {Choice[]} numbers */
export const indexOf = (number, numbers) =>
  Math.max(
    0,
    numbers.findIndex((each) => each.number === number),
  );

/** The moves that name a rank and no number, in the order of their ranks. @param {Choice[]} choices */
export const ranksIn = (choices) => choices.filter((each) => each.rank && each.number === null);

/** Moves by what they name: a number, a rank, a card; and the rest. @param {Choice[]} choices */
export function byKind(choices) {
  const numbers = numbersIn(choices);
  const ranks = ranksIn(choices);
  const named = choices.filter((each) => each.names);
  const found = new Set([...numbers, ...ranks, ...named]);
  return { numbers, ranks, named, rest: choices.filter((each) => !found.has(each)) };
}

/** The move, or the moves of a turn, that the coach advises; "" where it advises none. @param {Pick<TableModel, "coach">} table */
export const advisedMove = ({ coach }) => coach.at(-1)?.play ?? "";

/** The choice that the coach advises, where it is one move. @param {Pick<TableModel, "coach" | "choices">} table */
export const advisedChoice = ({ coach, choices }) => {
  const advised = advisedMove({ coach });
  return choices.find(({ move }) => move === advised);
};

/** What is chosen at first, where the coach advised a move: its number, or its card or rank.
 * @param {string} advised @param {Choice[]} choices @returns {{ number: number | null, named: string }} */
export function advisedOf(advised, choices) {
  const found = choices.find(({ move }) => move === advised);
  return { number: found?.number ?? null, named: (found && faceOf(found)) ?? "" };
}

/** The face that stands for a move: of the card that it names, or of its rank. @param {Choice} choice */
const faceOf = ({ names, rank, number }) => names?.face ?? (number === null ? rank : "");

/** What confirms the number, the rank or the card that is chosen on the felt, on the rail, where it is always in sight.
 * @param {{ offered: Choice[], number: number | null, named: string }} props @returns {Choice[]} */
export function confirmations({ offered, number, named: face }) {
  const { numbers, ranks, named, rest } = byKind(offered);
  if (!numbers.length && !ranks.length && !named.length) return [];
  const chosen = face
    ? offered.filter((each) => faceOf(each) === face)
    : ranks.length && number === null
      ? [ranks[0]]
      : numbers.length
        ? [numbers[indexOf(number, numbers)]]
        : [];
  return rest.length <= IN_RAIL ? [...chosen, ...rest] : chosen;
}

/** The move that the coach names, and whether its figures are told: they push its row down, and it is seen again.
 * @param {CoachStep[]} coach */
export function bestShown(coach) {
  const best = coach.at(-1);
  return best?.label && `${best.label}; ${!!best.bars?.some(Boolean)}`;
}
