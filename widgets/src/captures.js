// @ts-check
/** Choosing what a card takes: pure functions over the choices that the kernel tells. */

/** What may be played with a card. @param {Choice[]} choices @param {CardModel | undefined} card */
export const waysOf = (choices, card) =>
  card ? choices.filter((each) => WITH_A_CARD.includes(each.control) && each.ok && uses(each, card)) : [];

/** What is done by playing a card: silently, or with something said aloud. */
const WITH_A_CARD = ["card", "chips"];

/** What can be said with one of the cards, each once. @param {Choice[]} choices */
export const wordsToSay = (choices) => [
  ...new Set(choices.filter(({ control, ok }) => control === "chips" && ok).map(({ said }) => said)),
];

/** The move that says something with a card, allowed or not.
 * @param {Choice[]} choices @param {CardModel} card @param {string} word */
export const saying = (choices, card, word) =>
  word ? choices.find((each) => each.said === word && uses(each, card)) : undefined;

/** Whether a choice needs one card of the hand, and that one. @param {Choice} choice @param {CardModel} card */
const uses = (choice, card) => choice.hand.length === 1 && choice.hand[0] === keyWithoutTwin(card.key);

/** Whether a choice is made without a card: to draw, to bid, to pass. @param {Choice} choice */
export const needsNoCard = ({ control, hand }) => control !== "card" && !hand.length;

/** A card without the number of its twin. @param {string} key */
export const keyWithoutTwin = (key) => key.split("#")[0];

/** The captures among some ways, in the order in which they are numbered. @param {Choice[]} ways */
export const capturesIn = (ways) => ways.filter((way) => way.table.length);

/**
 * For each card on the table the numbers of the captures that it belongs to.
 * @param {Choice[]} ways
 * @returns {Map<string, number[]>}
 */
export function captureNumbers(ways) {
  const numbers = new Map();
  capturesIn(ways).forEach((way, place) =>
    way.table.forEach((card) => numbers.set(card, [...(numbers.get(card) ?? []), place + 1])),
  );
  return numbers;
}

/**
 * What a card does with just the cards that were chosen, among what the kernel told, allowed or not.
 * @param {Choice[]} choices @param {CardModel} card @param {Iterable<string>} chosen
 */
export function choiceWith(choices, card, chosen) {
  const wanted = [...chosen].map(keyWithoutTwin).sort().join(" ");
  return choices.find(
    (each) => each.control === "card" && uses(each, card) && [...each.table].sort().join(" ") === wanted,
  );
}

/**
 * The running sum of the cards that were chosen: `4 + 3 = 7`.
 * @param {CardModel[]} cards
 */
export function sumOf(cards) {
  const sum = cards.reduce((total, card) => total + (card.makes ?? 0), 0);
  return cards.length > 1 ? `${cards.map((card) => card.makes).join(" + ")} = ${sum}` : `${sum}`;
}

/**
 * Which cards the coach has lit: those he speaks of first, and in the end those of the move he names.
 * @param {CoachStep[]} coach
 * @returns {(key: string) => boolean}
 */
export function coachHighlights(coach) {
  const [look, weighed, best] = coach;
  const lit = best
    ? (weighed.lines ?? [])
        .filter(({ move }) => move === best.lines[0]?.move)
        .flatMap((line) => [...(line.hand ?? []), ...(line.table ?? [])])
    : weighed
      ? []
      : (look?.lines ?? []).flatMap((line) => line.cards ?? []);
  return (key) => lit.includes(keyWithoutTwin(key));
}
