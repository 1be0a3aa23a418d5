memory-press-start = Press Start.
