"""What comes from outside, damaged: positions as text and as JSON, boards, snapshots. See `tools/fuzz.py`."""
