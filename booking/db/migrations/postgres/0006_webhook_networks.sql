-- Keyed hash of the network that called: no network pushes another's calls out of the history.
ALTER TABLE webhook_events ADD COLUMN network text NOT NULL DEFAULT '';
