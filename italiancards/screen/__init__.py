"""Data for a browser: the view model, layouts, forms, and their words."""
