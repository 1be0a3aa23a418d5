"""The score sheet for a browser."""

from __future__ import annotations

from italiancards.answers import Score
from italiancards.core.cards import Cards
from italiancards.core.match import MatchScore
from italiancards.core.score import ScoreLine
from italiancards.core.words import Voice
from italiancards.screen.cards import named_card
from italiancards.screen.model import LineModel, MatchModel, SheetModel


def score_model(score: Score, voice: Voice, counted: bool = True) -> SheetModel:
    """Return the score sheet's view model: each line with its cards, totals, match score.

    Args:
        score: the score of the deal and the match.
        voice: who says the headings and the result, to the learner's seat.
        counted: whether it has its lines; where counting is not taught yet there are only totals.
    """
    short = score.sheet.short
    model = _sheet_model(score, voice)
    if not counted:
        model["lines"] = []
    elif short is not None:
        decisive = short.decisive
        rows = [_line(line, voice) | {"decided": line in decisive} for line in short.lines]
        model["short"] = rows
    return model


def _sheet_model(score: Score, voice: Voice) -> SheetModel:
    """Return the whole sheet's view model, line by line."""
    sheet, match_score = score.sheet, score.match_score
    decisive = sheet.decisive
    return {
        "heads": [voice.side(seats) for seats in sheet.parties],
        "mine": next((at for at, seats in enumerate(sheet.parties) if voice.me in seats), None),
        "lines": [_line(line, voice) | {"decided": line in decisive} for line in sheet.lines],
        "totals": list(sheet.last_row),
        "won": any(voice.me in sheet.parties[party] for party in sheet.winners),
        "result": "" if sheet.result is None else voice.finding(sheet.result),
        "match": None if match_score.alone else _match(match_score, voice),
    }


def _line(line: ScoreLine, voice: Voice) -> LineModel:
    """Return a row of the score sheet: label, parties' counts and cards, and cards still out.

    A row that gives points has these too.
    """
    row: LineModel = {
        "label": voice.line(line),
        "counts": list(line.cells),
        "cards": [
            [named_card(card, voice) for card in _cards_shown(line, party)]
            for party in range(len(line.cards))
        ],
        "note": "" if line.note is None else voice.finding(line.note),
        "out": [
            {
                "label": voice.phrase(f"out-{zone.name}"),
                "cards": [named_card(card, voice) for card in zone.cards if card is not None],
            }
            for zone in line.out
        ],
        "parts": [_line(part, voice) for part in line.parts],
    }
    if any(line.points or ()):
        row["gives"] = list(line.points or ())
    return row


def _cards_shown(line: ScoreLine, party: int) -> Cards:
    """Return a party's cards to show on a score line; none if its sub-lines show them all."""
    in_parts = {card for part in line.parts for card in part.cards[party]}
    return line.cards[party] if line.listed and not set(line.cards[party]) <= in_parts else ()


def _match(match_score: MatchScore, voice: Voice) -> MatchModel:
    """Return the match score's view model."""
    return {
        "label": voice.say("sheet-match", {"unit": match_score.unit}),
        "scores": list(match_score.scores),
        "target": match_score.result.facts["target"],
        "result": voice.finding(match_score.result),
        "over": match_score.over,
    }
