"""Reviews of games: chances, luck, decisions, and the reasons behind them."""
