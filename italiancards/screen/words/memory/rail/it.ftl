memory-press-start = Premi Comincia.
