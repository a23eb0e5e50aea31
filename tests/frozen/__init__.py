"""Tests that drive the built program. SCRAPDESK_BUILT names the folder that .ci/build filled (dist); else all skip."""
