"""Jack, queen and king of the French pack: half figures down to the middle of the card (y=200)."""

from .colours import (
    BLUE,
    BLUE_DEEP,
    BROWN,
    CAPE,
    GOLD,
    GOLD_DEEP,
    GREEN,
    GREEN_DEEP,
    HAIR,
    RED,
    RED_DEEP,
    STEEL,
    TRIM,
    TUNIC,
    TUNIC_DEEP,
    WHITE,
    Dress,
    dress,
)
from .curves import curve
from .king import ermine
from .ornaments import leaf, pearl
from .style import circle, cord, group, join, part, path, placement, spot, use

COURT_RANKS = ("J", "Q", "K")
HEAD_X, HEAD_Y = 122, 108
CLOTHES: dict[str, Dress] = {
    "h": {"tunic": RED, "tunic-deep": RED_DEEP, "trim": GOLD, "cape": BLUE, "hair": "#c98a3a"},
    "d": {"tunic": GOLD, "tunic-deep": GOLD_DEEP, "trim": RED, "cape": RED, "hair": "#a4552a"},
    "c": {"tunic": GREEN, "tunic-deep": GREEN_DEEP, "trim": GOLD, "cape": RED, "hair": "#5a3a22"},
    "s": {"tunic": BLUE, "tunic-deep": BLUE_DEEP, "trim": GOLD, "cape": GREEN, "hair": "#64483a"},
}


def shoulders() -> str:
    """Mantle over both shoulders, embroidered doublet between."""
    mantle = "49,200! 52,172 68,152 96,142! 148,142! 178,152 196,172 201,200!"
    chest = "88,200! 90,172 96,154 104,144! 140,144! 148,154 156,172 158,200!"
    bands = "M62,200C62,182 70,166 82,156M186,200C186,182 178,166 166,156"
    drawn = path(curve(mantle), CAPE) + cord(bands, TRIM, 12)
    drawn += path(curve(chest), TUNIC) + path(
        "M140,146C148,156 155,172 157,199H142Z", TUNIC_DEEP, 0
    )
    drawn += path("M112,146V200H134V146Z", TRIM, 2.6)
    return drawn + path("M123,164l6,8l-6,8l-6,-8zM123,184l6,8l-6,8l-6,-8z", WHITE, 1.8)


def in_hand(x: int, thing: str) -> str:
    """Something in a fist that comes out of a white cuff at the lower edge."""
    cuff = path(f"M{x - 15},200L{x - 12},182H{x + 12}L{x + 15},200Z", WHITE, 2.6)
    return thing + cuff + use("fist", spot(x, 172))


def jack() -> str:
    """A young man in a cap, with a halberd."""
    steel = "M178,42L170,66H186ZM186,68C200,64 200,102 186,98ZM170,72L158,82L170,92Z"
    halberd = cord("M178,199V62", BROWN, 7) + path(steel, STEEL, 2.6)
    collar = curve(
        "98,142! 104,152 110,147! 116,156 123,149! 130,156 136,147! 142,152 148,142! 136,134"
        " 110,134"
    )
    here = spot(HEAD_X, HEAD_Y)
    head = use("curls", here) + use("face", here) + use("fringe", here)
    hat = group(cap(), placement(HEAD_X, HEAD_Y))
    return shoulders() + in_hand(178, halberd) + head + path(collar, WHITE, 2.6) + hat


def cap() -> str:
    """A low cap with a short feather, to fit under the frame."""
    crown = "-28,-16! -38,-24 -34,-42 -16,-50 10,-52 32,-44 36,-28 28,-16!"
    feather = "16,-34! 22,-54 38,-62 52,-54! 44,-48 44,-42! 36,-38 32,-28!"
    drawn = path(curve(crown), TUNIC) + path("M-14,-46C-20,-40 -20,-32 -16,-24", width=2)
    drawn += path("M-28,-26Q0,-36 28,-26L29,-14Q0,-24 -29,-14Z", TRIM, 2.6)
    return drawn + path(curve(feather), WHITE, 2.6) + circle(22, -25, 5, GOLD, 2)


def ladys_head() -> str:
    """Long hair, a small crown, and pearls round her neck."""
    flowing = (
        "0,-29! -20,-28 -28,-10 -28,10 -36,30 -40,56! -20,62 0,50 20,62 40,56! 36,30 28,10 28,-10"
        " 20,-28"
    )
    waves = (
        "M-24,0C-26,18 -32,30 -33,50M-20,14C-22,28 -26,36 -26,54"
        "M24,0C26,18 32,30 33,50M20,14C22,28 26,36 26,54"
    )
    hair_parting = (
        "0,-24! -8,-22 -16,-14 -20,4! -26,-12 -18,-28 0,-30 18,-28 26,-12 20,4! 16,-14 8,-22"
    )
    crown = "M-22,-16L-28,-42L-15,-30L-8,-46L0,-32L8,-46L15,-30L28,-42L22,-16Q0,-26 -22,-16Z"
    drawn = path(curve(flowing), HAIR) + path(waves, width=1.8) + use("face")
    drawn += path(curve(hair_parting), HAIR, 2.4) + path(crown, GOLD, 2.6)
    points = ((-28, -44), (-8, -48), (8, -48), (28, -44))
    drawn += join(pearl(x, y, 3.6, WHITE) for x, y in points) + circle(0, -25, 3.4, RED, 1.4)
    beads = ((-13, 35), (-8, 39.5), (-2.8, 41.8), (2.8, 41.8), (8, 39.5), (13, 35))
    return drawn + join(circle(x, y, 2.9, WHITE, 1.5) for x, y in beads)


def queen() -> str:
    """A lady with a rose."""
    stem = cord("M176,188C176,160 180,140 178,116", GREEN, 5) + leaf(177, 146, 210, 0.5)
    rose = circle(178, 104, 17, RED, 2.8)
    rose += path("M168,108C166,94 188,92 187,105C186,114 174,113 175,105C176,100 182,101 181,105"
                 "M164,112C172,122 186,121 191,112", width=2)  # fmt: skip
    head = group(ladys_head(), placement(HEAD_X, HEAD_Y))
    return shoulders() + head + in_hand(176, stem + rose)


def king() -> str:
    """A bearded king with a sword."""
    sword = path("M172,199V60L178,44L184,60V199Z", STEEL, 2.6)
    sword += path("M178,62V150", width=2.6, stroke=BLUE)
    sword += path("M160,150Q178,160 196,150L194,160Q178,168 162,160Z", GOLD, 2.6)
    fur = "92,140! 76,150 70,164 74,176! 98,186 123,190 148,186 172,176! 174,164 168,150 152,140!"
    tails = ermine((82, 160), (94, 170), (108, 175), (138, 175), (152, 160))
    here = spot(HEAD_X, HEAD_Y + 4)
    head = use("waves", here) + use("face", here) + use("beard", here)
    crown = use("crown", placement(HEAD_X, HEAD_Y - 13, 0, 0.92))
    return shoulders() + path(curve(fur), WHITE, 2.6) + tails + in_hand(178, sword) + head + crown


def half_figure(suit: str, rank: str) -> str:
    """One half of a court card in the colours of its suit."""
    return use(f"half-{rank}", dress(CLOTHES[suit]))


def parts() -> str:
    """One template for each of the three ranks."""
    return part("half-J", jack()) + part("half-Q", queen()) + part("half-K", king())
