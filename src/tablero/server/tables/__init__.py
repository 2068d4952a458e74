"""What a table does: it, the ledger of all, who hears of it. Rooms: wanted, kept, told, who."""
