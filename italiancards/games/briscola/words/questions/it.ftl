# Domande sulla briscola.

question-who-wins =
    { $who ->
        [team] La mano è finita: la tua squadra ha { COUNT($points, "punti") }, gli altri { $rest }.
       *[two] La mano è finita: tu hai { COUNT($points, "punti") }, l’avversario { $rest }.
    } Chi vince?
question-who-wins-last =
    { $who ->
        [team] La mano è finita: la tua squadra ha { COUNT($points, "punti") }, gli altri { $rest }.
       *[two] La mano è finita: tu hai { COUNT($points, "punti") }, l’avversario { $rest }.
    } L’ultima presa { $seat ->
        [you] è tua
       *[other] è di { $seat-name }
    }. Chi vince?
question-trumps-unseen = La briscola è { SUIT($suit) }: quante briscole non hai ancora visto?
question-trumps-unseen-because =
    { $number ->
        [0] Delle { COUNT($all, "briscole") } non ne hai vista nessuna
        [one] Delle { COUNT($all, "briscole") } ne hai vista una: { CARDS($seen, form: "the") }
       *[other] Delle { COUNT($all, "briscole") } ne hai viste { $number }: { CARDS($seen, form: "the") }
    }; { $left ->
        [0] non ne resta nessuna.
        [one] ne resta una: { CARDS($unseen, form: "the") }.
       *[other] ne restano { $left }.
    }
question-upcard = Giochi { CARD($card, form: "the") }. Chi pesca { CARD($upcard, form: "the") }, la carta scoperta?
question-upcard-because =
    { $players ->
        [2] { $seat ->
            [you] Restano due carte da pescare. Chi prende pesca quella coperta; tu hai perso la presa, e peschi { CARD($upcard, form: "the") }.
           *[other] Restano due carte da pescare. Chi prende pesca quella coperta; { $seat-name } ha perso la presa, e pesca { CARD($upcard, form: "the") }.
        }
       *[other] Si pescano le ultime { COUNT($players, "carte") }: prima chi prende, poi gli altri a turno. { $seat ->
            [you] Tu siedi prima di chi prende: peschi dopo tutti { CARD($upcard, form: "the") }.
           *[other] Prima di chi prende siede { $seat-name }, che pesca dopo tutti { CARD($upcard, form: "the") }.
        }
    }
question-upcard-later-because = La carta scoperta si pesca per ultima; prima restano da pescare altre carte: { $number }.
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
question-wins-of-three = In tre, ognuno per sé. La mano è finita: tu hai { COUNT($a, "punti") }, Rosa { $b }, Aldo { $c }. Chi vince?
question-what-is-signed =
    { $seat-name } ti fa un segno: { $face ->
        [sign-a] le labbra tirate sui denti
        [sign-3] la bocca storta da una parte
        [sign-r] gli occhi al cielo
        [sign-c] la punta della lingua
       *[sign-f] una spalla alzata
    }. Quale briscola è?
question-who-sees = { $move }: chi capisce quale segno è?
question-who-sees-because =
    { $kind ->
        [partner] A questo tavolo i segni sono per i compagni: gli altri vedono che se ne fa uno, ma non quale.
       *[all] A questo tavolo il segno lo vedono tutti.
    }
question-not-in-pack = A questo tavolo, quale di queste carte manca dal mazzo?
question-not-in-pack-because = Manca { CARD($card, form: "the") }: in { $players } si gioca con { COUNT($number, "carte") }.

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
question-lowest-bid = Qual è qui l’offerta minima?
question-often-made =
    Offri { $kind ->
        [points] { $points }
        [rank] { RANKS($rank) }
       *[both] { RANKS($rank) } a { $points }
    } e chiami { CARD($card, form: "the") }. Quante volte ce la fate, tu e il compagno?
question-often-made-because = Su { COUNT($deals, "mani") } di prova avete fatto in media { COUNT($reached, "punti") }. Ne servono { $need }: ci arrivate { COUNT($chance, "volte") } su 100.
question-best-call = Quale di queste carte ti conviene chiamare?
question-best-call-each = { CARD($card) } { $points }
question-best-call-because = I punti che fate in due, in media, su { COUNT($deals, "mani") }: { $each }.
question-which-side =
    { $dealer ->
        [you] Hai dato tu le carte. Chi parla per primo siede alla tua destra o alla tua sinistra?
       *[other] Ha dato le carte { $dealer-name }. Chi parla per primo siede alla sua destra o alla sua sinistra?
    }
question-on-the-right = A destra
question-on-the-left = A sinistra
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
        [hidden] { CARD($card, form: "the") } deve ancora uscire: lo sa solo chi ce l’ha.
        [yours] Hai in mano { CARD($card, form: "the") }, e lo sai solo tu.
       *[shown] { $seat ->
            [you] { CARD($card, form: "the") } ce l’avevi tu, e ormai lo sanno tutti.
           *[other] { CARD($card, form: "the") } ce l’aveva { $seat-name }, e ormai lo sanno tutti.
        }
    }
question-likeliest =
    { $caller ->
        [you] Chi è più probabile che giochi con te?
       *[other] Chi è più probabile che giochi con { $caller-name }?
    }
question-callers-need = Quanti punti mancano ancora a chi ha chiamato e al compagno?
question-callers-need-because = Ne hanno { $points } su { $need }: { $left ->
        [one] ne serve un altro.
       *[other] ne servono altri { $left }.
    }
question-what-is-won =
    { $role ->
        [caller] Hai vinto l’asta con { $bid }. Tu e il compagno avete { COUNT($points, "punti") }.
        [partner] Rosa ha offerto { $bid } e ha chiamato la carta che hai tu. Insieme avete { COUNT($points, "punti") }.
        [alone] Hai offerto { $bid } e chiamato una carta tua. Hai { COUNT($points, "punti") }.
       *[other] Rosa ha vinto l’asta con { $bid }; il compagno è Aldo, e insieme hanno { COUNT($points, "punti") }.
    } Quanto vinci, o perdi?
question-what-is-won-because =
    { $result ->
        [made] Ne servivano { $need }: la chiamata è vinta.
       *[lost] Ne servivano { $need }: la chiamata è persa.
    } { $role ->
        [alone] Per te, contro tutti, { $own }; per gli altri { $others } a testa.
       *[other] Per chi ha chiamato { $own }, per il compagno { $partner }, per gli altri { $others } a testa.
    }

goal-stake-reached =
    La mano è tua: vinci { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }. Ben giocato.
goal-stake-missed =
    { $number ->
        [0] Nessuno vince niente, ma la mano si poteva vincere.
        [one] La mano non è tua: { $number } punto.
       *[other] La mano non è tua: { $number } punti.
    }

## A memoria

memory-trumps = Quante briscole ({ SUIT($suit) }) sono già uscite?
memory-trumps-left =
    { $left ->
        [0] Non ne resta nessuna.
        [one] Ne resta una: { CARDS($cards, form: "the") }.
       *[other] Ne restano { $left }: { CARDS($cards, form: "the") }.
    }
memory-points =
    Quanti punti { $party ->
        [you] hai
        [us] ha la tua squadra
        [them] hanno { $party-name }
       *[other] ha { $party-name }
    } finora nelle prese?
memory-points-because =
    Finora { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
memory-topic-trumps = briscole
memory-topic-high-trump = briscole alte
memory-topic-high-cards = assi e tre
memory-topic-trumps-out = briscole ancora fuori
