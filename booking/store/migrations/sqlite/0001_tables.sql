-- Times are UTC milliseconds since 1970, JSON is text: INSTANT_INTEGER and JSON_TEXT are read by booking/store/sqlite.ts.
CREATE TABLE bookings (
  id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  starts_at INSTANT_INTEGER NOT NULL CHECK (typeof(starts_at) = 'integer'),
  ends_at INSTANT_INTEGER NOT NULL CHECK (typeof(ends_at) = 'integer'),
  blocks_until INSTANT_INTEGER NOT NULL CHECK (typeof(blocks_until) = 'integer'),
  visitor_zone TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  practice TEXT NOT NULL,
  specialty TEXT NOT NULL,
  answers JSON_TEXT NOT NULL DEFAULT '[]' CHECK (json_type(answers) = 'array'),
  consents JSON_TEXT NOT NULL CHECK (json_valid(consents)),
  attribution JSON_TEXT NOT NULL CHECK (json_valid(attribution)),
  network TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'canceled')),
  sequence INTEGER NOT NULL DEFAULT 0,
  attending_at INSTANT_INTEGER,
  moved_at INSTANT_INTEGER,
  prepared_at INSTANT_INTEGER,
  canceled_at INSTANT_INTEGER,
  canceled_by TEXT CHECK (canceled_by IN ('visitor', 'agency')),
  outcome TEXT CHECK (outcome IN ('held', 'no-show', 'not-a-fit', 'client')),
  outcome_at INSTANT_INTEGER,
  calendar_check TEXT NOT NULL DEFAULT '' CHECK (calendar_check IN ('', 'checked', 'unchecked')),
  call_summary TEXT NOT NULL DEFAULT '',
  form_key TEXT NOT NULL UNIQUE,
  reference_hash TEXT NOT NULL UNIQUE,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer'),
  CHECK (starts_at < ends_at AND ends_at <= blocks_until)
);
--> statement-breakpoint
CREATE INDEX bookings_live_by_end ON bookings (host, blocks_until, starts_at) WHERE status = 'confirmed';
--> statement-breakpoint
CREATE INDEX bookings_by_end ON bookings (ends_at);
--> statement-breakpoint
CREATE INDEX bookings_by_time ON bookings (created_at);
--> statement-breakpoint
-- SQLite has no exclusion constraint. A trigger sees every committed booking, because only one transaction writes at a
-- time and ours take the write lock when they begin. The unary plus leaves the choice to the index by end, so that past
-- calls are not read.
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
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  form_name TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  practice TEXT NOT NULL,
  specialty TEXT NOT NULL,
  phone TEXT NOT NULL,
  area TEXT NOT NULL DEFAULT '',
  answers JSON_TEXT NOT NULL DEFAULT '[]' CHECK (json_type(answers) = 'array'),
  consents JSON_TEXT NOT NULL CHECK (json_valid(consents)),
  attribution JSON_TEXT NOT NULL CHECK (json_valid(attribution)),
  network TEXT NOT NULL DEFAULT '',
  wanted JSON_TEXT CHECK (json_valid(wanted)),
  call_by INSTANT_INTEGER,
  called_at INSTANT_INTEGER,
  form_key TEXT NOT NULL UNIQUE,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE INDEX leads_by_time ON leads (created_at);
--> statement-breakpoint
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  host TEXT,
  occasion TEXT,
  channel TEXT NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'text', 'webhook', 'calendar')),
  kind TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  copy INTEGER NOT NULL DEFAULT 0,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer'),
  due_at INSTANT_INTEGER NOT NULL CHECK (typeof(due_at) = 'integer'),
  useful_until INSTANT_INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  composings INTEGER NOT NULL DEFAULT 0,
  lease_until INSTANT_INTEGER,
  sent_at INSTANT_INTEGER,
  dropped_at INSTANT_INTEGER,
  failed_at INSTANT_INTEGER,
  last_error TEXT,
  UNIQUE (booking_id, kind, sequence, copy),
  UNIQUE (lead_id, kind, sequence, copy),
  UNIQUE (host, kind, occasion),
  CHECK ((booking_id IS NOT NULL) + (lead_id IS NOT NULL) + (host IS NOT NULL AND occasion IS NOT NULL) = 1)
);
--> statement-breakpoint
CREATE INDEX outbox_pending ON outbox (due_at) WHERE sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL;
--> statement-breakpoint
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX outbox_given_up ON outbox (failed_at) WHERE failed_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL;
--> statement-breakpoint
CREATE TABLE call_links (
  hash TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  holder TEXT NOT NULL CHECK (holder IN ('visitor', 'text', 'agency')),
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE INDEX call_links_by_booking ON call_links (booking_id);
--> statement-breakpoint
CREATE TABLE blocks (
  id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  starts_at INSTANT_INTEGER NOT NULL CHECK (typeof(starts_at) = 'integer'),
  ends_at INSTANT_INTEGER NOT NULL CHECK (typeof(ends_at) = 'integer'),
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer'),
  CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE INDEX blocks_by_time ON blocks (host, ends_at, starts_at);
--> statement-breakpoint
CREATE TABLE calendars (
  id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  provider TEXT NOT NULL CHECK (provider IN ('google', 'microsoft', 'caldav')),
  account TEXT NOT NULL,
  access TEXT NOT NULL,
  busy JSON_TEXT NOT NULL CHECK (json_valid(busy)),
  connected_at INSTANT_INTEGER NOT NULL CHECK (typeof(connected_at) = 'integer'),
  read_at INSTANT_INTEGER,
  failed_at INSTANT_INTEGER,
  last_error TEXT
);
--> statement-breakpoint
CREATE TABLE day_links (
  hash TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  person TEXT NOT NULL,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE TABLE actions (
  id TEXT PRIMARY KEY,
  at INSTANT_INTEGER NOT NULL CHECK (typeof(at) = 'integer'),
  done_by TEXT NOT NULL,
  what TEXT NOT NULL,
  about TEXT NOT NULL
);
--> statement-breakpoint
CREATE INDEX actions_by_time ON actions (at);
--> statement-breakpoint
CREATE INDEX actions_about ON actions (about);
--> statement-breakpoint
CREATE TABLE opt_outs (
  phone TEXT PRIMARY KEY,
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE TABLE webhook_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at INSTANT_INTEGER NOT NULL CHECK (typeof(received_at) = 'integer'),
  method TEXT NOT NULL CHECK (method IN ('GET', 'POST')),
  query JSON_TEXT NOT NULL CHECK (json_type(query) = 'object')
);
--> statement-breakpoint
-- The key is the SHA-256 of the secret in the result's address.
CREATE TABLE website_checks (
  hash TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  result JSON_TEXT CHECK (json_valid(result)),
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
CREATE TABLE seen (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  source TEXT NOT NULL,
  event TEXT NOT NULL,
  times INTEGER NOT NULL
);
--> statement-breakpoint
-- Counts are limited and summed by day. The index has all columns, so that a report doesn't look up each row.
CREATE INDEX seen_day ON seen (day, source, page, event, times);
--> statement-breakpoint
CREATE TABLE notes (
  name TEXT PRIMARY KEY,
  day TEXT NOT NULL
);
--> statement-breakpoint
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
--> statement-breakpoint
CREATE TABLE marks (
  name TEXT PRIMARY KEY,
  at INSTANT_INTEGER NOT NULL CHECK (typeof(at) = 'integer')
);
