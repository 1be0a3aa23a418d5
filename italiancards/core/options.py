"""Declared options: agreements before the cards are dealt, each with its source.

A game declares them once, in a frozen dataclass whose fields are made by `option`; checking,
reading, the practice page and the rules page all follow from the declaration. It is
`CheckedOptions`: no options are ever made that the game does not have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, TypeVar

from italiancards.core.cards import LOOKS
from italiancards.core.errors import Ambiguous, BadOption, NotHere, Unreadable
from italiancards.core.messages import Message
from italiancards.core.notation import PLAIN, Notation, notation
from italiancards.core.rows import as_html, as_text

OptionsT = TypeVar("OptionsT")
ValueT = TypeVar("ValueT")
When = Mapping[str, Sequence[object]]
"""Conditions of an option: other options by name, each with the values it must have."""
ALWAYS: When = {}


@dataclass(frozen=True)
class OptionDeclaration:
    """One option as its game declares it.

    Args:
        name: how it is written, in texts that outlive the names of the code.
        default: what is played where nobody says otherwise.
        values: what it can be.
        source: who plays it so; `std` is standard play where the sources are silent.
        of_match: whether it is about the match and not about one deal.
        when: what else has to be agreed, so that there is anything to agree on here; where it does
            not apply it stays at its default.
        cards: whether its values are cards, which the table writes by its pack.
        attribute: the field that holds it; without one, that of its name.
    """

    name: str
    default: object
    values: Sequence[object]
    source: str
    of_match: bool = False
    when: When = field(default_factory=dict)
    cards: bool = False
    attribute: str = ""

    def of(self, options: Any) -> object:
        """Return this option's value in a table's options."""
        return getattr(options, self.attribute or self.name)

    def value_text(self, value: object, pack: Notation) -> str:
        """Return a value of this option as text, a card in the pack's letters.

        Args:
            value: one of `values`.
            pack: the notation of the table.
        """
        return pack.rewrite(str(value)) if self.cards else str(value)

    def read(self, raw: object, pack: Notation) -> object:
        """Return the option's value that a raw value or text means; raise if it means none.

        Args:
            raw: a value, or its text in either case, `yes` or `no` for a bool.
            pack: the notation in which cards are read.

        Raises:
            BadOption: it means none.
        """
        for value in self.values:
            if raw == value and isinstance(raw, bool) == isinstance(value, bool):
                return value
        if isinstance(raw, str):
            plain = " ".join(raw.lower().split())
            for value in () if self.cards else self.values:
                if plain in (str(value).lower(), str(value).lower().replace("_", " ")):
                    return value
            if bool in map(type, self.values) and (answer := yes_or_no(raw)) in self.values:
                return answer
            if self.cards and (card := _card(raw, pack)) in self.values:
                return str(card)
        raise _refusal(self, raw, pack)


def option(
    default: Any,
    *,
    name: str = "",
    values: Sequence[object],
    source: str,
    of_match: bool = False,
    when: When = ALWAYS,
    cards: bool = False,
) -> Any:
    """Return a dataclass field that declares an option of a game: default, values, source.

    Args:
        default: what is played if nobody says otherwise.
        name: how it is written in texts; the name of the field if empty.
        values: what it can be.
        source: who plays it so; `std` is standard play where the sources are silent.
        of_match: whether it is about the match and not about one deal.
        when: the conditions under which it applies.
        cards: whether its values are cards.
    """
    about = {
        "values": values,
        "source": source,
        "of_match": of_match,
        "when": when,
        "cards": cards,
    }
    return field(default=default, metadata=about | ({"name": name} if name else {}))


def declared_options(options: Any) -> tuple[OptionDeclaration, ...]:
    """Return the declarations of a game's options, in order.

    Args:
        options: the game's options, the class or a value of it.
    """
    return _declared_options(options if isinstance(options, type) else type(options))


@cache
def _declared_options(options: type[Any]) -> tuple[OptionDeclaration, ...]:
    """Return the declarations of a class of options, in order; cached."""
    return tuple(
        OptionDeclaration(
            **{"name": each.name, **each.metadata}, default=each.default, attribute=each.name
        )
        for each in fields(options)
    )


@cache
def _values(
    options: type[Any],
) -> tuple[tuple[OptionDeclaration, frozenset[tuple[type, object]]], ...]:
    """Return each option with its (type, value) pairs, so that 1 differs from True; cached."""
    return tuple(
        (each, frozenset((type(value), value) for value in each.values))
        for each in declared_options(options)
    )


def unmet_condition(
    each: OptionDeclaration, agreed_on: Mapping[str, object]
) -> tuple[str, Sequence[object]] | None:
    """Return the first condition of an option that is not met, or None if it applies.

    The condition is another option, and the values that it would have to have.

    Args:
        each: the option.
        agreed_on: the value of every option.

    >>> best_of = OptionDeclaration("best_of", 3, (3, 5), "S1", when={"match": ("best_of",)})
    >>> unmet_condition(best_of, {"match": "single"})
    ('match', ('best_of',))
    >>> unmet_condition(best_of, {"match": "best_of"})
    """
    missing = (part for part in each.when.items() if agreed_on[part[0]] not in part[1])
    return next(missing, None)


@cache
def _conditional(options: Any) -> tuple[OptionDeclaration, ...]:
    """Return the options that only apply under conditions; cached."""
    return tuple(each for each in declared_options(options) if each.when)


class CheckedOptions:
    """Options that are checked whenever they are made, and print as a table.

    Raises:
        BadOption: a value that an option cannot have; the message names the valid ones. Or one
            that is not the default where the option does not apply (`NotHere`).
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        cls.__repr__ = CheckedOptions.__repr__  # type: ignore[method-assign]  # or a dataclass writes one

    @property
    def _rows(self) -> list[tuple[str, str, str]]:
        """Rows of texts for each option: name, value, and the other values to choose."""
        rows, pack = [], pack_of(_values_by_name(self))
        for each in declared_options(self):
            agreed_on = each.of(self)
            others = [
                each.value_text(value, pack) for value in _some(each.values) if value != agreed_on
            ]
            also = str(Message("or-others", others=others)) if others else ""
            rows.append((each.name, each.value_text(agreed_on, pack), also))
        return rows

    def __repr__(self) -> str:
        return as_text(self._rows)

    def _repr_html_(self) -> str:
        return as_html(self._rows)

    def __post_init__(self) -> None:
        made: Any = type(self)
        for each, values in _values(made):
            current = each.of(self)
            try:
                known = (type(current), current) in values
            except TypeError:  # a list, or the like
                known = False
            if not known:
                raise _refusal(each, current, PLAIN)
        for each in _conditional(made):
            current = each.of(self)
            if (
                current != each.default
                and (found := unmet_condition(each, _values_by_name(self))) is not None
            ):
                raise NotHere(each.name, current, *found)


