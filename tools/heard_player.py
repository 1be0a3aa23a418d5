"""A blind player: presses keys alone, and listens to the end before the next."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from italiancards import GAMES
from italiancards.core.cards import Card
from italiancards.core.game import Moment
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.session.token import Token
from italiancards.table import Table
from tools.heard_desktop import Desktop
from tools.heard_speech import Act, Hearing, Key, is_alike_any, telling_words, utterances, words_of

ME = Seat(0)
QUIET = 1.0
"""Seconds of silence after which the player goes on."""
LONGEST = 60.0
"""Seconds after which nobody waits any more for silence, or for a turn."""
ARRIVAL = 4.0
"""Seconds that the player listens to a page that has just come."""
GLANCE = 0.6
"""Seconds that the player listens to what is passed on the way."""
ENDS = ("played", "discarded", "laid-down", "captures", "bid", "passed")
"""Events with which a player's turn is over."""
PATIENCE = 8
"""Turns of which nothing comes, after which the player gives up."""
MOST_KEYS = 60
"""Keys pressed to reach one thing, at most."""
MANY = 2
"""Players up to whom each card is said with its suit."""
LATE = 10.0
"""Seconds in which the player still waits for what the page has to say."""
STATE = """
const [page] = arguments;
if (!window.icListens) {
  window.icListens = new MutationObserver((all) => all.forEach(({ addedNodes }) =>
    addedNodes.forEach((each) => { each.icSince = Date.now(); })));
  window.icListens.observe(document, { subtree: true, childList: true });
}
const line = document.querySelector(".ic-spoken > p:last-child");
const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0;
const all = (at) => [...document.querySelectorAll(at)].filter(seen);
const kept = JSON.parse(localStorage.getItem("italiancards") ?? "{}").places ?? {};
const ic = document.querySelector(".ic"), at = document.activeElement;
const stops = all("a[href], button, input, select, textarea, summary, [tabindex]");
const to = (goal) => goal ? stops.indexOf(goal) - stops.indexOf(at) : null; // -1 for the body
const can = (each) => each.getAttribute("aria-disabled") !== "true";
const way = (sought) => to(all(sought).find(can));
return {
  revision: ic?.dataset.revision ?? "", paused: !!ic?.matches("[data-paused], [data-pausing]"),
  others: !!document.querySelector(".ic:not(:has(.ic-step)) .ic-turn .ic-ava:not(.ic-me)"),
  line: line?.textContent ?? "", since: (line?.icSince ?? 0) / 1000,
  token: kept[page]?.token ?? "",
  step: document.querySelector(".ic-step")?.dataset.at ?? "",
  text: [...document.querySelectorAll(".ic-step > p")].map((each) => each.textContent),
  cards: document.querySelectorAll(".ic-hand button[aria-disabled=false]").length,
  onCard: at.matches(".ic-hand button[aria-disabled=false]"),
  inHand: !!at.closest(".ic-hand"), hand: to(all(".ic-hand button")[0]),
  answer: way(".ic-question button"), offer: way(".ic-offered, .ic-named"),
  call: way(".ic-named input"),
  main: way(".ic-rail .ic-main") ?? way(".ic:has(.ic-step) .ic-rail .ic-action"),
  wrong: !!document.querySelector(".ic-not-yet"), ended: !!document.querySelector(".ic-lesson-end"),
};
"""


