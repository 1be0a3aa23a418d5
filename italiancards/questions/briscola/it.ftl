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

## L’asta a cinque

question-leads-first-because =
    { $side ->
        [ccw] Esce chi siede alla destra di chi ha dato le carte: qui
        [cw] Esce chi siede alla sinistra di chi ha dato le carte: qui
       *[elsewhere] A questo tavolo esce chi ha chiamato: qui
    } { $seat ->
        [you] sei tu.
       *[other] è { $seat-name }.
    }
question-hand = Le tue carte
question-lowest-bid = Qual è il minimo che qui puoi offrire?
question-often-made =
    Offri { $kind ->
        [points] { $points }
        [rank] { RANKS($rank) }
       *[both] { RANKS($rank) } e { $points }
    } e chiami { CARD($card, form: "the") }. Quanto spesso ci riuscite, in due?
question-often-made-because = Su { $deals } mani di prova avete fatto in media { $reached } punti: i { $need } che servono, { $chance } volte su 100.
question-best-call = Quale di queste carte ti conviene di più chiamare?
question-best-call-each = { CARD($card) } { $points }
question-best-call-because = I punti di voi due in media, su { $deals } mani: { $each }.
question-which-side =
    { $dealer ->
        [you] Hai dato tu le carte. Da che parte di te siede chi parla per primo?
       *[other] Ha dato le carte { $dealer-name }. Da che parte gli siede chi parla per primo?
    }
question-on-the-right = Alla destra
question-on-the-left = Alla sinistra
question-which-side-because =
    { $direction ->
        [ccw] Qui si gira verso destra: parla per primo chi siede alla destra di chi ha dato le carte.
       *[cw] A questo tavolo si gira verso sinistra: parla per primo chi siede alla sinistra di chi ha dato le carte.
    }
question-plays-with =
    { $caller ->
        [you] Chi gioca con te?
       *[other] Chi gioca con { $caller-name }?
    }
question-not-told = Non si può ancora dire
question-plays-with-because =
    { $how ->
        [hidden] { CARD($card, form: "the") } non si è ancora vista: lo sa solo chi ce l’ha.
        [yours] Hai in mano { CARD($card, form: "the") }, e lo sai solo tu.
       *[shown] { $seat ->
            [you] { CARD($card, form: "the") } era in mano tua, e l’hanno visto tutti.
           *[other] { CARD($card, form: "the") } era in mano a { $seat-name }, e l’hanno visto tutti.
        }
    }
question-likeliest =
    { $caller ->
        [you] Chi gioca più probabilmente con te?
       *[other] Chi gioca più probabilmente con { $caller-name }?
    }
question-callers-need = Quanti punti mancano ancora a chi ha chiamato e al compagno?
question-callers-need-because = Ne hanno { $points } su { $need }: ne mancano { $left }.
question-what-is-won =
    { $role ->
        [caller] Hai offerto { $bid } e chiamato. Col compagno avete { $points } punti.
        [partner] Rosa ha offerto { $bid } e ha chiamato la carta che hai tu. Insieme avete { $points } punti.
        [alone] Hai offerto { $bid } e chiamato una carta tua. Hai { $points } punti.
       *[other] Rosa ha offerto { $bid } e ha chiamato; il compagno è Aldo, e hanno { $points } punti.
    } Che cosa vinci?
question-what-is-won-because =
    { $result ->
        [made] Ne servivano { $need }: la chiamata è vinta.
       *[lost] Ne servivano { $need }: la chiamata è persa.
    } { $role ->
        [alone] Tu, contro tutti, { $own }; gli altri { $others } a testa.
       *[other] Chi chiama { $own }, il compagno { $partner }, gli altri { $others } a testa.
    }

goal-stake-reached =
    La mano è tua: vinci { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }. Ben giocato.
goal-stake-missed =
    { $number ->
        [0] Nessuno vince niente; la mano si poteva vincere.
        [one] La mano non è tua: { $number } punto.
       *[other] La mano non è tua: { $number } punti.
    }
