# Domande sulla briscola.

question-who-wins =
    { $who ->
        [team] La mano è finita: la tua squadra ha { $points } punti, gli altri { $rest }.
       *[two] La mano è finita: tu hai { $points } punti, l’avversario { $rest }.
    } Chi vince?
question-who-wins-last =
    { $who ->
        [team] La mano è finita: la tua squadra ha { $points } punti, gli altri { $rest }.
       *[two] La mano è finita: tu hai { $points } punti, l’avversario { $rest }.
    } L’ultima presa { $seat ->
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
    { $players ->
        [2] { $seat ->
            [you] Restano due carte da pescare. Chi prende pesca quella coperta; tu hai perso la presa, e peschi { CARD($upcard, form: "the") }.
           *[other] Restano due carte da pescare. Chi prende pesca quella coperta; { $seat-name } ha perso la presa, e pesca { CARD($upcard, form: "the") }.
        }
       *[other] Si pescano le ultime { $players } carte: prima chi prende, poi gli altri a turno. { $seat ->
            [you] Tu siedi prima di chi prende: peschi per ultimo { CARD($upcard, form: "the") }.
           *[other] Prima di chi prende siede { $seat-name }, che pesca per ultimo { CARD($upcard, form: "the") }.
        }
    }
question-upcard-later-because = La carta scoperta si pesca per ultima, e prima ce ne sono altre { $number }.
question-may-exchange = Qui puoi scambiare { CARD($card, form: "the") } con la carta scoperta?
question-turned-up = Quale carta indica la briscola?
question-drawn-last = Quale carta si pesca per ultima?
question-drawn-last-because = La carta scoperta sotto il mazzo è { CARD($card, form: "the") }: si pesca per ultima.
question-still-needed = Quanti punti ti servono ancora per vincere questa mano?
question-whose-trick =
    { $turn ->
        [you] Giochi { CARD($card, form: "the") }. Di chi sono i punti della presa?
       *[other] { $turn-name } gioca { CARD($card, form: "the") }. Di chi sono i punti della presa?
    }
question-whose-trick-because =
    { $seat ->
        [you] La presa è tua
       *[other] Prende { $seat-name }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { $party ->
        [us] per la tua squadra
        [them] per { $party-name }
        [you] per te
       *[other] per { $party-name }
    }.
question-wins-of-three = In tre, ognuno per sé. La mano è finita: tu hai { $a } punti, Rosa { $b }, Aldo { $c }. Chi vince?
question-what-is-signed =
    { $seat-name } ti fa un segno: { $face ->
        [sign-a] le labbra tirate sui denti
        [sign-3] la bocca storta da una parte
        [sign-r] uno sguardo al cielo
        [sign-c] la punta della lingua
       *[sign-f] un’alzata di spalla
    }. Quale briscola è?
question-who-sees = { $move }: chi vede quale segno è?
question-who-sees-because =
    { $kind ->
        [partner] A questo tavolo i segni sono per i compagni: gli altri vedono che se ne fa uno, ma non quale.
       *[all] A questo tavolo chi guarda vede quale segno è.
    }
question-not-in-pack = Quale di queste carte qui non c’è nel mazzo?
question-not-in-pack-because = Manca { CARD($card, form: "the") }: in { $players } si gioca con { $number } carte.
