# Domande sul tresette.

question-thirds-each = Un asso vale un punto intero; tre, due, re, cavallo e fante un terzo l’uno; le altre carte niente.
question-thirds = Quanto fanno { CARDS($cards, form: "the") }?
question-thirds-because = In tutto { $worth }.
question-holds = Giochi { CARD($card, form: "the") }. Quanto vale questa presa?
question-whole = Quanti punti interi fanno queste carte alla fine della mano?
question-whole-because =
    Le carte fanno { $worth }: { $rest ->
        [0] { $points }, e non avanza niente.
       *[other] { $way ->
            [floor] quello che non fa un punto intero si toglie, una volta sola su tutto il mazzetto, e ne restano { $points }.
           *[nearest] il numero intero più vicino è { $points }.
        }
    }
question-pile = Il mazzetto
question-hand = Le tue carte
question-trick = Nell’ordine in cui sono giocate
question-scored = Quanti punti segna la tua parte?
question-scored-because = In tutto { $points }.
question-which-takes-trick = Quale carta fa questa presa?
question-suit-unseen = { SUIT($suit) }: quante carte del seme sono ancora fuori, in mani che non vedi?
question-suit-unseen-because =
    Un seme ha dieci carte, e di { $seen } sai dove sono: { $left ->
        [0] non ne resta fuori nessuna.
        [one] ne resta fuori una, { CARDS($cards, form: "the") }.
       *[other] ne restano fuori { $left }, { CARDS($cards, form: "the") }.
    }
question-none = Chi ha mostrato di non avere { SUIT($suit) }?
question-none-because = A { SUIT($suit) } finora hanno risposto tutti.
question-known = Gli altri sanno che hai in mano { CARD($card, form: "the") }?
question-known-because =
    { $known ->
        [yes] Tutti hanno visto o sentito dove si trova { CARD($card, form: "the") }.
       *[no] Nessuno ha visto in mano tua { CARD($card, form: "the") }.
    }
question-declare = Quanti punti puoi accusare?
question-declare-nothing = Niente: né tre tre, né tre due, né tre assi, e nessun seme con asso, due e tre.
question-again = A questo tavolo si danno di nuovo le carte se una mano vale meno di un punto intero. Con questa mano si ridanno?
question-again-because =
    La mano vale { $worth }: { $again ->
        [yes] meno di un punto intero, e si danno di nuovo le carte.
       *[no] per giocare basta un punto intero.
    }
question-say = Esci con { CARD($card, form: "the") }. Che cosa dice chi parla sinceramente?
question-say-busso = Busso
question-say-volo = Volo
question-say-striscio = Striscio
question-say-silence = Niente
question-say-because =
    { $word ->
        [busso] Ti resta un tre o un due di { SUIT($suit) } e vuoi la carta più alta del compagno: busso.
        [volo] In mano non ti resta altro di { SUIT($suit) }: volo.
        [striscio] Ti restano almeno altre tre carte di { SUIT($suit) }: striscio.
       *[silence] Non è la tua ultima carta di { SUIT($suit) }, non ne restano molte, e nessuna alta.
    }
question-said = Il compagno esce e dice «{ $word }». Che cosa ti fa sapere?
question-said-busso = Gioca la più alta di questo seme, e tornaci
question-said-volo = Era l’ultima carta di questo seme
question-said-striscio = Ci sono molte altre carte di questo seme
question-drawn = I compagni si tirano a sorte, una carta a testa. Chi gioca con te?
question-drawn-because = Le due carte più alte giocano contro le due più basse.
question-over = Giochi { CARD($card, form: "the") }. Con questa presa finisce la partita?
question-over-because =
    Così sono { $points } punti su { $target }. { $way ->
        [immediate] Qui ci si ferma appena una parte sola è in testa con i punti della partita.
       *[end_of_hand] Qui i punti si confrontano quando la mano è giocata fino in fondo.
    }