class BlindPlayer:
    """Somebody at a page who hears it.

    Args:
        desktop: where the page is open.
        page: its name.
        rate: words a minute of the voice.
    """

    def __init__(self, desktop: Desktop, page: str, rate: float) -> None:
        self.desktop, self.page, self.rate = desktop, page, rate
        self.keys: list[Key] = []
        self.state: dict[str, Any] = {}
        self.by_ear = False
        self.table: Table | None = None
        self.shown: dict[int, float] = {}
        self.went: list[float] = []
        self.paragraphs: dict[tuple[str, str], tuple[float, int]] = {}
        self.began = 0.0
        self._token, self._idle, self._wrong = "", 0, 0

    # Ears

    def look(self) -> dict[str, Any]:
        """Read the page, and note when each moment of the deal, or paragraph, was shown first."""
        self.state = self.desktop.page.evaluate(STATE, self.page)
        for paragraph in self.state["text"]:
            seen = (self.state["step"], " ".join(paragraph.split()))
            self.paragraphs.setdefault(seen, (time.time(), len(self.went)))
        text = self.state["token"]
        if text != self._token and text.partition(";")[0] in GAMES:
            self._token, token = text, Token.read(text)
            self.table = token.table()
            last = int(token.shown) if token.shown else self.table.now
            for moment in range(last + 1):
                self.shown.setdefault(moment, time.time())
        return self.state

    @property
    def log(self) -> list[Any]:
        """Orca's utterances and stops since the beginning."""
        lines = self.desktop.log.read_text().splitlines()
        return [each for each in map(json.loads, lines) if each["at"] >= self.began]

    def listen(self) -> None:
        """Wait until others have played, and all that the page has to say has been said."""
        end, seen, since = time.time() + LONGEST, "", time.time()
        while time.time() < end:
            revision = self.look()["revision"]
            if revision != seen:
                seen, since = revision, time.time()
            spoken = utterances(self.log, self.keys, self.rate)
            silent = max([since, *(each.end for each in spoken[-1:])])
            plays = self.state["others"] and not self.state["paused"]
            if time.time() - silent > QUIET and not plays and not self._is_owed(since):
                return
            time.sleep(0.15)

    def _is_owed(self, since: float) -> bool:
        """Return True if the page's last line is still to be said, and not given up."""
        line, came = words_of(self.state["line"]), self.state["since"]
        if not line or time.time() - max(came, since) > LATE:
            return False
        later = (each for each in self.log if each["at"] >= came and "say" in each)
        return came >= self.began and not any(words_of(each["say"]) == line for each in later)

    # Fingers

    def press(self, key: str) -> None:
        """Press a key that does something, and listen to the end."""
        self.went.append(time.time())
        self.keys.append(Key(time.time(), asks=False))
        self.desktop.press(key)
        self.listen()

    def touch(self, key: str) -> None:
        """Press a key that only looks, and listen for a moment."""
        self.keys.append(Key(time.time(), asks=True))
        self.desktop.press(key)
        time.sleep(GLANCE)

    def go(self, way: str) -> bool:
        """Go to something with the tabulator; returns whether it was reached."""
        for _ in range(MOST_KEYS):
            steps = self.look()[way]
            if steps is None or steps == 0:
                self.listen()
                return steps is not None
            self.touch("Tab" if steps > 0 else "shift+Tab")
        return False

    def focus_hand(self) -> bool:
        """Go along the hand to a card that can be played; returns whether one was reached."""
        if not self.look()["inHand"]:
            self.touch("Right")  # it leads to the hand where nothing has the keys
            if not self.look()["inHand"] and not self.go("hand"):
                return False
        for _ in range(MOST_KEYS):
            if self.look()["onCard"] or (self.state["inHand"] and not self.state["cards"]):
                self.listen()
                return True
            self.touch("Right")
        return False

    def enter(self, way: str) -> None:
        """Go to a button and press it."""
        if self.go(way):
            self.press("Return")

    @property
    def stuck(self) -> bool:
        """True if nothing has come of so many turns that none will."""
        return self._idle >= PATIENCE

    def turn(self) -> None:
        """Do the next thing that there is to do, or wait."""
        before = self.look()["revision"]
        self._act()
        end = time.time() + LATE  # the table may still think
        while self.look()["revision"] == before and time.time() < end:
            time.sleep(0.5)
        self._idle = self._idle + 1 if self.look()["revision"] == before else 0

    def _act(self) -> None:
        state = self.state
        revision = state["revision"]
        if state["answer"] is not None:
            self.enter("answer")
        elif state["paused"] and state["inHand"]:
            self.press("Return")
        elif state["paused"]:
            self.enter("main")
        elif state["call"] is not None:
            if self.go("call"):
                self.touch("space")  # the first card that can be called
                self.press("Return")
        elif state["offer"] is not None:
            if self.by_ear:
                self.press("1")
            if self.look()["revision"] == revision:
                self.enter("offer")
        elif state["cards"] and self.focus_hand():
            for _ in range(self._wrong):  # a step may ask for one card: try the next
                self.touch("Right")
            self.press("Return")
            wrong = self.look()["wrong"]
            if self.look()["revision"] == revision and self.state["offer"] is None:
                self.press("1")
                wrong = wrong or self.look()["revision"] == revision  # it may not be discarded
            self._wrong = self._wrong + 1 if wrong else 0
        elif state["main"] is not None:
            self.enter("main")
        else:
            time.sleep(0.3)
            self.listen()


