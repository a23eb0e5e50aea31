"""Sounds: made by arithmetic when first wanted, played if there is a device, silent if there is none."""
