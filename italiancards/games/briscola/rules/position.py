"""Positions of Briscola: from what matters to a deal that can be played, and back.

Fields; where there is one part for each seat they stand in turn order from the seat to move, parted
by `/`: `seat` (whose hand it is), `dealer`, `hand`, `trick`, `upcard`, `trump` (once the up-card is
drawn), `taken`, `shown` (cards in hand that everybody knows), `showed` (those that only partners
know), `signs` (trumps signed in the deal), `said` (in this trick), `asked` (while all are asked to
show their hands: `show`, `pass`, `-` for who has not answered yet; what is secret is `?`), `others`
(the other hands), `stock` (what is drawn before the up-card, or how many cards are to be drawn in
all), `next` (what is drawn first, without the rest), `scores` (the count of the match). Those of
five players are told in `five`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from italiancards.core.announcements import Pass, Show
from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.errors import BadPosition, Unreadable, quoted
from italiancards.core.game import DealStart
from italiancards.core.language import said
from italiancards.core.moves import Move
from italiancards.core.notation import notation
from italiancards.core.position import (
    CardPool,
    Fields,
    by_seat,
    groups_text,
    known_fields,
    nonempty_fields,
)
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules import five
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import (
    FIVE,
    HAND,
    BriscolaState,
    Words,
    deck,
    parties,
    seating,
    side,
)
from italiancards.games.briscola.rules.talk import SENTENCES, SIGNS
from italiancards.games.briscola.rules.view import UNSEEN, view

FIELDS = ("seat", "dealer", "hand", "trick", "upcard", "trump", "taken", "shown", "showed", "signs",
          "said", "asked", "others", "stock", "next", "scores")  # fmt: skip
SECRET, NOT_YET = UNSEEN, "-"
ANSWERS: Mapping[str, Move] = {str(move): move for move in (Show(), Pass())}


def place(
    options: BriscolaOptions, fields: Fields, chance: Random
) -> tuple[BriscolaState, tuple[str, ...]]:
    """A deal in which the cards lie as told, and the fields that were left to chance.

    Args:
        options: the table's; those of five are read by `five`.
        fields: the texts of a position, by name; those left out are filled by chance.
        chance: the source of the cards that no field names.

    Raises:
        BadPosition: cards that cannot lie like that.
        BadOption: a field that Briscola does not have.
    """
    if options.players == FIVE:
        return five.place(options, fields, chance)
    known_fields(fields, FIELDS, "Briscola")
    count = options.players
    pool = CardPool(deck(options), notation(look=options.deck), fields, chance)
    me = pool.seat("seat", count)
    order = tuple(seating(options).order(me))
    hand, trick, named_upcard = pool.cards("hand"), pool.cards("trick"), pool.cards("upcard")
    taken, others = pool.groups("taken", count), pool.groups("others", count - 1)
    stock = pool.stock()
    _check(pool, hand, trick, named_upcard, taken, count)

    asked = _answers_so_far(pool, trick, count)
    leader = Seat((me - len(trick) - len(asked or ())) % count)
    full = len(hand)
    shown, showed = (
        _known_cards(pool, "shown", hand, count),
        _known_cards(pool, "showed", hand, count),
    )
    hands = _hands(pool, hand, trick, others, tuple(map(_either, shown, showed)))
    hidden = len(pool.left) + len(stock) + len(named_upcard)
    to_draw = hidden if full == HAND else 0
    if "stock" in fields:
        to_draw = len(stock) + (1 if stock else len(named_upcard))  # the up-card is drawn last
        if pool.is_number("stock"):
            to_draw = pool.number("stock", range(hidden + 1), 0)
    if to_draw % count or (to_draw and full < HAND) or to_draw > hidden:
        raise BadPosition(
            said(
                en=f"{to_draw} cards to draw do not fit hands of {full}.",
                it=f"{to_draw} carte da pescare non sono possibili con {full} carte in mano.",
            )
        )
    pool.check_next(max(0, to_draw - 1))
    upcard, trump = _upcard(pool, named_upcard, to_draw)
    piles = _piles(pool, taken, max(0, hidden - to_draw), count)
    stock += pool.draw("stock", to_draw - len(upcard) - len(stock))
    dealer = pool.seat("dealer", count, (leader - 1) % count)
    state = BriscolaState(
        DealStart(options, dealer, (), pool.scores(len(parties(options))), seating(options).seats),
        by_seat(hands, order),
        stock + upcard,
        trump,
        leader,
        trick,
        by_seat(piles, order),
        shown=by_seat(shown, order),
        showed=by_seat(showed, order),
        signs=by_seat(_signs(pool, count), order),
        said=by_seat(_words(pool, "said", SENTENCES, count), order),
        asked=asked,
    )
    return state, tuple(pool.sampled)


def _check(
    pool: CardPool, hand: Cards, trick: Cards, upcard: Cards, taken: tuple[Cards, ...], count: int
) -> None:
    if len(hand) > HAND:
        raise BadPosition(
            said(
                en=f"A hand has at most {HAND} cards, not {len(hand)}: {pool.write(hand)}.",
                it=f"In mano ci sono al massimo {HAND} carte, non {len(hand)}: {pool.write(hand)}.",
            )
        )
    if len(trick) >= count or (trick and not hand):
        raise BadPosition(
            said(
                en=f"The trick {pool.write(trick)} leaves nobody to play next.",
                it=f"Con la presa {pool.write(trick)} non tocca più a nessuno.",
            )
        )
    if len(upcard) > 1:
        raise BadPosition(
            said(
                en=f"There is one up-card, not {len(upcard)}: {pool.write(upcard)}.",
                it=f"La carta scoperta è una, non {len(upcard)}: {pool.write(upcard)}.",
            )
        )
    for pile in taken:
        if len(pile) % count:
            raise BadPosition(
                said(
                    en=f"A pile of tricks cannot have {len(pile)} cards.",
                    it=f"Le prese di un giocatore non possono essere di {len(pile)} carte.",
                )
            )


def _upcard(pool: CardPool, named: Cards, to_draw: int) -> tuple[Cards, str]:
    """The up-card, if one still lies there, and the trump suit."""
    text = pool.fields.get("trump", "")
    suit = pool.pack.suit(text) if text else None
    if suit is not None and named and named[0].suit != suit:
        card = pool.write(named)
        raise BadPosition(
            said(
                en=f"trump={quoted(text)} must be the suit of the up-card, {card}.",
                it=f"trump={quoted(text)}: ci vuole il seme della carta scoperta, {card}.",
            )
        )
    if named and not to_draw:
        raise BadPosition(
            said(
                en=f"The up-card {pool.write(named)} cannot be there when the stock is empty.",
                it=f"La carta scoperta {pool.write(named)} non può esserci se non si pesca più.",
            )
        )
    upcard = named or pool.draw("upcard", min(1, to_draw), suit)
    if upcard:
        return upcard, upcard[0].suit
    if suit is None:
        pool.sampled.append("trump")
    return (), suit or pool.chance.choice(ITALIAN.suits)


def _piles(pool: CardPool, named: tuple[Cards, ...], missing: int, count: int) -> tuple[Cards, ...]:
    """The taken tricks, by pile; tricks that are not named go round."""
    return pool.fill("taken", named, [count] * (missing // count))


def _known_cards(pool: CardPool, name: str, hand: Cards, count: int) -> tuple[Cards, ...]:
    """The cards in hand that everybody, or the partners, know."""
    shown = pool.parts(name, count)
    named = [card for cards in shown for card in cards]
    if len(named) > len(set(named)):
        raise BadPosition(
            said(
                en=f"{name}={quoted(pool.fields[name])} names a card twice.",
                it=f"{name}={quoted(pool.fields[name])}: una carta compare due volte.",
            )
        )
    if not set(shown[0]) <= set(hand):
        raise BadPosition(
            said(
                en=f"{name}={quoted(pool.fields[name])} names a card that is in no hand.",
                it=f"{name}={quoted(pool.fields[name])}: una carta non è in nessuna mano.",
            )
        )
    return shown


def _either(first: Cards, second: Cards) -> Cards:
    return tuple(dict.fromkeys((*first, *second)))


def _words(pool: CardPool, name: str, known: Sequence[str], count: int) -> Words:
    """The words that each seat has said or signed: words of a few, none twice."""
    text = pool.fields.get(name, "")
    parts = [tuple(_word(pool, word, known) for word in part.split()) for part in text.split("/")]
    for words in parts:
        seen = [word for word in words if word != SECRET]
        if len(parts) > count or not set(words) <= set(known) or len(set(seen)) < len(seen):
            some = ", ".join(map(pool.pack.write_rank, known))
            raise BadPosition(
                said(
                    en=f"{name}={quoted(text)} must be among {some} for each.",
                    it=f"{name}={quoted(text)}: per ognuno qualcosa fra {some}.",
                )
            )
    return (*parts, *[()] * (count - len(parts)))


def _word(pool: CardPool, text: str, known: Sequence[str]) -> str:
    """A word among those known, or the rank that a text means."""
    word = text.lower()
    try:
        return word if word in known else pool.pack.rank(text)
    except Unreadable:
        return text


def _signs(pool: CardPool, count: int) -> Words:
    """The trumps that were signed; those not seen are filled by chance."""
    signs = []
    for words in _words(pool, "signs", (*SIGNS, SECRET), count):
        left = [sign for sign in SIGNS if sign not in words]
        hidden = words.count(SECRET)
        if hidden > len(left):
            raise BadPosition(
                said(
                    en=f"signs={quoted(pool.fields['signs'])}: there are {len(SIGNS)}.",
                    it=f"signs={quoted(pool.fields['signs'])}: ce ne sono {len(SIGNS)}.",
                )
            )
        drawn = pool.chance.sample(left, hidden)
        signs.append(tuple(drawn.pop() if word == SECRET else word for word in words))
        if hidden and "signs" not in pool.sampled:
            pool.sampled.append("signs")
    return tuple(signs)


def _answers_so_far(pool: CardPool, trick: Cards, count: int) -> tuple[Move, ...] | None:
    """The answers given before this seat's, the leader's first; None if nobody is asked."""
    text = pool.fields.get("asked")
    if text is None:
        return None
    parts = [_answer(part) for part in text.split("/")]
    waiting = parts.count(NOT_YET)
    answers = parts[waiting:]
    well = len(parts) == count and waiting and set(parts[:waiting]) == {NOT_YET} and not trick
    if not well or not set(answers) <= {SECRET, *ANSWERS}:
        raise BadPosition(
            said(
                en=f"asked={quoted(text)} must be {NOT_YET}, show or pass for each seat.",
                it=f"asked={quoted(text)}: per ogni posto {NOT_YET}, show o pass.",
            )
        )
    if SECRET in answers:
        pool.sampled.append("asked")
    kinds = tuple(ANSWERS)
    return tuple(ANSWERS[pool.chance.choice(kinds) if each == SECRET else each] for each in answers)


def _answer(part: str) -> str:
    word = part.strip().lower()
    return next((text for text, move in ANSWERS.items() if word in move.also), word)


def _hands(
    pool: CardPool, hand: Cards, trick: Cards, others: tuple[Cards, ...], shown: tuple[Cards, ...]
) -> tuple[Cards, ...]:
    """The hands in turn order: what is named, then what everybody knows, the rest by chance."""
    hands = [hand]
    for named, known in zip(others, shown[1:], strict=True):
        hands.append(named + pool.take(tuple(card for card in known if card not in named)))
    for place in range(1, len(hands)):
        played = place >= len(hands) - len(trick)
        missing = len(hand) - played - len(hands[place])
        if missing < 0:
            raise BadPosition(
                said(
                    en=f"{pool.write(hands[place])}: too many cards in one hand.",
                    it=f"{pool.write(hands[place])}: troppe carte in una mano.",
                )
            )
        hands[place] += pool.draw("others", missing)
    return tuple(hands)


def fields(state: BriscolaState, seat: Seat | None) -> Fields:
    """The fields of a position, from the seat to move.

    Args:
        state: the deal.
        seat: the seat whose knowledge is written; None for everything, from the seat to move.
    """
    if state.auction is not None:
        return five.fields(state, seat)
    count = state.players
    turn = state.leader if state.to_move is None else state.to_move
    me = turn if seat is None else seat
    order = tuple(seating(state.start.options).order(me))
    usual = state.start.dealer == (state.leader - 1) % count
    scores = state.start.scores
    options = state.start.options
    known = order if seat is None else side(options, seat)
    pack = notation(look=options.deck)
    signs = state.signs if seat is None else view(state, seat).signs
    values = {
        "seat": str(me) if me else "",
        "dealer": "" if usual else str(state.start.dealer),
        "hand": " ".join(state.hands[me]),
        "trick": " ".join(state.trick),
        "upcard": state.stock[-1] if state.stock else "",
        "trump": "" if state.stock else pack.write_suit(state.trump),
        "taken": groups_text(state.taken[each] for each in order),
        "shown": groups_text(state.shown[each] for each in order),
        "showed": groups_text(state.showed[each] if each in known else () for each in order),
        "signs": groups_text(map(pack.write_rank, signs[each]) for each in order),
        "said": groups_text(state.said[each] for each in order),
        "asked": _answers_text(state, order, seat),
        "scores": " ".join(map(str, scores)) if any(scores) else "",
    }
    if seat is None:
        values["others"] = groups_text(state.hands[each] for each in order[1:])
        values["stock"] = " ".join(state.stock[:-1])
    return nonempty_fields(values, pack)


def _answers_text(state: BriscolaState, order: Sequence[Seat], seat: Seat | None) -> str:
    """The answers so far as a seat knows them: its own alone."""
    if state.asked is None:
        return ""
    texts = []
    for each in order:
        place = (each - state.leader) % state.players
        answer = str(state.asked[place]) if place < len(state.asked) else NOT_YET
        texts.append(answer if answer == NOT_YET or seat in (None, each) else SECRET)
    return " / ".join(texts)
