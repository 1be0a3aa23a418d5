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

/** What confirms the number or the card that is chosen on the felt, on the rail, where it is always in sight.
 * @param {{ offered: Choice[], number: number | null, named: string }} props @returns {Choice[]} */
export function confirmations({ offered, number, named: face }) {
  const numbers = numbersIn(offered);
  const named = offered.filter((each) => each.names);
  const rest = offered.filter((each) => !numbers.includes(each) && !named.includes(each));
  if (!numbers.length && !named.length) return [];
  const chosen = numbers.length
    ? [numbers[indexOf(number, numbers)]]
    : named.filter(({ names }) => names?.face === face);
  return rest.length <= IN_RAIL ? [...chosen, ...rest] : chosen;
}
