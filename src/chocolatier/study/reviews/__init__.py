"""Reviews of finished games: chances, luck, decisions, and the reasons behind them."""
