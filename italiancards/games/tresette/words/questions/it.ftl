# Domande sul tresette.

question-thirds-each = Un asso vale un punto intero; tre, due, re, cavallo e fante un terzo ciascuno; le altre carte niente.
question-thirds = Quanto fanno { CARDS($cards, form: "the") }?
question-thirds-because = In tutto { $worth }.
question-holds = Giochi { CARD($card, form: "the") }. Quanto vale questa presa?
question-whole = Quanti punti interi fanno queste carte alla fine della mano?
question-whole-because =
    Le carte fanno { $worth }: { $rest ->
        [0] { $points }, e non avanza niente.
       *[other] { $way ->
            [floor] quello che non fa un punto intero si toglie, una volta sola su tutte le prese. In tutto { COUNT($points, "punti") }.
           *[nearest] il numero intero più vicino è { $points }.
        }
    }
question-pile = Le carte prese
question-hand = Le tue carte
question-trick = Nell’ordine in cui sono state giocate
question-scored = Quanti punti segnate?
question-scored-because = In tutto { $points }.
question-which-takes-trick = Quale carta prende?
question-suit-unseen = { SUIT($suit) }: quante carte del seme sono ancora in mano agli altri?
question-suit-unseen-because =
    Un seme ha dieci carte; di { $seen } sai già dove sono: { $left ->
        [0] non ne resta fuori nessuna.
        [one] ne resta fuori una, { CARDS($cards, form: "the") }.
       *[other] ne restano fuori { $left }, { CARDS($cards, form: "the") }.
    }
question-none = Chi ha già mostrato di non avere { SUIT($suit) }?
question-none-because = A { SUIT($suit) } finora hanno risposto tutti.
question-known = Gli altri sanno che hai in mano { CARD($card, form: "the") }?
question-known-because =
    { $known ->
        [yes] Tutti hanno visto o sentito dov’è { CARD($card, form: "the") }.
       *[no] Nessuno ti ha visto in mano { CARD($card, form: "the") }.
    }
question-declare = Quanti punti puoi accusare?
question-declare-nothing = Niente: né tre tre, né tre due, né tre assi, e nessun seme con asso, due e tre.
question-again = A questo tavolo si ridanno le carte se qualcuno ha in mano meno di un punto intero. Con queste si ridanno?
question-again-because =
    Le carte valgono { $worth }: { $again ->
        [yes] meno di un punto intero, e si ridanno.
       *[no] almeno un punto intero, quindi si gioca.
    }
question-say = Esci con { CARD($card, form: "the") }. Quale segnale fa chi dice il vero?
question-say-busso = Busso
question-say-volo = Volo
question-say-striscio = Striscio
question-say-silence = Niente
question-say-because =
    { $word ->
        [busso] Ti resta un tre o un due di { SUIT($suit) } e vuoi la carta più alta del compagno: busso.
        [volo] In mano non ti resta altro di { SUIT($suit) }: volo.
        [striscio] Ti restano almeno altre tre carte di { SUIT($suit) }: striscio.
       *[silence] Non è la tua ultima carta di { SUIT($suit) }, non te ne restano molte e nessuna è alta.
    }
question-said = Il compagno esce e dice «{ $word }». Che cosa vuol dire?
question-said-busso = Gioca la tua più alta di questo seme e, se prendi, tornaci
question-said-volo = È la mia ultima carta di questo seme
question-said-striscio = Ho molte altre carte di questo seme
question-drawn = I compagni si tirano a sorte, una carta a testa. Chi gioca con te?
question-drawn-because = Le due carte più alte giocano contro le due più basse.
question-over = Giochi { CARD($card, form: "the") }. Con questa presa finisce la partita?
question-over-because =
    Così si arriva a { COUNT($points, "punti") } su { $target }. { $way ->
        [immediate] Qui si finisce appena qualcuno arriva ai punti della partita, da solo in testa.
       *[end_of_hand] Qui i punti si guardano solo a mano finita.
    }

## A memoria

memory-suit = Quante carte di { SUIT($suit) } sono già uscite?
memory-worth =
    Quanto valgono finora le prese { $party ->
        [you] tue
        [us] della tua squadra
       *[other] di { $party-name }
    }?
memory-worth-because = Finora valgono { $worth }.
memory-topic-suit = semi
memory-topic-high-card = tre, due e assi
memory-topic-high-cards = tre, due e assi di tutti i semi
memory-topic-voids = chi non ha il seme
