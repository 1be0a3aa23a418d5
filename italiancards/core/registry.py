"""What there is by name, and where it comes from: nothing is loaded before somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pkgutil import resolve_name
from typing import Generic, TypeVar

from italiancards.core.errors import BadOption
from italiancards.core.language import said

ThingT = TypeVar("ThingT")


class Registry(Generic[ThingT]):
    """Things of one kind by name: games, advisers.

    Args:
        en: what an error says where there is none of a name.
        it: the same in Italian.

    >>> words = Registry[str](en="There is no word", it="Non c’è la parola")
    >>> words.add("one", "uno")
    >>> words.add("pi", "math:pi")
    >>> words.get("one"), words.get("pi") > 3, [*words]
    ('uno', True, ['one', 'pi'])
    """

    def __init__(self, *, en: str, it: str) -> None:
        self.en, self.it = en, it
        self._known: dict[str, ThingT | str] = {}

    def add(self, name: str, thing: ThingT | str) -> None:
        """Enter a thing, or where it is: `module:name`, imported when it is first asked for."""
        self._known[name] = thing

    def remove(self, name: str) -> None:
        """Strike a thing out."""
        del self._known[name]

    def get(self, name: str) -> ThingT:
        """The thing of a name.

        Raises:
            BadOption: there is none; the message names those there are, and the nearest.
        """
        if name not in self:
            raise BadOption(said(en=self.en, it=self.it), name, self._known)
        thing = self._known[name]
        if isinstance(thing, str) and ":" in thing:
            found: ThingT = resolve_name(thing)
            self._known[name] = thing = found
        return thing  # type: ignore[return-value]  # what is no address is the thing itself

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)
