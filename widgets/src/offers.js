// @ts-check
/** What chosen cards can do, sorted for the rail: pure functions over the ways that the kernel tells. */

/** @typedef {{ main: WayModel | undefined, places: WayModel[], others: WayModel[] }} Offers
 * The `main` way, or the `places` where the cards may lie there, each a picture, and the `others`. */

/** So many places are pictures on the rail. */
const MOST_PLACES = 4;

/** Whether two ways lead to one place on the table, and differ in how the cards lie there.
 * @param {WayModel} one @param {WayModel} other */
const isSameTarget = (one, other) => one.onto === other.onto && one.short === other.short;

/**
 * Sort what chosen cards can do: a meld where their place is sure comes first, then the longest.
 * @param {WayModel[]} ways
 * @returns {Offers}
 */
export function sortOffers(ways) {
  const can = ways.filter(({ ok, begins }) => ok || begins);
  const onTable = can.filter(({ touches }) => !touches);
  const away = can.filter(({ touches }) => touches);
  const thereOf = (/** @type {WayModel} */ way) => onTable.filter((each) => isSameTarget(each, way));
  const [first] = [...onTable].sort(
    (one, other) =>
      Number(thereOf(one).length > 1) - Number(thereOf(other).length > 1) ||
      other.meld.length - one.meld.length,
  );
  if (!first) return { main: away[0], places: [], others: away.slice(1) };
  const there = thereOf(first);
  const lay = onTable.find(({ onto }) => onto === null);
  const others = [...(lay && !there.includes(lay) ? [lay] : []), ...away];
  return there.length > 1
    ? { main: undefined, places: there.slice(0, MOST_PLACES), others }
    : { main: first, places: [], others };
}

/**
 * What the rail says of chosen cards: what its main button does to a meld that lies there, else what they are.
 * @param {Pick<AnswerModel, "brief" | "ways">} answer
 */
export function briefOf({ brief, ways = [] }) {
  const { main } = sortOffers(ways);
  return main?.ok && !main.touches && main.onto !== null ? main.brief : brief;
}
