reply-no-answer = That is not an answer here.
lesson-recall = From before: question { $step }
lesson-not-now = There is nothing to play now.
lesson-example = Watch: press Continue.
lesson-looking-on = Watch: press Continue.
lesson-chose = No, not that card.
lesson-second-try = There was a better card.
reply-no-lesson = This table has no steps.
