ALTER TABLE bookings ADD COLUMN area TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN held_until INSTANT_INTEGER;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN attending_at INSTANT_INTEGER;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN proven_at INSTANT_INTEGER;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN moved_at INSTANT_INTEGER;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN cancelled_at INSTANT_INTEGER;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN cancelled_by TEXT CHECK (cancelled_by IN ('visitor', 'agency', 'lapse'));
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN network TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE INDEX bookings_held ON bookings (held_until) WHERE status = 'confirmed' AND held_until IS NOT NULL;
--> statement-breakpoint
CREATE INDEX bookings_by_network ON bookings (network, created_at) WHERE network <> '';
--> statement-breakpoint
CREATE INDEX bookings_live_by_end ON bookings (host, blocks_until, starts_at) WHERE status = 'confirmed';
--> statement-breakpoint
-- The triggers of 0000, which read every past call: starts_at < NEW.blocks_until is true for all of them. The unary
-- plus keeps that comparison from choosing the index by start, so that only later calls are read.
DROP TRIGGER bookings_no_overlap_insert;
--> statement-breakpoint
DROP TRIGGER bookings_no_overlap_update;
--> statement-breakpoint
CREATE TRIGGER bookings_no_overlap_insert BEFORE INSERT ON bookings WHEN NEW.status = 'confirmed'
BEGIN
  SELECT RAISE(ABORT, 'bookings_no_overlap') WHERE EXISTS (
    SELECT 1 FROM bookings
    WHERE host = NEW.host AND status = 'confirmed'
      AND blocks_until > NEW.starts_at AND +starts_at < NEW.blocks_until
  );
END;
--> statement-breakpoint
CREATE TRIGGER bookings_no_overlap_update BEFORE UPDATE OF starts_at, blocks_until, host, status ON bookings
WHEN NEW.status = 'confirmed'
BEGIN
  SELECT RAISE(ABORT, 'bookings_no_overlap') WHERE EXISTS (
    SELECT 1 FROM bookings
    WHERE host = NEW.host AND status = 'confirmed' AND id <> NEW.id
      AND blocks_until > NEW.starts_at AND +starts_at < NEW.blocks_until
  );
END;
--> statement-breakpoint
CREATE TABLE call_links (
  hash TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  holder TEXT NOT NULL DEFAULT 'visitor' CHECK (holder IN ('visitor', 'text', 'agency')),
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE INDEX call_links_by_booking ON call_links (booking_id);
--> statement-breakpoint
CREATE TABLE requests (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  practice TEXT NOT NULL,
  preferred_day TEXT NOT NULL,
  part_of_day TEXT NOT NULL,
  zone TEXT NOT NULL,
  note TEXT NOT NULL,
  attribution JSON_TEXT NOT NULL CHECK (json_valid(attribution)),
  form_key TEXT NOT NULL UNIQUE,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE INDEX requests_by_email ON requests (lower(email), created_at);
--> statement-breakpoint
CREATE TABLE blocks (
  id TEXT PRIMARY KEY,
  host TEXT NOT NULL DEFAULT 'agency',
  starts_at INSTANT_INTEGER NOT NULL CHECK (typeof(starts_at) = 'integer'),
  ends_at INSTANT_INTEGER NOT NULL CHECK (typeof(ends_at) = 'integer'),
  note TEXT NOT NULL DEFAULT '',
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer'),
  CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE INDEX blocks_by_time ON blocks (host, ends_at, starts_at);
--> statement-breakpoint
-- SQLite cannot change a table's constraints: the outbox, which no other table refers to, is made anew.
ALTER TABLE outbox RENAME TO earlier_outbox;
--> statement-breakpoint
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  result_id TEXT REFERENCES results (id) ON DELETE CASCADE,
  request_id TEXT REFERENCES requests (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  copy INTEGER NOT NULL DEFAULT 0,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer'),
  due_at INSTANT_INTEGER NOT NULL CHECK (typeof(due_at) = 'integer'),
  useful_until INSTANT_INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease_until INSTANT_INTEGER,
  sent_at INSTANT_INTEGER,
  dropped_at INSTANT_INTEGER,
  failed_at INSTANT_INTEGER,
  alarmed_at INSTANT_INTEGER,
  last_error TEXT,
  UNIQUE (booking_id, kind, sequence, copy),
  UNIQUE (lead_id, kind, sequence, copy),
  UNIQUE (result_id, kind, sequence, copy),
  UNIQUE (request_id, kind, sequence, copy),
  CONSTRAINT outbox_one_subject CHECK (
    (booking_id IS NOT NULL) + (lead_id IS NOT NULL) + (result_id IS NOT NULL) + (request_id IS NOT NULL) = 1
  )
);
--> statement-breakpoint
INSERT INTO outbox (
  id, booking_id, lead_id, result_id, kind, sequence, created_at, due_at, attempts, lease_until, sent_at, dropped_at,
  last_error
)
SELECT id, booking_id, lead_id, result_id, kind, sequence, created_at, due_at, attempts, lease_until, sent_at,
  dropped_at, last_error
FROM earlier_outbox;
--> statement-breakpoint
DROP TABLE earlier_outbox;
--> statement-breakpoint
CREATE INDEX outbox_pending ON outbox (due_at) WHERE sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL;
--> statement-breakpoint
CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE opt_outs (
  phone TEXT PRIMARY KEY,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE TABLE set_aside (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  reason TEXT NOT NULL,
  answers JSON_TEXT NOT NULL CHECK (json_valid(answers)),
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
-- Counts and used puzzles of the last day. They are not part of a backup.
CREATE TABLE attempts (
  key TEXT PRIMARY KEY,
  points INTEGER NOT NULL,
  expires_at INSTANT_INTEGER NOT NULL CHECK (typeof(expires_at) = 'integer')
);
--> statement-breakpoint
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  happened_at INSTANT_INTEGER NOT NULL CHECK (typeof(happened_at) = 'integer'),
  operator TEXT NOT NULL,
  action TEXT NOT NULL,
  details JSON_TEXT NOT NULL CHECK (json_valid(details))
);
--> statement-breakpoint
-- Entries are never changed. Only a restore, which writes the marker into secrets, may empty the table.
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
WHEN NOT EXISTS (SELECT 1 FROM secrets WHERE name = 'restoring')
BEGIN
  SELECT RAISE(ABORT, 'audit_append_only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit
WHEN NOT EXISTS (SELECT 1 FROM secrets WHERE name = 'restoring')
BEGIN
  SELECT RAISE(ABORT, 'audit_append_only');
END;
