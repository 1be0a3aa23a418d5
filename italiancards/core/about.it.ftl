# Le regole, e da dove vengono regole e opzioni, perché chi legge lo riconosca.

## Prima di tutto, dove un gioco non lo dice con parole sue

rule-deal-is-on = La mano finisce quando tutte le carte sono state giocate.
rule-your-turn = Giochi quando tocca a te.
rule-hold-the-card = Giochi solo carte che hai in mano.
rule-hold-the-cards = Usi solo carte che hai in mano.
rule-follow-suit = Chi ha carte del seme d’uscita ne gioca una; chi non ne ha gioca una carta qualunque.

## Le fonti

source-S0 = Italy Segreta, “The 5: Classic Italian Card Games”
    .short = Italy Segreta
source-S1 = John McLeod, “Briscola”, pagat.com, 1996–2004 (letto in una copia)
    .short = pagat.com
source-S2 = due voci sulla briscola in un’enciclopedia in rete
    .short = un’enciclopedia in rete
source-S3 = rulebook.cpusonicatt.com, “How to play Briscola Chiamata”
    .short = rulebook.cpusonicatt.com
source-S4 = un sito siciliano, “Briscola (Briscula)”, che indica Wikipedia come fonte
    .short = un sito siciliano
source-paginainizio = il sito italiano paginainizio
    .short = paginainizio
source-Parlett = David Parlett, “The Penguin Book of Card Games”
    .short = David Parlett
source-FISCA = il codice della FISCA, la federazione dei giochi di carte
    .short = FISCA
source-Wikipedia = la Wikipedia italiana sulla scala quaranta, com’era nel 2007
    .short = Wikipedia
source-casinosanremo = le regole raccontate dal casinò di Sanremo
    .short = il casinò di Sanremo
source-gaetashop = le regole raccontate dal sito gaetashop
    .short = gaetashop
source-casinopokeronline = le regole raccontate dal sito casinopokeronline
    .short = casinopokeronline
source-koksblandare = le regole raccontate dal sito koksblandare
    .short = koksblandare
source-cavamanara = le regole del palio di Cava Manara
    .short = il palio di Cava Manara
source-house = regole di casa, che si giocano spesso
    .short = una regola di casa
source-gamenet = il sito italiano gamenet.it
    .short = gamenet.it
source-riccave = il sito italiano riccave
    .short = riccave
source-pagat = pagat.com, “Scopa” (letto in una copia)
    .short = pagat.com, “Scopa”
source-vipgames = il sito vipgames.com
    .short = vipgames.com
source-linnetwoods = il sito linnetwoods
    .short = linnetwoods
source-blackjack-baccarat = il sito italiano blackjack-baccarat.net
    .short = blackjack-baccarat.net
source-spazioinwind = una pagina italiana di regole, “Scopa”, spazioinwind.libero.it
    .short = spazioinwind
source-lotoflaughs = il sito lotoflaughs
    .short = lotoflaughs
source-Cuperativa = le regole del programma Cuperativa
    .short = Cuperativa
source-foraccio = le regole del foraccio, regoledelgioco.com
    .short = le regole del foraccio
source-gameaccount = il sito gameaccount
    .short = gameaccount
source-iogames = “Regole per giocare ad Asso pigliatutto”, iogames.studenti.it
    .short = iogames.studenti.it
source-everything2 = una voce sulla scopa nell’enciclopedia in rete everything2.com
    .short = everything2.com
source-ludopoli = “Scopone scientifico Rules”, ludopoli.us
    .short = ludopoli.us
source-all = tutte le fonti
    .short = tutte le fonti
source-std = il modo consueto di giocare, dove le fonti non dicono niente
    .short = l’uso comune
source-own = la nostra lettura, dove le fonti non sono chiare
    .short = la nostra lettura
otherwise = In un altro modo:
