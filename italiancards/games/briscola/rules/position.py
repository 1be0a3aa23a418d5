"""Positions of Briscola: from what matters to a deal that can be played, and back.

Fields; where there is one part for each seat they stand in turn order from the seat to move,
separated by `/`: `seat` (whose hand it is), `dealer`, `hand`, `trick`, `upcard`, `trump` (once the
up-card is drawn), `taken`, `shown` (cards in hand that everybody knows), `showed` (those that only
partners know), `signs` (trumps signed in the deal), `said` (in this trick), `asked` (while all are
asked to show their hands: `show`, `pass`, `-` for who has not answered yet; what is secret is `?`),
`others` (the other hands), `stock` (what is drawn before the up-card, or how many cards are to be
drawn in all), `next` (what is drawn first, without the rest), `scores` (the count of the match).
Those of five players are described in `five`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from italiancards.core import form
from italiancards.core.announcements import Pass, Show
from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.errors import Unreadable
from italiancards.core.form import Field, Perspective, Positions
from italiancards.core.moves import Move
from italiancards.core.packets import Groups
from italiancards.core.pool import CardPool
from italiancards.core.position import Fields
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

SECRET, NOT_YET = UNSEEN, "-"
ANSWERS: dict[str, Move] = {str(move): move for move in (Show(), Pass())}


def _build(at: CardPool) -> BriscolaState:
    """Return the state of the deal that a position's fields set up; refuse one that cannot be."""
    hand, trick, named, taken = at["hand"], at["trick"], at["upcard"], at["taken"]
    others, stock, count = at["others"], at["stock"], at.count
    at.check_hand(hand, HAND)
    at.refuse(len(trick) >= count or (trick and not hand), "position-trick", cards=at.text(trick))
    at.refuse(len(named) > 1, "briscola-upcard", count=len(named), cards=at.text(named))
    five.check_piles(at, taken)
    asked, shown, showed = at["asked"], at["shown"], at["showed"]
    leader = Seat((at.me - len(trick) - len(asked or ())) % count)
    known = (dict.fromkeys(all_ + own) for all_, own in zip(shown[1:], showed[1:], strict=True))
    hands = at.fill_hands(tuple(at.add_known(others, known)), at.hand_sizes(hand, trick))
    to_draw, hidden = _to_draw(at, hand, stock, named)
    at.check_next(max(0, to_draw - 1))
    upcard, trump = _upcard(at, named, to_draw)
    piles = at.fill("taken", taken, [count] * (max(0, hidden - to_draw) // count))
    stock += at.draw("stock", to_draw - len(upcard) - len(stock))
    return BriscolaState(
        at.start(at.seat("dealer", (leader - 1) % count)),
        at.by_seat((hand, *hands)),
        stock + upcard,
        trump,
        leader,
        trick,
        at.by_seat(piles),
        shown=at.by_seat(shown),
        showed=at.by_seat(showed),
        signs=at.by_seat(at["signs"]),
        said=at.by_seat(at["said"]),
        asked=asked,
    )


def _to_draw(at: CardPool, hand: Cards, stock: Cards, named: Cards) -> tuple[int, int]:
    """Return how many cards are still drawn, the up-card last, and how many are unseen in all."""
    hidden = len(at.left) + len(stock) + len(named)
    to_draw = hidden if len(hand) == HAND else 0
    if at.is_number:
        to_draw = at.number("stock", range(hidden + 1), 0)
    elif "stock" in at.fields:
        to_draw = len(stock) + (1 if stock else len(named))
    if to_draw % at.count or (to_draw and len(hand) < HAND) or to_draw > hidden:
        raise at.error("briscola-stock", count=to_draw, size=len(hand))
    return to_draw, hidden


def _upcard(at: CardPool, named: Cards, to_draw: int) -> tuple[Cards, str]:
    """Return the up-card in a tuple, () where all are drawn, and the trump suit."""
    suit, cards = at["trump"], at.write(named)
    at.refuse(suit is not None and named and named[0].suit != suit, "briscola-trump", cards=cards)
    at.refuse(named and not to_draw, "briscola-upcard-gone", cards=cards)
    upcard = named or at.draw("upcard", min(1, to_draw), suit)
    if upcard:
        return upcard, upcard[0].suit
    if suit is None:
        at.mark_sampled("trump")
    return (), suit or at.chance.choice(ITALIAN.suits)


def _read_trump(at: CardPool, name: str) -> str | None:
    """Return the trump suit that a position's field names; None if it is empty."""
    return at.pack.suit(at.text(name)) if at.text(name) else None


def _known_cards(at: CardPool, name: str) -> Groups:
    """Return the cards in hand that others know, by seat, read from a field; refuse false ones."""
    shown = at.parts(name)
    named = sum(shown, ())
    at.refuse(len(named) > len(set(named)), "briscola-twice", name)
    at.refuse(not set(shown[0]) <= set(at["hand"]), "briscola-in-no-hand", name)
    return shown


def _words(at: CardPool, name: str, known: Sequence[str] = SENTENCES) -> Words:
    """Return what each seat has said or signed, read from a field; refuse unknown words."""
    text = at.text(name).split("/")
    parts = [tuple(_word(at, word, known) for word in part.split()) for part in text]
    for words in parts:
        seen = [word for word in words if word != SECRET]
        if len(parts) > at.count or not set(words) <= set(known) or len(set(seen)) < len(seen):
            raise at.error("briscola-words", name, some=", ".join(map(at.pack.write_rank, known)))
    return (*parts, *[()] * (at.count - len(parts)))


def _word(at: CardPool, text: str, known: Sequence[str]) -> str:
    """Return a text as one of the known words or as a rank; unchanged if it is neither."""
    word = text.lower()
    try:
        return word if word in known else at.pack.rank(text)
    except Unreadable:
        return text


def _signs(at: CardPool, name: str) -> Words:
    """Return the trumps signed by each seat, read from a field; unseen ones drawn by chance."""
    signs = []
    for words in _words(at, name, (*SIGNS, SECRET)):
        left = [sign for sign in SIGNS if sign not in words]
        hidden = words.count(SECRET)
        at.refuse(hidden > len(left), "briscola-signs", count=len(SIGNS))
        drawn = at.chance.sample(left, hidden)
        signs.append(tuple(drawn.pop() if word == SECRET else word for word in words))
        if hidden:
            at.mark_sampled(name)
    return tuple(signs)


def _answers_so_far(at: CardPool, name: str) -> tuple[Move, ...] | None:
    """Return answers already given to showing hands, read from a field; None if nobody is asked."""
    if name not in at.fields:
        return None
    parts = [_answer(part) for part in at.text(name).split("/")]
    waiting = parts.count(NOT_YET)
    answers = parts[waiting:]
    well = len(parts) == at.count and waiting and set(parts[:waiting]) == {NOT_YET}
    at.refuse(not well or at["trick"] or not set(answers) <= {SECRET, *ANSWERS}, "briscola-asked")
    if SECRET in answers:
        at.mark_sampled(name)
    kinds = tuple(ANSWERS)
    return tuple(ANSWERS[at.chance.choice(kinds) if each == SECRET else each] for each in answers)


def _answer(part: str) -> str:
    """Return the plain word for an answer that a text means; the text itself if it is none."""
    word = part.strip().lower()
    return next((text for text, move in ANSWERS.items() if word in move.also), word)


def _write_trump(deal: Perspective[BriscolaState]) -> str:
    """Return the trump suit as text, for a position; "" while the up-card shows it."""
    return "" if deal.state.stock else deal.pack.write_suit(deal.state.trump)


def _write_answers(deal: Perspective[BriscolaState]) -> list[list[str]]:
    """Return the answers so far as texts, for a position; a seat's position has only its own."""
    state, answers = deal.state, list[list[str]]()
    for each in () if state.asked is None else deal.order:
        answers_here = [*map(str, state.asked or ())][(each - state.leader) % state.players :]
        answer = answers_here[0] if answers_here else NOT_YET
        answers.append([answer if answer == NOT_YET or deal.seat in (None, each) else SECRET])
    return answers


def _write_signs(deal: Perspective[BriscolaState]) -> list[list[str]]:
    """Return the signed trumps as texts, for a position, as far as its seat saw them."""
    state = deal.state
    signs = state.signs if deal.seat is None else view(state, deal.seat).signs
    return [[*map(deal.pack.write_rank, signs[each])] for each in deal.order]


def _partners(deal: Perspective[BriscolaState]) -> Sequence[Seat]:
    """Return the seats whose hands, shown to partners only, a position may name."""
    seat = deal.seat
    return deal.order if seat is None else side(deal.state.start.options, seat)


POSITIONS = Positions[BriscolaState, BriscolaOptions](
    game="Briscola",
    rows=(
        form.SEAT,
        form.dealer(lambda deal: Seat((deal.state.leader - 1) % deal.state.players)),
        form.HAND,
        form.TRICK,
        Field("upcard", lambda deal: deal.state.stock[-1:], CardPool.cards),
        Field("trump", _write_trump, _read_trump),
        five.TAKEN,
        Field("shown", lambda deal: deal.each(deal.state.shown), _known_cards),
        Field("showed", lambda deal: deal.each(deal.state.showed, _partners(deal)), _known_cards),
        Field("signs", _write_signs, _signs),
        Field("said", lambda deal: deal.each(deal.state.said), _words),
        Field("asked", _write_answers, _answers_so_far),
        form.OTHERS,
        Field("stock", lambda deal: deal.state.stock[:-1], CardPool.stock, form.everything),
        form.NEXT,
        form.SCORES,
    ),
    build=_build,
    turn=five.turn,
    deck=deck,
    seating=seating,
    parties=parties,
)


def place(
    options: BriscolaOptions, fields: Fields, chance: Random
) -> tuple[BriscolaState, tuple[str, ...]]:
    """Return a deal set up from a position's fields, and the names of fields left to chance."""
    positions = five.POSITIONS if options.players == FIVE else POSITIONS
    return positions.place(options, fields, chance)


def fields(state: BriscolaState, seat: Seat | None) -> Fields:
    """Return the fields of a position for a deal as a seat sees it; all cards for None."""
    return (POSITIONS if state.auction is None else five.POSITIONS).fields(state, seat)
