# Domande sulla briscola.

question-who-wins = La mano è finita: tu hai { $points } punti, l’avversario { $rest }. Chi vince?
question-who-wins-last =
    La mano è finita: hai { $points } punti, l’avversario { $rest }. L’ultima presa { $seat ->
        [you] è tua
       *[other] è di { $seat-name }
    }. Chi vince?
question-trumps-unseen = Briscola è { SUIT($suit) }: quante briscole non hai ancora visto?
question-trumps-unseen-because =
    { $number ->
        [0] Delle { $all } briscole non ne hai vista nessuna
        [one] Delle { $all } briscole ne hai vista una, { CARDS($seen, form: "the") }
       *[other] Delle { $all } briscole ne hai viste { $number }, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] non ne resta nessuna.
        [one] ne resta una, { CARDS($unseen, form: "the") }.
       *[other] ne restano { $left }.
    }
question-upcard = Giochi { CARD($card, form: "the") }. Chi pesca { CARD($upcard, form: "the") }, la carta scoperta?
question-upcard-because =
    { $seat ->
        [you] Restano due carte da pescare. Chi prende pesca quella coperta; tu hai perso la presa, e peschi { CARD($upcard, form: "the") }.
       *[other] Restano due carte da pescare. Chi prende pesca quella coperta; { $seat-name } ha perso la presa, e pesca { CARD($upcard, form: "the") }.
    }
question-upcard-later-because = La carta scoperta si pesca per ultima, e prima ce ne sono altre { $number }.
question-may-exchange = Qui puoi scambiare { CARD($card, form: "the") } con la carta scoperta?
question-turned-up = Quale carta indica la briscola?
question-drawn-last = Quale carta si pesca per ultima?
question-drawn-last-because = La carta scoperta sotto il mazzo è { CARD($card, form: "the") }: si pesca per ultima.
question-still-needed = Quanti punti ti servono ancora per vincere questa mano?
