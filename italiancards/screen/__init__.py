"""What a browser is told: the view model, where zones lie, forms, and the words for them."""
