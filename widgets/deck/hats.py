"""What knaves, knights and jacks wear on their heads, around 0,0 (the bridge of the nose)."""

from .colours import BLUE, CAPE, GOLD, RED, STEEL, STEEL_DEEP, TRIM, TUNIC, WHITE
from .curves import curve
from .ornaments import flower, leaf, pearl
from .style import circle, join, part, path


def beret() -> str:
    """A soft beret with a long white feather."""
    feather = "20,-40! 36,-62 60,-68 74,-58! 66,-53 70,-46! 58,-44 56,-36! 46,-34 36,-24!"
    crown = "-28,-16! -40,-26 -36,-46 -16,-52 8,-56 32,-48 36,-32 28,-16!"
    drawn = path(curve(feather), WHITE) + path("M24,-32C36,-46 50,-54 66,-57", width=2)
    drawn += path(curve(crown), CAPE)
    drawn += path("M-16,-48C-22,-38 -22,-30 -18,-22M14,-52C18,-42 18,-32 14,-24", width=2)
    drawn += path("M-28,-26Q0,-36 28,-26L29,-14Q0,-24 -29,-14Z", TRIM, 2.6)
    return drawn + circle(26, -24, 6, GOLD, 2.2)


def wreath() -> str:
    """Flowers and leaves round the brow."""
    twigs = ((-22, -12, 215), (-20, -22, 250), (-6, -28, 245), (22, -12, -35), (20, -22, -70),
             (6, -28, -65))  # fmt: skip
    blooms = ((-20, -17, 0.42), (-7, -24, 0.5), (8, -24, 0.5), (21, -17, 0.42))
    leaves = join(leaf(x, y, turn, 0.6) for x, y, turn in twigs)
    return leaves + join(flower(x, y, RED, size) for x, y, size in blooms)


def morion() -> str:
    """A steel helmet with a golden comb and a plume behind."""
    plume = "14,-44! 26,-66 48,-68 58,-52 60,-36 52,-28! 50,-38 42,-42! 40,-34 32,-32!"
    bowl = curve("-27,-16! -26,-40 -8,-52 10,-50 26,-38 27,-16!")
    brim = (
        "M-42,-22C-30,-12 -20,-24 0,-24C20,-24 30,-12 42,-22"
        "C36,-6 20,-12 0,-12C-20,-12 -36,-6 -42,-22Z"
    )
    drawn = path(curve(plume), TRIM) + path("M22,-46C34,-58 46,-56 50,-44", width=2)
    drawn += path(curve("-24,-34! -16,-58 4,-66 22,-50 26,-34!"), GOLD)
    drawn += path(bowl, STEEL)
    drawn += path("M27,-16C27,-38 18,-46 8,-50C16,-40 16,-28 14,-16Z", STEEL_DEEP, 0)
    drawn += path(bowl) + path(brim, STEEL, 2.8)
    return drawn + join(circle(x, -18, 2.4, GOLD, 1.4) for x in (-18, -6, 6, 18))


def hunting_cap() -> str:
    """A pointed cap with an upturned brim and a red feather."""
    feather = "-14,-38! -30,-52 -36,-64 -30,-73! -16,-66 -4,-52 -2,-38!"
    crown = "-24,-16! -26,-38 -10,-50 8,-46! 26,-44 44,-34 52,-20! 42,-18 32,-16 26,-14!"
    brim = "-42,-27! -30,-21 -10,-24 6,-26 22,-26 34,-20! 30,-9 14,-14 0,-13 -16,-12 -32,-9"
    drawn = path(curve(feather), RED) + path("M-10,-40C-18,-50 -24,-58 -28,-67", width=2)
    drawn += path(curve(crown), CAPE) + path("M10,-46C20,-36 26,-28 28,-18", width=2)
    return drawn + path(curve(brim), TUNIC) + circle(-14, -20, 5, GOLD, 2)


def plumed_hat() -> str:
    """A horseman's broad hat with a plume that sweeps over the brim."""
    crown = "-24,-20! -24,-46 -14,-52 0,-52 14,-52 24,-46 24,-20!"
    brim = "-46,-26! -34,-12 -18,-20 0,-20 18,-20 34,-12 46,-26! 46,-8 26,-8 0,-10 -26,-8 -46,-8"
    plume = (
        "18,-26! 14,-48 -8,-62 -34,-60 -52,-50 -58,-34! -48,-38 -44,-34! -38,-42 -30,-38!"
        " -24,-44 -14,-40! -6,-40 4,-34!"
    )
    drawn = path(curve(crown), CAPE)
    drawn += path("M-25,-31Q0,-24 25,-31V-19Q0,-14 -25,-19Z", TRIM, 2.6)
    drawn += path(curve(plume), WHITE) + path("M12,-32C0,-48 -24,-54 -46,-46", width=2)
    return drawn + path(curve(brim), CAPE) + circle(18, -27, 5.5, RED, 2)


def turban() -> str:
    """A wound turban with a jewel and a small plume, as the knight of swords wears it."""
    cloth = "-27,-12! -38,-22 -36,-40 -18,-50 0,-54 18,-50 36,-40 38,-22 27,-12! 14,-20 -14,-20"
    folds = (
        "M-34,-30C-20,-28 -4,-34 10,-52M-31,-18C-8,-20 14,-30 28,-46M-8,-18C10,-20 26,-26 37,-32"
        "M-36,-36C-26,-38 -16,-44 -10,-51"
    )
    plume = "-4,-46! -14,-58 -8,-70 2,-75! 0,-67 8,-64! 4,-58 6,-46!"
    drawn = path(curve("-14,-44! -12,-58 12,-58 14,-44!"), RED)
    drawn += path(curve(cloth), WHITE) + path(folds, width=2)
    drawn += path(curve(plume), TRIM, 2.6) + path("M0,-50C-3,-57 -3,-63 -1,-69", width=1.8)
    return drawn + circle(1, -42, 6, BLUE, 2)


def crown() -> str:
    """An open crown of five points with jewels, its band around 0,0."""
    ring = (
        "M-25,0L-33,-37L-19,-22L-14,-42L-5,-24L0,-48L5,-24L14,-42L19,-22L33,-37L25,0Q0,-10 -25,0Z"
    )
    drawn = path("M-22,-8C-22,-30 -10,-36 0,-36C10,-36 22,-30 22,-8Z", CAPE, 2.4)
    drawn += path("M0,-59V-47M-5,-54H5", width=5.4)
    drawn += path("M0,-58V-48M-4.6,-54H4.6", width=2.6, stroke=GOLD)
    drawn += path(ring, GOLD, 2.8) + path("M-27,-3Q0,-13 27,-3L26,9Q0,-1 -26,9Z", GOLD, 2.6)
    drawn += join(pearl(x, y) for x, y in ((-33, -39), (-14, -45), (14, -45), (33, -39)))
    jewels = ((-15, -1, BLUE), (15, -1, BLUE), (0, -3.5, RED))
    return drawn + join(circle(x, y, 3.6, colour, 1.4) for x, y, colour in jewels)


HATS = {
    "beret": beret,
    "wreath": wreath,
    "morion": morion,
    "hunting-cap": hunting_cap,
    "plumed-hat": plumed_hat,
    "turban": turban,
    "crown": crown,
}


def parts() -> str:
    """Every hat."""
    return join(part(name, draw()) for name, draw in HATS.items())
