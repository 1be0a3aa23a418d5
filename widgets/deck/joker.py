"""The joker: a merry fool who juggles the signs of both packs."""

from .colours import BLUE, GOLD, GREEN, RED, RED_DEEP, SKIN, WHITE
from .curves import curve
from .heads import head_shape, neck
from .ornaments import pearl
from .pips import small_sign
from .style import (
    INK_LINE,
    OTHER_END,
    OTHER_SIDE,
    both_sides,
    bundle,
    circle,
    group,
    join,
    part,
    path,
    placement,
    symbol,
    use,
)

STAR = "M0,-22L5.6,-7.4L21,-6.8L9,2.8L13,17.8L0,9.2L-13,17.8L-9,2.8L-21,-6.8L-5.6,-7.4Z"


def bell(x: int, y: int) -> str:
    """A round bell."""
    return circle(x, y, 7, GOLD, 2.4) + path(f"M{x - 4},{y + 1}h8", width=1.8)


def cap() -> str:
    """A cap of three horns with bells, around the head."""
    left = "-22,-12! -24,-34 -40,-50 -62,-40! -66,-30 -64,-18 -60,-10! -52,-18 -44,-14 -36,2!"
    right = "22,-12! 24,-34 40,-50 62,-40! 66,-30 64,-18 60,-10! 52,-18 44,-14 36,2!"
    middle = "-24,-14! -22,-40 -10,-56 8,-72! 14,-54 22,-40 24,-14!"
    drawn = path(curve(left), RED) + path(curve(right), BLUE) + path(curve(middle), GREEN)
    drawn += path("M-25,-20Q0,-31 25,-20L26,-9Q0,-20 -26,-9Z", GOLD, 2.6)
    return drawn + bell(-60, -4) + bell(60, -4) + bell(10, -76)


def laughing_head() -> str:
    """Closed happy eyes and a wide laugh, between cap and collar."""
    features = path("M-15,-1Q-9.5,-8 -4,-1M4,-1Q9.5,-8 15,-1", width=2.6)
    features += path("M-16,-9Q-9,-14 -4,-11M4,-11Q9,-14 16,-9", width=2)
    features += path("M-1,-3C-2,2 -5,5 -4,7Q0,9 4,6", width=1.8)
    features += path("M-11,9Q0,13 11,9Q8,22 0,22Q-8,22 -11,9Z", RED_DEEP, 1.8)
    features += path("M-8.5,11Q0,14 8.5,11L7.5,14Q0,17 -7.5,14Z", WHITE, 0)
    return neck() + collar() + head_shape() + features + cap()


def hand() -> str:
    """An open hand thrown up, two fingers spread, in a white cuff."""
    palm = path("M33,194C26,184 30,172 38,168C46,166 54,176 50,190Z", SKIN, 2.6)
    fingers = "M38,181L34,166M44,179L46,164"
    drawn = palm + path(fingers, width=7) + path(fingers, width=3.6, stroke=SKIN)
    return drawn + path("M30,196L51,189L54,199L33,206Z", WHITE, 2.4)


def body() -> str:
    """Motley doublet with a pointed hem, both arms thrown up."""
    half = curve(
        "125,216! 100,214 86,226 80,250 84,290 72,336! 84,332 88,346! 98,338 106,350! 116,342"
        " 125,354!"
    )
    arm = curve("96,218! 70,224 58,216 50,190! 32,196! 36,232 52,258 82,262!")
    drawn = path(half, RED) + group(path(half, BLUE), OTHER_SIDE)
    lozenges = "".join(f"M125,{y}l9,13l-9,13l-9,-13z" for y in (253, 281, 309))
    drawn += path(lozenges, GOLD, 2.2) + path(arm, BLUE) + group(path(arm, RED), OTHER_SIDE)
    hem = join(pearl(x, y, 4.6, GOLD) for x, y in ((72, 340), (88, 350), (106, 354), (125, 358)))
    return drawn + both_sides("fool-hand", hand() + hem)


def collar() -> str:
    """Leaves of cloth with bells, under his chin."""
    cloth = (
        "M0,24C-12,24 -24,28 -30,34L-40,58L-19,50L-13,68L0,54L13,68L19,50L40,58L30,34"
        "C24,28 12,24 0,24Z"
    )
    ends = ((-40, 60), (-13, 70), (13, 70), (40, 60))
    return path(cloth, GOLD) + join(pearl(x, y, 4.6, WHITE) for x, y in ends)


def juggled() -> str:
    """Coin, heart, cup, spade and club in an arc over his head."""
    return join(
        (
            path("M52,132Q125,-8 198,132", width=1.6, stroke="#d8cbb0"),
            use("D", placement(38, 134, 0, 0.36)),
            use("h", placement(68, 80, -20, 0.38)),
            use("C", placement(125, 52, 0, 0.48)),
            use("s", placement(182, 80, 20, 0.38)),
            small_sign("B", placement(212, 134, 25, 0.42)),
        )
    )


def joker() -> str:
    """The joker and his art; a star is his corner."""
    head = use("fool", placement(125, 178, -4))
    figure = group(juggled() + body() + head, placement(0, 14), INK_LINE)
    ends = use("fr-JK-corner") + use("fr-JK-corner", OTHER_END)
    whole = symbol("fr-JK", use("paper-fr") + use("fr-JK-art") + ends)
    return symbol("fr-JK-art", figure) + whole


def parts() -> str:
    """His head and his star."""
    corner = bundle("fr-JK-corner", use("star", placement(30, 40, 0, 0.9)))
    return part("fool", laughing_head()) + part("star", path(STAR, GOLD)) + corner
