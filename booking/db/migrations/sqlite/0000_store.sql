-- Times are UTC milliseconds since 1970, JSON is text: INSTANT_INTEGER and JSON_TEXT are read by booking/db/sqlite.ts.
CREATE TABLE bookings (
  id TEXT PRIMARY KEY,
  starts_at INSTANT_INTEGER NOT NULL CHECK (typeof(starts_at) = 'integer'),
  ends_at INSTANT_INTEGER NOT NULL CHECK (typeof(ends_at) = 'integer'),
  blocks_until INSTANT_INTEGER NOT NULL CHECK (typeof(blocks_until) = 'integer'),
  host TEXT NOT NULL DEFAULT 'agency',
  visitor_zone TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  practice TEXT NOT NULL,
  specialty TEXT NOT NULL,
  note TEXT NOT NULL,
  consents JSON_TEXT NOT NULL CHECK (json_valid(consents)),
  attribution JSON_TEXT NOT NULL CHECK (json_valid(attribution)),
  status TEXT NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'cancelled')),
  sequence INTEGER NOT NULL DEFAULT 0,
  form_key TEXT NOT NULL UNIQUE,
  reference_hash TEXT NOT NULL UNIQUE,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer'),
  CHECK (starts_at < ends_at AND ends_at <= blocks_until)
);
--> statement-breakpoint
CREATE INDEX bookings_live_by_time ON bookings (host, starts_at, blocks_until) WHERE status = 'confirmed';
--> statement-breakpoint
CREATE INDEX bookings_live_by_email ON bookings (lower(email), starts_at) WHERE status = 'confirmed';
--> statement-breakpoint
-- SQLite has no exclusion constraint. A trigger sees every committed booking, because only one transaction writes at a
-- time and ours take the write lock when they begin.
CREATE TRIGGER bookings_no_overlap_insert BEFORE INSERT ON bookings WHEN NEW.status = 'confirmed'
BEGIN
  SELECT RAISE(ABORT, 'bookings_no_overlap') WHERE EXISTS (
    SELECT 1 FROM bookings
    WHERE host = NEW.host AND status = 'confirmed'
      AND starts_at < NEW.blocks_until AND NEW.starts_at < blocks_until
  );
END;
--> statement-breakpoint
CREATE TRIGGER bookings_no_overlap_update BEFORE UPDATE OF starts_at, blocks_until, host, status ON bookings
WHEN NEW.status = 'confirmed'
BEGIN
  SELECT RAISE(ABORT, 'bookings_no_overlap') WHERE EXISTS (
    SELECT 1 FROM bookings
    WHERE host = NEW.host AND status = 'confirmed' AND id <> NEW.id
      AND starts_at < NEW.blocks_until AND NEW.starts_at < blocks_until
  );
END;
--> statement-breakpoint
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  form_name TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  practice TEXT NOT NULL,
  specialty TEXT NOT NULL,
  phone TEXT NOT NULL,
  consents JSON_TEXT NOT NULL CHECK (json_valid(consents)),
  attribution JSON_TEXT NOT NULL CHECK (json_valid(attribution)),
  form_key TEXT NOT NULL UNIQUE,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE INDEX leads_by_email ON leads (lower(email), created_at);
--> statement-breakpoint
CREATE TABLE results (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  figures TEXT NOT NULL,
  email TEXT NOT NULL,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE INDEX results_by_email ON results (lower(email), created_at);
--> statement-breakpoint
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  result_id TEXT REFERENCES results (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer'),
  due_at INSTANT_INTEGER NOT NULL CHECK (typeof(due_at) = 'integer'),
  attempts INTEGER NOT NULL DEFAULT 0,
  lease_until INSTANT_INTEGER,
  sent_at INSTANT_INTEGER,
  dropped_at INSTANT_INTEGER,
  last_error TEXT,
  UNIQUE (booking_id, kind, sequence),
  UNIQUE (lead_id, kind, sequence),
  UNIQUE (result_id, kind, sequence),
  CONSTRAINT outbox_one_subject CHECK (
    (booking_id IS NOT NULL) + (lead_id IS NOT NULL) + (result_id IS NOT NULL) = 1
  ),
  CONSTRAINT outbox_kind_known CHECK (
    (booking_id IS NOT NULL AND kind IN ('confirmation', 'agency-copy'))
    OR (lead_id IS NOT NULL AND kind IN ('guide-link', 'lead-copy'))
    OR (result_id IS NOT NULL AND kind IN ('result'))
  )
);
--> statement-breakpoint
CREATE INDEX outbox_pending ON outbox (due_at) WHERE sent_at IS NULL AND dropped_at IS NULL;
--> statement-breakpoint
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
--> statement-breakpoint
CREATE TABLE webhook_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at INSTANT_INTEGER NOT NULL CHECK (typeof(received_at) = 'integer'),
  method TEXT NOT NULL CHECK (method IN ('GET', 'POST')),
  query JSON_TEXT NOT NULL CHECK (json_type(query) = 'object')
);
