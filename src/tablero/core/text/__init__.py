"""The engine written down: plain data, records, snapshots."""