def begin(player: BlindPlayer, address: str) -> None:
    """Open a page, and turn on the mode in which keys go to the page.

    Args:
        player: the player.
        address: the page's.
    """
    player.began = time.time()
    player.desktop.focus_window()
    player.desktop.page.ask("WebDriver:Navigate", {"url": address})
    time.sleep(ARRIVAL)
    player.keys.append(Key(time.time(), asks=True))
    player.desktop.press("Right")
    time.sleep(1)
    if not player.look()["inHand"]:
        player.keys.append(Key(time.time(), asks=True))
        player.desktop.chord("Insert+a", "Insert+a")  # twice: focus mode, until it is ended
    player.listen()
    player.began = time.time()


def play(player: BlindPlayer, game: str, rounds: int) -> Hearing:
    """Play a deal, or the beginning of one, and return what was heard.

    Args:
        player: at the page.
        game: its name.
        rounds: turns after which the player leaves.
    """
    while not _over(player) and _rounds(player) < rounds and not player.stuck:
        player.turn()
    player.listen()
    spoken = utterances(player.log, player.keys, player.rate)
    keys = [key for key in player.keys if key.at >= player.began]
    name = f"{game} (stuck)" if player.stuck else game
    heard = list(acts(player))
    return Hearing(name, _rounds(player), spoken, heard, keys, turns=_turns(player))


def _over(player: BlindPlayer) -> bool:
    """Return True if the deal is over."""
    return player.table is not None and player.table.over


def _rounds(player: BlindPlayer) -> int:
    """Count the turns of the player that are over: cards played, or discarded."""
    moments = [] if player.table is None else player.table.moments
    return sum(each.seat == ME and _ends(each) for each in moments)


def _turns(player: BlindPlayer) -> int:
    """Count the turns of all players that were shown since the player listens."""
    moments = [] if player.table is None else player.table.moments
    since = (player.shown.get(number, 0.0) >= player.began for number in range(len(moments)))
    return sum(new and _ends(each) for new, each in zip(since, moments, strict=True))


def _ends(moment: Moment) -> bool:
    """Return True if a player's turn is over with a moment."""
    return any(event.name in ENDS for event in moment.events)


def acts(player: BlindPlayer) -> Iterator[Act]:
    """Yield what others did, as it was shown and until the player went on."""
    assert player.table is not None
    voice = player.table.voice(ME)
    led: tuple[str, ...] = ()
    taker: Seat | None = None
    for number, moment in enumerate(player.table.moments):
        for taken in (each for each in moment.events if each.name == "trick-taken"):
            led, taker = (), taken.facts["seat"]
        start = player.shown.get(number)
        move = moment.move_known_to(ME)
        if moment.seat is None or move is None:
            continue
        seen = [event.seen_from(ME) for event in moment.events]
        if player.by_ear and all(event.hidden for event in seen):
            continue  # a card that was drawn unseen goes without saying
        needs = _needs(voice, moment.seat, moment, move, by_ear=player.by_ear)
        many = len(player.table.names) > MANY
        if player.by_ear and moment.events and moment.events[-1].name == "played":
            rank, suit = needs[:2], needs[2:]
            if many and suit == led:
                needs = rank  # the suit led is said once where many play
            if not led and moment.seat == taker:
                needs = needs[1:]  # who leads was named as the winner
            led = led or suit
        if moment.seat == ME or start is None or start < player.began:
            continue
        end = next((at for at in player.went if at > start), time.time())
        text = " ".join(voice.event(each.seen_from(ME)) for each in moment.events)
        yield Act(text, needs, start, end)


def _needs(
    voice: Voice, seat: Seat, moment: Moment, move: Move, *, by_ear: bool
) -> tuple[str, ...]:
    """Return the words that tell a move: who, and its cards; of a meld its ends, or its rank."""
    lies = [[stands or card for card, stands in group] for group in move.lies if group[1:]]
    groups = lies or [[*move.uses.hand]]
    texts = [text for group in groups for text in _texts(voice, group)]
    if texts:
        return telling_words(" ".join([voice.names[seat], *texts]))
    events = [each.seen_from(ME) for each in moment.events]
    long = " ".join(map(voice.event, events))
    short = " ".join(map(voice.heard if by_ear else voice.on_rail.event, events))
    return tuple(each for each in telling_words(long) if is_alike_any(each, words_of(short)))


def _texts(voice: Voice, group: Sequence[Card]) -> list[str]:
    """Return what tells the cards of a meld, or those that were played."""
    if not group[2:]:
        return [*map(voice.card, group)]
    common, number = Counter(card.rank for card in group).most_common(1)[0]
    if number >= len(group) - 1:
        return [voice.rank(next(card for card in group if card.rank == common))]
    return [voice.card(group[0]), voice.card(group[-1])]
