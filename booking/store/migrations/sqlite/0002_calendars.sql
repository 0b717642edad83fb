-- Calendars of the people who take calls. `access` is sealed with the store's secret; `busy` is {"times": [[from, to], …]} in
-- milliseconds since 1970, as last read.
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
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN outcome TEXT CHECK (outcome IN ('held', 'no-show', 'not-a-fit', 'client'));
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN outcome_at INSTANT_INTEGER;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN calendar_check TEXT NOT NULL DEFAULT '' CHECK (calendar_check IN ('', 'checked', 'unchecked'));
--> statement-breakpoint
-- A message can also be for a host, about an occasion such as a day. SQLite can't change a table's constraints.
CREATE TABLE new_outbox (
  id TEXT PRIMARY KEY,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  host TEXT,
  occasion TEXT,
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
  UNIQUE (host, kind, occasion),
  CHECK ((booking_id IS NOT NULL) + (lead_id IS NOT NULL) + (host IS NOT NULL AND occasion IS NOT NULL) = 1)
);
--> statement-breakpoint
INSERT INTO new_outbox
  SELECT id, booking_id, lead_id, NULL, NULL, kind, sequence, copy, created_at, due_at, useful_until, attempts, lease_until,
    sent_at, dropped_at, failed_at, alarmed_at, last_error
  FROM outbox;
--> statement-breakpoint
DROP TABLE outbox;
--> statement-breakpoint
ALTER TABLE new_outbox RENAME TO outbox;
--> statement-breakpoint
CREATE INDEX outbox_pending ON outbox (due_at) WHERE sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL;
