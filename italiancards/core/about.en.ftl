# Rules and the sources of rules and options, as a reader can recognise them.

## Gates, in the words of a game that has no others for them

rule-deal-is-on = The deal is over when every card has been played.
rule-your-turn = You play when it is your turn.
rule-hold-the-card = You play cards of your own hand only.
rule-hold-the-cards = You use cards of your own hand only.
rule-follow-suit = Whoever holds cards of the suit led plays one of them; whoever holds none plays any card.

## Sources

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
source-Parlett = David Parlett, “The Penguin Book of Card Games”
    .short = David Parlett
source-FISCA = the code of FISCA, the Italian federation of card games
    .short = FISCA
source-Wikipedia = the Italian Wikipedia on Scala quaranta, as it was in 2007
    .short = Wikipedia
source-casinosanremo = the rules told by the casino of Sanremo
    .short = the casino of Sanremo
source-gaetashop = the rules told by the web site gaetashop
    .short = gaetashop
source-casinopokeronline = the rules told by the web site casinopokeronline
    .short = casinopokeronline
source-koksblandare = the rules told by the web site koksblandare
    .short = koksblandare
source-cavamanara = the rules of the palio of Cava Manara
    .short = the palio of Cava Manara
source-house = house rules that are often played
    .short = a house rule
source-gamenet = the Italian web site gamenet.it
    .short = gamenet.it
source-riccave = the Italian web site riccave
    .short = riccave
source-pagat = pagat.com, “Scopa” (read in a copy)
    .short = pagat.com, “Scopa”
source-vipgames = the web site vipgames.com
    .short = vipgames.com
source-linnetwoods = the web site linnetwoods
    .short = linnetwoods
source-blackjack-baccarat = the Italian web site blackjack-baccarat.net
    .short = blackjack-baccarat.net
source-spazioinwind = an Italian page of rules, “Scopa”, spazioinwind.libero.it
    .short = spazioinwind
source-lotoflaughs = the web site lotoflaughs
    .short = lotoflaughs
source-Cuperativa = the rules of the program Cuperativa
    .short = Cuperativa
source-foraccio = the rules of Foraccio, regoledelgioco.com
    .short = the rules of Foraccio
source-gameaccount = the web site gameaccount
    .short = gameaccount
source-iogames = “Regole per giocare ad Asso pigliatutto”, iogames.studenti.it
    .short = iogames.studenti.it
source-everything2 = an entry on Scopa in the online encyclopedia everything2.com
    .short = everything2.com
source-ludopoli = “Scopone scientifico Rules”, ludopoli.us
    .short = ludopoli.us
source-all = every source
    .short = every source
source-std = the usual way to play, where the sources say nothing
    .short = usual play
source-own = our own reading, where the sources are not clear
    .short = our own reading
otherwise = Otherwise:
