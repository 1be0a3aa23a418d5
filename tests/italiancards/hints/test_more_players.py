"""Briscola for three, four and six: simulator, trial, and reasons that know partners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import italiancards as ic
from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Move, Play
from italiancards.core.seats import Seat, alternating, partners_in
from italiancards.games.briscola.hints.facts import possible_cards
from italiancards.games.briscola.hints.knowledge import chance_held
from italiancards.games.briscola.hints.pack import trump_pack
from italiancards.games.briscola.hints.search import BriscolaRollout
from italiancards.games.briscola.hints.sides import card_of, sides
from italiancards.games.briscola.hints.simulator import BriscolaDeal
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import points, trick_order
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints import Budget
from italiancards.review import review

MORE = pytest.mark.parametrize("players", [3, 4, 6])
ALL = ic.game("briscola").pack.cards
OPTIONS = {players: BriscolaOptions(players=players) for players in (2, 3, 4, 6)}
SIDES = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 0, 1), 6: (0, 1, 0, 1, 0, 1)}
REMOVED = {2: (), 3: ("2D",), 4: (), 6: ("2D", "2C", "2S", "2B")}


def _pack(players: int) -> list[Card]:
    return [card for card in ALL if card not in REMOVED[players]]


def _dealt(players: int, seed: int) -> BriscolaDeal:
    """A deal from its beginning."""
    chance = Random(seed)
    cards = sorted(_pack(players), key=lambda _: chance.random())
    pack = trump_pack(OPTIONS[players], cards[-1].suit)
    hands = [pack.mask(cards[3 * seat : 3 * seat + 3]) for seat in range(players)]
    stock = [pack.bits[card] for card in cards[3 * players :]]
    nothing = [0] * players
    return BriscolaDeal(
        pack,
        OPTIONS[players],
        hands,
        stock,
        seed % players,
        [],
        nothing[:],
        nothing[:],
        SIDES[players],
    )


def _taker(cards: Sequence[Card], trump: str) -> int:
    """Who takes a trick, told in a few lines: the highest trump, else the highest of the suit."""
    suit = trump if any(card.suit == trump for card in cards) else cards[0].suit
    return min(
        (place for place, card in enumerate(cards) if card.suit == suit),
        key=lambda place: "A3RCF76542".index(cards[place].rank),
    )


def _trump(deal: BriscolaDeal) -> str:
    return next(deal.pack.named(deal.pack.seven)).suit


def _hand(deal: BriscolaDeal, seat: int) -> list[Card]:
    return [*deal.pack.named(deal.hands[seat])]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_random_deal_keeps_its_cards_its_order_and_its_points(players: int) -> None:
    for seed in range(40):
        deal, chance = _dealt(players, seed), Random(seed)
        trump, left, played = _trump(deal), len(deal.stock), list[Card]()
        totals, leader, trick = [0] * players, deal.leader, list[Card]()
        while moves := deal.legal():
            assert deal.to_move == (leader + len(trick)) % players
            assert [card_of(move) for move in moves] == _hand(deal, deal.to_move)
            hands = [set(_hand(deal, seat)) for seat in range(players)]
            next_cards = [next(deal.pack.named(bit)) for bit in deal.stock[:players]]
            move = chance.choice(moves)
            hands[deal.to_move] -= {card_of(move)}
            trick.append(card_of(move))
            deal.play(move)
            if len(trick) == players:
                taker = (leader + _taker(trick, trump)) % players
                assert trick_order(OPTIONS[players], trump).winner(trick) == _taker(trick, trump)
                totals[taker] += points(tuple(trick))
                for step, card in enumerate(next_cards):
                    hands[(taker + step) % players] |= {card}
                left -= len(next_cards)
                played += trick
                leader, trick = taker, []
            assert [set(_hand(deal, seat)) for seat in range(players)] == hands
            assert (deal.points, deal.leader, len(deal.stock)) == (totals, leader, left)
        assert sorted(played) == sorted(_pack(players))
        assert sum(deal.points) == 120
        assert sum(deal.tricks) * players == len(played)


@MORE
def test_playing_on_sensibly_is_the_player_of_the_docstring_card_by_card(players: int) -> None:
    helped = 0
    for seed in range(60):
        deal, chance = _dealt(players, seed), Random(seed)
        for _ in range(seed % 30):
            if deal.legal():
                deal.play(chance.choice(deal.legal()))
        told = deal.copy()
        while told.legal():
            card = _sensible(told)
            helped += card.rank in "A3" and bool(told.trick)
            told.play(Play(card))
        assert list(deal.copy().finish()) == told.points
        assert sum(told.points) == 120
    assert helped > 20


def _sensible(deal: BriscolaDeal) -> Card:
    """The player that `finish` describes, in cards."""
    hand, trump, players = _hand(deal, deal.to_move), _trump(deal), len(deal.hands)
    trick = [next(deal.pack.named(bit)) for bit in deal.trick]
    if not trick:
        return hand[0]
    best = _taker(trick, trump)
    plain = [card for card in hand if card.suit != trump]
    if deal.sides[(deal.leader + best) % players] == deal.sides[deal.to_move]:
        last = len(trick) == players - 1
        return plain[-1] if last and plain else hand[0]
    takers = [card for card in hand if _taker([trick[best], card], trump)]
    if free := [card for card in takers if card in plain]:
        return free[-1]
    stake = 2 * points(tuple(trick))
    trump_values = deal.pack.trump_values
    paid = [card for card in takers if stake + points((card,)) > trump_values[deal.pack.bits[card]]]
    return (paid or hand)[0]


def _view(deal: BriscolaDeal, taken: Sequence[Cards], upcard: Card) -> BriscolaView:
    """What the seat to move knows of it."""
    seat, named = deal.to_move, deal.pack.named
    players = len(deal.hands)
    return BriscolaView(
        seat=Seat(seat),
        options=OPTIONS[players],
        dealer=Seat(0),
        to_move=Seat(seat),
        over=False,
        hand=tuple(_hand(deal, seat)),
        hand_sizes=tuple(hand.bit_count() for hand in deal.hands),
        scores=(0,) * players,
        partners=partners_in(alternating(players, 3 if players == 3 else 2), Seat(seat)),
        shown=((),) * players,
        signs=((),) * players,
        said=((),) * players,
        upcard=upcard if deal.stock else None,
        trump=_trump(deal),
        stock_size=len(deal.stock),
        leader=Seat(deal.leader),
        trick=tuple(next(named(bit)) for bit in deal.trick),
        taken=tuple(taken),
        last_trick=None,
    )


def _met(players: int, number: int) -> Iterator[tuple[BriscolaDeal, BriscolaView]]:
    """Decisions met in random deals."""
    pack = _pack(players)
    for seed in range(number):
        deal, chance = _dealt(players, seed), Random(seed)
        upcard = next(deal.pack.named(deal.stock[-1]))
        taken: list[Cards] = [()] * players
        for _ in range(int(chance.random() * len(pack))):
            move = chance.choice(deal.legal())
            trick = (*deal.trick, deal.pack.bits[card_of(move)])
            deal.play(move)
            if not deal.trick:
                gained = tuple(next(deal.pack.named(bit)) for bit in trick)
                taken[deal.leader] += gained
        yield deal, _view(deal, taken, upcard)


@MORE
def test_a_deal_that_fits_holds_every_card_once_and_what_the_seat_knows(players: int) -> None:
    for deal, view in _met(players, 60):
        trial = BriscolaRollout(view, [Play(card) for card in view.hand])
        drawn = trial.deal(Random(1))
        assert drawn.hands[view.seat] == deal.hands[view.seat]
        assert [hand.bit_count() for hand in drawn.hands] == list(view.hand_sizes)
        assert drawn.stock[-1:] == deal.stock[-1:]
        lying = [*drawn.hands, *drawn.stock, *drawn.trick]
        gone = [card for pile in view.taken for card in pile]
        assert sum(lying) + drawn.pack.mask(gone) == drawn.pack.mask(_pack(players))
        assert (drawn.points, drawn.tricks) == (deal.points, deal.tricks)
        assert (drawn.leader, drawn.trick, drawn.sides) == (deal.leader, deal.trick, deal.sides)
        outcome = trial.outcome(trial.lines[0], drawn)
        drawn.play(trial.lines[0][0])
        told = drawn.finish(None)
        mine = [each for seat, each in enumerate(told) if trial.sides[seat] == trial.side]
        assert outcome.points == sum(mine)


@MORE
def test_the_last_cards_are_counted_over_every_layout_as_brute_force_counts_them(
    players: int,
) -> None:
    counted = 0
    for deal, view in _met(players, 120):
        trial = BriscolaRollout(view, [Play(card) for card in view.hand])
        layouts = trial.layouts() if max(view.hand_sizes) <= 2 else None
        if layouts is None:
            continue
        counted += 1
        assert deal.hands in [layout.hands for layout in layouts]
        for each in trial.exact_estimates(layouts):
            worth = [_best(layout, each.move, trial) for layout in layouts]
            assert each.mean == pytest.approx(sum(worth) / len(worth))
    assert counted >= 5


def _best(deal: BriscolaDeal, move: Move, trial: BriscolaRollout) -> int:
    """What a side ends with when all see every card; one who plays alone has all against him."""
    played = deal.copy()
    played.play(move)
    if not played.legal():
        return trial.mine(played.points)
    best = max if played.sides[played.to_move] == trial.side else min
    return best(_best(played, each, trial) for each in played.legal())


@MORE
def test_who_still_plays_and_who_is_a_partner(players: int) -> None:
    parties = alternating(players, 3 if players == 3 else 2)
    for deal, view in _met(players, 60):
        later = [(deal.to_move + step) % players for step in range(1, players - len(deal.trick))]
        assert list(view.yet_to_play) == later
        assert sides(view) == deal.sides == SIDES[players]
        mine = next(party for party in parties if view.seat in party)
        assert list(view.later_opponents) == [seat for seat in later if seat not in mine]


def test_the_chance_that_several_hold_a_card_is_that_of_all_their_cards() -> None:
    _, view = next(each for each in _met(4, 99) if each[1].stock_size == 28 and not each[1].trick)
    assert len(possible_cards(view, view.yet_to_play)) == 36
    trump = tuple(card for card in view.unseen if card.suit == view.trump)[:1]
    shares = [chance_held(view, trump, view.yet_to_play[:number]) for number in range(4)]
    assert shares == pytest.approx([0, 3 / 36, 6 / 36, 9 / 36])


@pytest.mark.parametrize(
    "preset", ["briscola_three", "briscola_signals", "sicilian_pairs", "briscola_six"]
)
def test_a_deal_of_more_is_looked_back_at_in_a_moment(preset: str) -> None:
    """The end is played out only where it can be counted; what is shown or signed costs nothing."""
    table = ic.deal("briscola", preset=preset, seed=7).autoplay("greedy")
    decisions = list(review(table, budget=Budget(30)))
    assert len(decisions) >= 4
    made = [str(each.move).split()[0] for each in decisions]
    assert not {"show", "pass"} & set(made)
    assert all(each.cost == 0 for each, verb in zip(decisions, made, strict=True) if verb == "sign")
    assert ("sign" in made) == (preset == "briscola_signals")
