-- A visitor who asked to be called back: the time they would like, until when it was promised, and when it was done.
ALTER TABLE leads
  ADD COLUMN best_time text NOT NULL DEFAULT '',
  ADD COLUMN call_by timestamptz,
  ADD COLUMN called_at timestamptz;
