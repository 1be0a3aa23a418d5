reply-no-review = Non c’è niente da rivedere.
review-working = Rivedo: { $number } di { $all }.
review-none = Nessun errore che conti.
