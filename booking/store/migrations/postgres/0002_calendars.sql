-- Calendars of the people who take calls. `access` is sealed with the store's secret; `busy` is {"times": [[from, to], …]} in
-- milliseconds since 1970, as last read.
CREATE TABLE calendars (
  id text PRIMARY KEY,
  host text NOT NULL,
  provider text NOT NULL CHECK (provider IN ('google', 'microsoft', 'caldav')),
  account text NOT NULL,
  access text NOT NULL,
  busy jsonb NOT NULL,
  connected_at timestamptz NOT NULL,
  read_at timestamptz,
  failed_at timestamptz,
  last_error text
);
--> statement-breakpoint
CREATE TABLE day_links (
  hash text PRIMARY KEY,
  host text NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
ALTER TABLE bookings
  ADD COLUMN outcome text CHECK (outcome IN ('held', 'no-show', 'not-a-fit', 'client')),
  ADD COLUMN outcome_at timestamptz,
  ADD COLUMN calendar_check text NOT NULL DEFAULT '' CHECK (calendar_check IN ('', 'checked', 'unchecked'));
--> statement-breakpoint
-- A message can also be for a host, about an occasion such as a day.
ALTER TABLE outbox
  ADD COLUMN host text,
  ADD COLUMN occasion text,
  DROP CONSTRAINT outbox_check,
  ADD CHECK (num_nonnulls(booking_id, lead_id, host) = 1 AND (host IS NULL) = (occasion IS NULL)),
  ADD UNIQUE (host, kind, occasion);
