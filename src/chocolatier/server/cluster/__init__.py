"""Several servers at one PostgreSQL database: leases, presence, and what they tell each other."""
