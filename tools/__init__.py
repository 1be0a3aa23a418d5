"""What measures, plays and looks for itself: arenas, benches, attacks, puzzles, replays."""
