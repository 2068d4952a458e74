"""The log on disk: schema, driver, the one writer, copies."""
