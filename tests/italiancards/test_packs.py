"""Every text that names a suit, a rank or a card, by the pack of its table.

Every game with every pack: what is met at play under every preset is written in the letters of the
pack alone, reads back to the same, in either case and by the names of both languages.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.depth import TIMES, some
from support.options import needed

import italiancards as ic
from italiancards.core.announcements import Bid, Say, Sign
from italiancards.core.cards import LOOKS, RUMMY
from italiancards.core.errors import BadOption, ItalianCardsError
from italiancards.core.moves import Move
from italiancards.core.names import LANGUAGES, RANKS, SUITS, card_name
from italiancards.core.options import changed_options, declared_options
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules import five
from italiancards.games.briscola.rules import position as briscola
from italiancards.games.burraco.rules import position as burraco
from italiancards.games.scala40.rules import position as scala40
from italiancards.games.scopa.rules import position as scopa
from italiancards.games.tresette.rules import position as tresette
from italiancards.session.token import Token, differing_options, moves_of

FIELDS = {
    "briscola": {*briscola.POSITIONS.readers, *five.POSITIONS.readers},
    "scopa": {*scopa.POSITIONS.readers},
    "tresette": {*tresette.POSITIONS.readers},
    "scala40": {*scala40.POSITIONS.readers},
    "burraco": {*burraco.POSITIONS.readers},
}
NO_CARDS = {"next", "scores", "closed", "renewed", "out", "ended"}
"""Fields that no position writes (`next`), or that tell numbers of seats and points alone."""
MORE: dict[str, list[dict[str, Any]]] = {
    "briscola": [
        {"players": 5, "bidding": "rank", "called_card": "may_be_any"},
        {"players": 5, "bidding": "rank_then_points"},
        {"players": 4, "table_talk": "open", "partner_show_start": True},
        {"players": 4, "table_talk": "signals", "must_be_true": False},
        {"players": 3, "removed_two": "2C", "exchange_two": "first_trick"},
    ],
    "scopa": [{"players": 4}],
    "tresette": [
        {"players": 4, "signals": "on"},
        {"declarations_by_draw": True, "players": 2},
    ],
    "scala40": [],
    "burraco": [],
}
"""Options beside the presets, so that every kind of text is met."""
ITALIAN_CARD = re.compile(r"(?<![\w/])[A2-7FCR][DCSB](?!\w)")
GOLDEN = Path(__file__).parent / "games" / "golden"
PACKS = [
    (game, look)
    for game in ic.GAMES
    for look in next(
        (each.values for each in declared_options(ic.game(game).options) if each.name == "deck"),
        [""],
    )
]


def _agreed(game: str, look: str) -> Iterator[dict[str, Any]]:
    deck = {"deck": look} if look else {}
    yield from ({"preset": preset, **deck} for preset in ic.game(game).presets)
    for ways in MORE[game]:
        names = {each.name: each.values for each in declared_options(ic.game(game).options)}
        yield {k: v if v in names[k] else names[k][-1] for k, v in ways.items()} | deck


@cache
def _met(game: str, look: str) -> tuple[dict[type, set[Move]], dict[str, set[str]]]:
    """The moves that were thought of, by kind, and positions, by the fields that they tell."""
    moves: dict[type, set[Move]] = defaultdict(set)
    positions: dict[str, set[str]] = defaultdict(set)
    for ways in _agreed(game, look):
        for seed in range(2 * TIMES):
            table, chance = ic.deal(game, seed=seed, **ways), Random(seed)
            while table.to_move is not None and table.now < 80:
                view = table.view()
                thought = islice(table.game.candidates(view), 40)
                for move in (*table.game.in_table_letters(thought, table.options), *table.legal()):
                    moves[type(move)].add(move)
                for everything in (False, True):
                    text = table.position(everything=everything)
                    for name in (part.split("=")[0].strip() for part in text.split(";")[1:]):
                        if len(positions[name]) < 3 * TIMES:
                            positions[name].add(text)
                legal = table.legal()
                said = [each for each in legal if not each.plays]
                table.play(chance.choice(said if said and chance.random() < 0.7 else legal))
    return moves, positions


def _cased(text: str, look: str) -> list[str]:
    """A text in both cases; in a French pack of an Italian game capitals name Italian suits."""
    return [text.lower(), *([text.upper()] if look in ("", "italian") else [])]


def _in_words(text: str, look: str, language: str, verb: str = "") -> str:
    """A move or a field with every card, suit and rank by its name.

    Args:
        text: the move or the field.
        look: the pack.
        language: the language of the names.
        verb: `bid`, `sign` or `declare` where a rank stands alone, `suit` where a suit does.
    """
    cards = {str(card): card for card in (LOOKS[look].values() if look else RUMMY.known.values())}
    suits = {card.suit for card in cards.values() if card.suit}
    ranks = {card.rank for card in cards.values() if card.suit}
    verb = verb or text.partition(" ")[0]
    words = re.split(r"([A-Za-z0-9]+)", text)
    for place in range(1, len(words), 2):
        word, before = words[place], words[max(1, place - 2)]
        suit = word.rstrip("0123456789")
        if word in cards and verb != "suit":
            words[place] = card_name(cards[word], language)
        elif suit in suits and (verb == "suit" or before in ("trump", "without", "napoletana")):
            words[place] = SUITS[language][suit] + word[len(suit) :]
        elif word in ranks and verb in ("bid", "sign", "declare"):
            words[place] = RANKS[language][word]
    return "".join(words)


ALONE = {
    "trump": "suit",
    "void": "suit",
    "bids": "bid",
    "signs": "sign",
    "declared": "declare",
    "answers": "declare",
}
"""Fields in which a suit or a rank stands without a card."""


def _position_in_words(text: str, look: str, language: str) -> str:
    game, *parts = text.split("; ")
    for place, part in enumerate(parts):
        name, _, value = part.partition("=")
        verb = ALONE.get(name, "-")
        parts[place] = f"{name}={_in_words(value, look, language, verb)}"
    return "; ".join([game, *parts])


def _plain(text: str, look: str) -> bool:
    """Say if a text names every card in the letters of its own pack."""
    return look in ("", "italian") or not ITALIAN_CARD.search(text)


@pytest.mark.parametrize(("game", "look"), PACKS)
def test_every_move_reads_as_it_is_written(game: str, look: str) -> None:
    rules = ic.game(game)
    options = rules.options(**({"deck": look} if look else {}))
    met, _ = _met(game, look)
    assert met.keys() == set(rules.moves)
    for kind, found in met.items():
        for move in some(sorted(found, key=str), 5 if len(found) > 60 else 1):
            text = str(move)
            assert _plain(text, look), text
            named = [_in_words(text, look, each) for each in LANGUAGES]
            older = [] if isinstance(move, Bid | Sign) else [move.plain]  # a rank has no case
            for told in (text, *older, *_cased(text, look), *named):
                read = rules.read_move(told, options)
                assert (read, str(read)) == (move, text), told
            verb, _, rest = text.partition(" ")
            also = (
                next(each for each in rules.moves if each is kind).also if verb == move.verb else ()
            )
            assert all(rules.read_move(f"{each} {rest}", options) == move for each in also)


@pytest.mark.parametrize(("game", "look"), PACKS)
def test_every_field_of_a_position_reads_as_it_is_written(game: str, look: str) -> None:
    _, positions = _met(game, look)
    names = {each.name for each in declared_options(ic.game(game).options)}
    assert positions.keys() - names - NO_CARDS == FIELDS[game] - NO_CARDS
    for text in sorted(set[str]().union(*positions.values())):
        assert _plain(text, look), text
        read = ic.position(text)
        named = [_position_in_words(text, look, each) for each in LANGUAGES] if look else []
        for told in (text, *_cased(text, look), *named):
            again = ic.position(told)
            assert (again.position(), again.options) == (read.position(), read.options), told


@pytest.mark.parametrize(("game", "look"), PACKS)
def test_options_that_are_cards_read_as_they_are_written(game: str, look: str) -> None:
    rules = ic.game(game)
    for each in declared_options(rules.options):
        for value in each.values if each.cards else ():
            agreed: Any = needed(rules.options, each) | ({"deck": look} if look else {})
            card = rules.pack.card(str(value))
            shown = LOOKS[look].get(card, card) if look else card
            told = [value, shown, *_cased(shown, look), *(card_name(shown, x) for x in LANGUAGES)]
            for text in told:
                table = ic.deal(game, seed=1, **agreed | {each.name: str(text)})
                assert getattr(table.options, each.name) == value, text
            texts = (table.record().split("[Deal")[0], table.position(), repr(table.options))
            assert all(
                _plain(text, look) and (shown in text or value == each.default)
                for text in texts[:2]
            )
            assert _plain(texts[2], look)
            assert shown in texts[2]
            assert ic.read(table.record()).options == table.options
            with pytest.raises(BadOption) as refused:
                ic.deal(game, **agreed | {each.name: "king"})
            assert _plain(str(refused.value), look)
            assert shown in str(refused.value)


FRENCH = [(game, look) for game, look in PACKS if look not in ("", "italian")]


@pytest.mark.parametrize(("game", "look"), FRENCH)
def test_records_and_tokens_in_italian_letters_are_still_read(game: str, look: str) -> None:
    for ways in _agreed(game, look):
        table, chance = ic.deal(game, seed=3, **ways), Random(3)
        while table.to_move is not None and table.now < 60:
            table.play(chance.choice(table.legal()))
        written = table.record()
        assert _plain(written, look)
        assert ic.read(written) == table
        older = _in_italian_letters(table)
        assert not _plain(older, look)
        assert ic.read(older) == table
        assert ic.read(older).record() == written
        moves = moves_of(table, Seat(0))
        if "?" not in moves:  # who made a move in secret is asked again
            assert moves == tuple(each.move.plain for each in table.moments if each.move)
            token = Token(game, differing_options(table), number=str(table.seed), moves=moves)
            assert Token.read(str(token)).table() == table


def test_the_record_of_an_earlier_release_is_the_same_match() -> None:
    """Bids of ranks in it, such as `bid 3`, mean the Italian ones."""
    older, new = (GOLDEN / f"{name}briscola_chiamata_s3.ic" for name in ("older_", ""))
    assert ic.load(older).record() == new.read_text(encoding="utf-8")


def _in_italian_letters(table: ic.Table) -> str:
    """The record as releases wrote it that knew one alphabet alone."""
    start, agreed = table.starts[0], changed_options(table.options)
    assert start is not None
    lines = table.record().splitlines()
    moves = iter(moment.move.plain for moment in table.moments if moment.move is not None)
    for place, line in enumerate(lines):
        if line.startswith("[Deck"):
            lines[place] = f'[Deck "{" ".join(start.deck)}"]'
        elif line.startswith("[Options"):
            lines[place] = f'[Options "{" ".join(f"{n}={v}" for n, v in agreed.items())}"]'
        elif line[:1].isdigit():
            number, _, told = line.partition(". ")
            lines[place] = f"{number}. {'; '.join(next(moves) for _ in told.split(';'))}"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("told", "trump"), [("bid 3", "3D"), ("bid 3", "3d"), ("bid 10", "10d"), ("bid 4", "4d")]
)
def test_a_rank_alone_is_read_in_the_letters_of_the_cards_beside_it(told: str, trump: str) -> None:
    """In the pack whose 10 is the three, `3` alone means another rank than it did."""
    bids = told.removeprefix("bid ")
    older = trump == "3D"
    hand = "AD 2D" if older else "Ad 2d"
    table = ic.position(
        "briscola", players=5, bidding="rank", deck="french_10_as_three", called=trump,
        hand=hand, bids=f"{bids} / pass / PASS / passo / pass",
    )  # fmt: skip
    said = {"3": "3" if older else "4", "10": "3", "4": "5"}[bids]
    assert [bid.rank for bid in table.view().auction.said if isinstance(bid, Bid)] == [said]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "look"), FRENCH)
def test_what_a_table_says_names_cards_by_its_pack(game: str, look: str) -> None:
    for ways in _agreed(game, look):
        table, chance = ic.deal(game, seed=5, **ways), Random(5)
        while table.to_move is not None and table.now < 12:
            said = [table, table.choices(), table.legal(), table.hint(by="greedy"), table.score()]
            said += [table.log(), table.why(table.legal()[0]), repr(table)]
            said += [table.match_score]
            for each in said:
                assert _plain(str(each), look), str(each)
            table.play(chance.choice(table.legal()))


@pytest.mark.parametrize(("game", "look"), FRENCH)
def test_errors_name_cards_by_the_pack(game: str, look: str) -> None:
    rules = ic.game(game)
    options = rules.options(deck=look)
    _, positions = _met(game, look)
    refused = 0
    for name in FIELDS[game] & positions.keys():
        game_name, *parts = min(positions[name]).split("; ")
        many = "Ah 2h 3h Jc Qc Kc Ks Kd As Ad 2d 2s"
        for junk in ("Zz", "Ah Ah", "Kh / Kh / 2c / 2c / 2c / 2c / 2c", many):
            told = [f"{name}={junk}" if each.startswith(f"{name}=") else each for each in parts]
            try:
                ic.position("; ".join([game_name, *told]))
            except ItalianCardsError as error:
                refused += 1
                assert _plain(str(error), look), (told, str(error))
    assert refused > 20
    for kind in (each for each in rules.moves if each not in (Sign, Say)):  # any word is said
        for junk in ("Zz", "Ah Ah Ah", "K trump", "!"):
            with pytest.raises(ItalianCardsError) as unread:
                rules.read_move(f"{kind.verb} {junk} x", options)
            assert _plain(str(unread.value), look), str(unread.value)
            assert not re.search(r"\b(bid R|trump D|without B|napoletana D)\b", str(unread.value))


FIVE = {"players": 5, "called_card": "may_be_any"}


@pytest.mark.parametrize(
    ("game", "agreed", "told", "move"),
    [
        ("briscola", FIVE | {"deck": "french"}, "call Ah trump c", "call Ah trump c"),
        ("briscola", FIVE | {"deck": "french"}, "CALL AH TRUMP CLUBS", "call Ah trump c"),
        ("briscola", FIVE | {"deck": "french"}, "call A♥ trump ♠️", "call Ah trump s"),
        ("briscola", FIVE | {"deck": "french"}, "chiama asso di cuori", "call Ah"),
        ("briscola", FIVE, "call 2S TRUMP D", "call 2S trump D"),
        ("briscola", FIVE, "call 2S trump denari", "call 2S trump D"),
        ("briscola", FIVE, "call due di spade briscola ori", "call 2S trump D"),
        ("briscola", FIVE | {"bidding": "rank", "deck": "french"}, "bid K", "bid K"),
        ("briscola", FIVE | {"deck": "french_10_as_three"}, "bid J", "bid J"),
        ("briscola", FIVE | {"deck": "french_10_as_three"}, "bid 10", "bid 10"),
        ("briscola", FIVE | {"deck": "french_10_as_three"}, "bid 10,65", "bid 10,65"),
        ("briscola", FIVE, "offri re, 65", "bid R,65"),
        ("briscola", FIVE, "bid R65", "bid R,65"),
        ("briscola", FIVE, "bid 120", "bid 120"),
        ("briscola", {"deck": "french"}, "sign K", "sign K"),
        ("briscola", {}, "sign r", "sign R"),
        ("briscola", {}, "say CARICO", "say carico"),
        ("briscola", {}, "sette d’oro", "7D"),
        ("tresette", {}, "declare 3 SENZA B", "declare 3 without B"),
        ("tresette", {}, "accusa napoletana a ori e tre senza coppe",
         "declare 3 without C and napoletana D"),
        ("tresette", {"deck": "french"}, "declare 3 without ♣", "declare 3 without c"),
        ("scopa", {"deck": "french"}, "K♥ x 4♦+A♦", "Kh x Ad+4d"),
        ("scala40", {}, "SWAP 7d IN 1", "swap 7d in 1"),
        ("scala40", {}, "scambia 7 di quadri nel 1", "swap 7d in 1"),
        ("burraco", {}, "Cala 5♥ 6♥ pinella di picche", "lay 5h 6h 2s"),
        ("burraco", {}, "attacca 6 di fiori a 2 con 2d ALTO", "add 6c to 2 with 2d high"),
        ("burraco", {}, "SCARTA la pinella di quadri", "discard 2d"),
    ],
)  # fmt: skip
def test_case_and_names_in_both_languages(
    game: str, agreed: dict[str, Any], told: str, move: str
) -> None:
    rules = ic.game(game)
    assert str(rules.read_move(told, rules.options(**agreed))) == move


def test_positions_in_any_case_and_by_names() -> None:
    told = {
        "briscola; hand=AD RB 7D; upcard=3D": "BRISCOLA; HAND=asso di ori, re di bastoni, "
        "settebello; Upcard=3 d'oro",
        "burraco; players=2; hand=JK 2s Kh; drawn=yes; held=11": "Burraco; Players=2; "
        "hand=jolly pinella di picche K♥; drawn=SÌ",
    }
    for text, loose in told.items():
        assert ic.position(loose).position() == text
    table = ic.position(
        "tresette", deck="French", players=4, hand="3S Ac", said="3 di picche BUSSO",
        void="/ ♣ / fiori2 / ", declared="TRE senza fiori",
    )  # fmt: skip
    for part in ("hand=3s Ac", "void= / c / c2 / ", "said=3s busso / ", "declared=3 without c / "):
        assert part in table.position()