def _values_by_name(options: Any) -> dict[str, object]:
    """Return the values of options by name."""
    return {each.name: each.of(options) for each in declared_options(options)}


def applicable_changes(options: Any, changes: Mapping[str, ValueT]) -> dict[str, ValueT]:
    """Return the option changes without those that do not apply beside the others.

    Args:
        options: the game's options, the class.
        changes: values by the names of options; they may be texts.

    >>> from italiancards.games.briscola.rules.options import BriscolaOptions
    >>> applicable_changes(BriscolaOptions, {"match": "single", "best_of": "5"})
    {'match': 'single'}
    """
    applicable, pack = dict(changes), pack_of(changes)
    for each in _conditional(options):
        meant = {
            other.name: other.read(applicable[other.name], pack)
            if other.name in applicable
            else other.default
            for other in declared_options(options)
        }
        if each.name in applicable and unmet_condition(each, meant) is not None:
            del applicable[each.name]
    return applicable


def choices(options: Any) -> tuple[OptionDeclaration, ...]:
    """Return the declarations of the options that have more than one value."""
    return tuple(each for each in declared_options(options) if len(each.values) > 1)


def pack_of(agreed_on: Mapping[str, object]) -> Notation:
    """Return the notation of the pack that the option `deck` names; the plain one if none.

    Args:
        agreed_on: values by the names of options; they may be texts.
    """
    look = agreed_on.get("deck", PLAIN.look)
    plain = look.strip().lower().replace(" ", "_") if isinstance(look, str) else PLAIN.look
    return notation(look=plain) if plain in LOOKS else PLAIN


