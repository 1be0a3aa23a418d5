reply-no-review = Nothing to review yet.
review-working = Reviewing: { $number } of { $all }.
review-none = No decision cost you points.
