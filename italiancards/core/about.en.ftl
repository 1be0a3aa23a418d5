# Where rules and options come from, as a reader can recognise it.

source-S0 = Italy Segreta, “The 5: Classic Italian Card Games”
    .short = Italy Segreta
source-S1 = John McLeod, “Briscola”, pagat.com, 1996–2004 (read in a copy)
    .short = pagat.com
source-S2 = two entries on Briscola in an online encyclopedia
    .short = an online encyclopedia
source-S3 = rulebook.cpusonicatt.com, “How to play Briscola Chiamata”
    .short = rulebook.cpusonicatt.com
source-S4 = a Sicilian site, “Briscola (Briscula)”, which names Wikipedia as its source
    .short = a Sicilian site
source-paginainizio = the Italian web site paginainizio
    .short = paginainizio
source-all = every source
    .short = every source
source-std = the usual way to play, where the sources say nothing
    .short = usual play
source-own = our own reading, where the sources are not clear
    .short = our own reading
otherwise = Otherwise:
