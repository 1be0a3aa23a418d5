"""Parts of simulators and hints that games with melds share: hands as bits, hidden cards."""