def _card(text: str, pack: Notation) -> object:
    """Return the card that a text means, or None if it means none or several."""
    try:
        return pack.card(text)
    except (Unreadable, Ambiguous):
        return None


def _refusal(option: OptionDeclaration, raw: object, pack: Notation) -> BadOption:
    """Return an error (not raised) on a value that an option cannot take."""
    values = [option.value_text(each, pack) for each in _some(option.values)]
    return BadOption("option-cannot-be", raw, values, name=repr(option.name))


def _some(values: Sequence[object]) -> Sequence[object]:
    """Return the values; of a long list only the first three, “…” and the last."""
    return values if len(values) < 8 else [*values[:3], "…", values[-1]]


YES = frozenset(("yes", "true", "on", "sì", "si"))
NO = frozenset(("no", "false", "off"))


def yes_or_no(text: str) -> bool | None:
    """Return True for a word that means yes, False for no, None for neither.

    >>> yes_or_no("Yes"), yes_or_no("no"), yes_or_no("False"), yes_or_no("perhaps")
    (True, False, False, None)
    """
    word = text.strip().lower()
    return True if word in YES else False if word in NO else None


def make_options(
    game: str,
    options: type[OptionsT],
    presets: Mapping[str, Mapping[str, object]],
    preset: str | None = None,
    changes: Mapping[str, object] | None = None,
) -> OptionsT:
    """Return a game's options from a preset and changes; raise if one is unknown or invalid.

    Args:
        game: the name of the game, for an error.
        options: the class of the game's options.
        presets: the presets of the game: for each, its changes from the defaults.
        preset: the preset to start from; None for the defaults.
        changes: values by the names of options; they may be texts.

    Raises:
        BadOption: an option, value or preset that the game does not have; the message names the
            valid ones and the nearest.
    """
    if preset is not None and preset not in tuple(presets):
        raise BadOption("no-preset", preset, presets, game=game)
    wanted = {**(presets[preset] if preset else {}), **(changes or {})}
    known = {each.name: each for each in declared_options(options)}
    for name in wanted:
        if name not in known:
            raise unknown_option(game, name, known)
    pack = pack_of(wanted)
    agreed_on = {known[name].attribute: known[name].read(raw, pack) for name, raw in wanted.items()}
    return replace(options(), **agreed_on)  # type: ignore[type-var]  # OptionsT is a dataclass


def unknown_option(game: str, name: str, known: Iterable[str]) -> BadOption:
    """Return an error (not raised) for an option that a game does not have.

    Args:
        game: the name of the game.
        name: the option asked for.
        known: the names of the options there are.
    """
    return BadOption("no-option", name, known, game=game)


def option_texts(options: Any, *, of_match: bool = True) -> dict[str, str]:
    """Return the options that differ from their defaults, as texts by name.

    Args:
        options: the options of a table.
        of_match: whether to name those too that are about the match.

    >>> from italiancards.games.briscola.rules.options import BriscolaOptions
    >>> option_texts(BriscolaOptions(players=3, deck="french", removed_two="2C"))
    {'players': '3', 'deck': 'french', 'removed_two': '2h'}
    """
    pack, changed = pack_of(_values_by_name(options)), changed_options(options, of_match=of_match)
    return {
        each.name: each.value_text(changed[each.name], pack)
        for each in declared_options(options)
        if each.name in changed
    }


def changed_options(options: Any, *, of_match: bool = True) -> dict[str, object]:
    """Return the options that differ from their defaults, as values by name.

    Args:
        options: the options of a table.
        of_match: whether to name those too that are about the match.
    """
    return {
        each.name: value
        for each in declared_options(options)
        if (value := each.of(options)) != each.default and of_match >= each.of_match
    }
