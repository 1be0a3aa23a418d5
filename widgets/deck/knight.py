"""The cavallo: a knight in the saddle, reins in one hand and his sign raised in the other."""

from .colours import BROWN, CAPE, CAPE_DEEP, GOLD, SKIN, TRIM, TUNIC, TUNIC_DEEP, WHITE
from .curves import curve
from .horse import horse
from .style import circle, cord, join, part, path, spot, use

HEAD, HAND = (130, 78), (198, 140)


def cloak() -> str:
    """A cloak blowing back over the croup."""
    outline = (
        "116,116! 110,150 112,190 120,212! 150,222 190,224 218,206! 206,202 200,190 178,168"
        " 160,140 150,118!"
    )
    folds = "M158,150C166,176 178,196 196,208M148,170C152,190 160,206 170,214"
    return path(curve(outline), CAPE_DEEP) + path(folds, width=2)


def leg() -> str:
    """Thigh in striped hose, high boot in the stirrup."""
    thigh = curve("132,202! 118,214 106,232 104,246! 122,254! 134,242 150,230 160,208!")
    boot = (
        "103,240! 104,262 110,280 106,292 92,298 90,306! 122,304! 124,290 128,268 130,250! 116,250"
    )
    stripes = "M128,214C118,224 114,234 112,244M142,216C132,226 126,234 121,246"
    drawn = path(thigh, WHITE) + path(stripes, width=4, stroke=TRIM) + path(thigh)
    drawn += path(curve(boot), BROWN)
    drawn += path("M101,238Q116,252 133,248L131,260Q114,262 101,250Z", TUNIC, 2.4)
    return drawn + path("M119,266L125,306", width=2.4) + cord("M87,308.5H127", GOLD, 5)


def doublet() -> str:
    """Body and short skirt, with a sash."""
    skirt = (
        "M108,190C102,204 100,214 98,222L110,226L120,218L131,228L142,219L154,226L166,216"
        "C160,206 154,198 152,190Z"
    )
    chest = curve(
        "104,116! 100,140 104,168 106,198! 154,198! 156,168 160,140 156,116! 142,108 118,108"
    )
    shade = "156,116! 160,140 156,168 154,198! 142,198! 146,168 148,140 144,112!"
    drawn = path(skirt, TUNIC) + path(chest, TUNIC)
    drawn += path(curve(shade), TUNIC_DEEP, 0) + path(chest)
    drawn += path("M123,110L121,197H139L137,110Z", TRIM, 2.4)
    drawn += path("M124,136H136M124,150H136M124,164H136M124,178H136", width=2.6)
    return drawn + path("M105,190Q130,201 155,190L156,202Q130,213 104,202Z", CAPE, 2.4)


def rein_arm() -> str:
    """The arm that holds the reins, reaching forward."""
    sleeve = "106,118! 86,130 76,152 76,172 84,190 96,200! 108,186! 98,176 98,164 106,150!"
    drawn = path(curve(sleeve), TRIM)
    drawn += path(curve("110,114! 90,116 78,130 78,150 92,158 108,154 114,138"), TUNIC)
    drawn += path("M88,134C85,141 86,146 89,150M98,126C93,136 94,146 98,153", width=3, stroke=TRIM)
    drawn += path("M86,192L97,203L110,190L100,179Z", WHITE, 2.4)
    hand = "M97,199C94,206 98,212 105,210C112,208 117,200 113,195C110,191 106,190 103,192Z"
    return drawn + path(hand, SKIN, 2.4) + path("M101,207L108,200M106,208L112,202", width=1.6)


def sign_arm() -> str:
    """The raised arm; the fist is drawn later, over the sign."""
    sleeve = (
        "150,116! 168,122 180,138 187,160! 189,150 190,144! 208,149! 212,168 206,192 194,196"
        " 174,186 156,164 146,144!"
    )
    slashes = (
        "M176,130C180,136 180,142 177,147M166,124C171,134 170,142 166,150"
        "M156,124C159,134 158,142 154,148"
    )
    drawn = path(curve(sleeve), TRIM)
    drawn += path(curve("150,112! 172,112 186,128 184,148 170,158 152,154 144,136"), TUNIC)
    drawn += path(slashes, width=3, stroke=TRIM)
    return drawn + path("M188,144L210,149L209,160L187,156Z", WHITE, 2.4)


def collar() -> str:
    """A plain falling collar tied with a gold button."""
    cloth = path("M106,112Q130,100 154,112L148,128Q130,120 112,128Z", WHITE, 2.6)
    return cloth + circle(130, 123, 4, GOLD, 1.8)


def parts() -> str:
    """Horse and rider, without hat, sign and the fist that closes over it."""
    rider = join((cloak(), sign_arm(), horse(), leg(), doublet(), rein_arm()))
    head = join(use(piece, spot(*HEAD)) for piece in ("curls", "face", "fringe", "moustache"))
    return part("knight", rider + head + collar())
