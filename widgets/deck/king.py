"""The re: an old king in an ermine mantle that falls to the ground."""

from .colours import BROWN_DEEP, CAPE, CAPE_DEEP, GOLD, INK, RED, TRIM, TUNIC, TUNIC_DEEP, WHITE
from .curves import curve
from .style import circle, cord, join, part, path, spot, use

HEAD, HAND, OTHER_HAND = (121, 106), (192, 158), (58, 250)


def ermine(*places: tuple[float, float]) -> str:
    """The small black tails of the ermine."""
    return path("".join(f"M{x:g},{y:g}l-3,8l3,-2l3,2z" for x, y in places), INK, 0)


def mantle() -> str:
    """Wide mantle, lining seen on both sides of the robe, ermine along the hem."""
    outline = "84,140! 58,190 40,270 28,354! 76,368 166,368 214,354! 202,270 184,190 158,140!"
    hem = "30,340! 76,354 166,354 212,340! 215,357! 166,371 76,371 27,357!"
    lining = "84,160! 72,230 66,290 64,352! 178,352! 176,290 170,230 158,160!"
    drawn = path(curve(outline), CAPE) + path(curve(lining), CAPE_DEEP, 2.4)
    drawn += path("M56,256C50,290 43,316 40,336M186,240C194,276 200,310 202,336", width=2)
    drawn += path(curve(hem), WHITE)
    return drawn + ermine((42, 346), (56, 350), (70, 353), (172, 353), (186, 350), (200, 346))


def robe() -> str:
    """The long robe with a broad embroidered band down the front."""
    outline = curve(
        "88,138! 86,200 80,290 74,358! 106,366 136,366 168,358! 162,290 156,200 154,138!"
    )
    shade = "154,138! 156,200 162,290 168,358! 152,362! 148,290 144,200 142,138!"
    folds = "M98,244C96,290 92,330 90,356M144,244C146,290 150,330 152,356"
    jewels = "".join(f"M121,{y - 9}l7,9l-7,9l-7,-9z" for y in (258, 286, 314))
    shoes = "M92,361C84,366 84,374 92,374H112V364ZM150,361C158,366 158,374 150,374H130V364Z"
    drawn = path(shoes, BROWN_DEEP, 2.4) + path(outline, TUNIC)
    drawn += path(curve(shade), TUNIC_DEEP, 0) + path(folds, width=2) + path(outline)
    drawn += path("M110,150L105,360H137L132,150Z", TRIM, 2.6) + path(jewels, WHITE, 1.8)
    drawn += join(circle(121, y, 2.6, INK, 0) for y in (272, 300, 328))
    return drawn + path("M75,344Q121,358 167,344L168,360Q121,374 74,360Z", TRIM, 2.6)


def girdle() -> str:
    """A knotted golden cord."""
    cloth = path("M86,228Q121,242 156,228L157,239Q121,254 85,239Z", GOLD, 2.4)
    return cloth + path("M98,236l3,8M110,239l2,8M132,239l-2,8M144,236l-3,8", width=1.6)


def left_arm() -> str:
    """A wide sleeve; the hand on this side holds sceptre or orb."""
    sleeve = "92,144! 66,152 52,176 48,206 44,226! 58,236 78,234! 84,220 88,206 96,186!"
    cuff = "42,220! 58,230 80,228! 79,240! 58,244 40,233!"
    drawn = path(curve(sleeve), CAPE) + path("M72,180C66,192 64,208 64,224", width=2)
    return drawn + path(curve(cuff), WHITE, 2.6) + ermine((52, 229), (66, 230))


def right_arm() -> str:
    """The raised arm with a wide falling sleeve."""
    sleeve = (
        "150,144! 164,142 174,152 180,166! 206,170! 206,194 200,222 190,236! 172,226 156,202"
        " 146,184!"
    )
    cuff = "179,162! 192,160 207,165! 208,180! 194,174 178,177!"
    drawn = path(curve(sleeve), CAPE) + path("M170,180C172,194 178,208 186,222", width=2)
    return drawn + path(curve(cuff), WHITE, 2.6) + ermine((188, 165), (199, 167))


def shoulder_cape() -> str:
    """Ermine over the shoulders, with a chain and its medal."""
    outline = (
        "92,128! 74,142 66,160 68,174! 90,190 121,196 152,190 174,174! 176,160 168,142 150,128!"
    )
    tails = ermine(
        (78, 158), (92, 168), (106, 176), (136, 176), (150, 168), (164, 158), (86, 144), (156, 144)
    )
    chain = cord("M92,150Q121,206 150,150", GOLD, 6)
    medal = circle(121, 182, 9, GOLD, 2.4) + circle(121, 182, 4, RED, 1.6)
    return path(curve(outline), WHITE) + tails + chain + medal


def parts() -> str:
    """The king, without the things in his hands."""
    body = join((mantle(), robe(), girdle(), left_arm(), right_arm(), shoulder_cape()))
    head = join(use(piece, spot(*HEAD)) for piece in ("waves", "face", "beard"))
    return part("king", body + head + use("crown", spot(HEAD[0], HEAD[1] - 18)))
