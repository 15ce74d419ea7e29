"""The parts of the load tool: what is measured, who plays, which server."""
