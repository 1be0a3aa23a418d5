ui-progress = How far you are
ui-back = Back
ui-again = Try again
ui-next = Next
ui-answered = Answered
ui-ask-card = Choose a card to ask about it.
ui-ladder = From high to low
ui-no-answer = There is no answer { $choice } here.
lesson-count = Step { $step } of { $steps }
lesson-right = Right.
lesson-wrong = Not this time.
lesson-not-now = Nothing is to be played here now.
lesson-example = Watch: press Go on, and a card is played for you.
lesson-answer-first = Answer the question first.
lesson-play-it = Now play it.
lesson-chose = No, you chose { CARD($card, form: "the") }.
lesson-tricks-reached =
    You took { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-tricks-missed =
    You took { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-points-reached =
    { $number ->
        [one] You have { $number } point
       *[other] You have { $number } points
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-points-missed =
    { $number ->
        [0] You have no points
        [one] You have { $number } point
       *[other] You have { $number } points
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-scope-reached =
    { $number ->
        [one] You made { $number } scopa
       *[other] You made { $number } scope
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-scope-missed =
    { $number ->
        [0] You made no scopa
        [one] You made { $number } scopa
       *[other] You made { $number } scope
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-carte-reached =
    { $number ->
        [one] You took { $number } card
       *[other] You took { $number } cards
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-carte-missed =
    { $number ->
        [0] You took no cards
        [one] You took { $number } card
       *[other] You took { $number } cards
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-denari-reached =
    { $number ->
        [one] You took { $number } coin
       *[other] You took { $number } coins
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
lesson-denari-missed =
    { $number ->
        [0] You took no coins
        [one] You took { $number } coin
       *[other] You took { $number } coins
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
lesson-second-try = One card of yours could have been another: try again from there.
ui-no-lesson = There are no steps at this table: it is not a lesson.
