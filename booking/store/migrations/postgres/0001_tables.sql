CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  blocks_until timestamptz NOT NULL,
  visitor_zone text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  practice text NOT NULL,
  specialty text NOT NULL,
  answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array'),
  consents jsonb NOT NULL,
  attribution jsonb NOT NULL,
  network text NOT NULL,
  status text NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'canceled')),
  sequence integer NOT NULL DEFAULT 0,
  attending_at timestamptz,
  moved_at timestamptz,
  prepared_at timestamptz,
  canceled_at timestamptz,
  canceled_by text CHECK (canceled_by IN ('visitor', 'agency')),
  outcome text CHECK (outcome IN ('held', 'no-show', 'not-a-fit', 'client')),
  outcome_at timestamptz,
  calendar_check text NOT NULL DEFAULT '' CHECK (calendar_check IN ('', 'checked', 'unchecked')),
  call_summary text NOT NULL DEFAULT '',
  form_key text NOT NULL UNIQUE,
  reference_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at AND ends_at <= blocks_until),
  CONSTRAINT bookings_no_overlap EXCLUDE USING gist (host WITH =, tstzrange(starts_at, blocks_until) WITH &&)
    WHERE (status = 'confirmed')
);
--> statement-breakpoint
CREATE INDEX bookings_by_end ON bookings (ends_at);
--> statement-breakpoint
CREATE INDEX bookings_by_time ON bookings (created_at);
--> statement-breakpoint
CREATE TABLE leads (
  id uuid PRIMARY KEY,
  form_name text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  practice text NOT NULL,
  specialty text NOT NULL,
  phone text NOT NULL,
  area text NOT NULL DEFAULT '',
  answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array'),
  consents jsonb NOT NULL,
  attribution jsonb NOT NULL,
  network text NOT NULL DEFAULT '',
  wanted jsonb,
  call_by timestamptz,
  called_at timestamptz,
  form_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX leads_by_time ON leads (created_at);
--> statement-breakpoint
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  booking_id uuid REFERENCES bookings (id) ON DELETE CASCADE,
  lead_id uuid REFERENCES leads (id) ON DELETE CASCADE,
  host text,
  occasion text,
  channel text NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'text', 'webhook', 'calendar')),
  kind text NOT NULL,
  sequence integer NOT NULL,
  copy integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  useful_until timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  composings integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  failed_at timestamptz,
  last_error text,
  UNIQUE (booking_id, kind, sequence, copy),
  UNIQUE (lead_id, kind, sequence, copy),
  UNIQUE (host, kind, occasion),
  CHECK (num_nonnulls(booking_id, lead_id, host) = 1 AND (host IS NULL) = (occasion IS NULL))
);
--> statement-breakpoint
CREATE INDEX outbox_pending ON outbox (due_at) WHERE sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL;
--> statement-breakpoint
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX outbox_given_up ON outbox (failed_at) WHERE failed_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL;
--> statement-breakpoint
CREATE TABLE call_links (
  hash text PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  holder text NOT NULL CHECK (holder IN ('visitor', 'text', 'agency')),
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX call_links_by_booking ON call_links (booking_id);
--> statement-breakpoint
CREATE TABLE blocks (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE INDEX blocks_by_time ON blocks (host, ends_at, starts_at);
--> statement-breakpoint
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
  person text NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE actions (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  done_by text NOT NULL,
  what text NOT NULL,
  about text NOT NULL
);
--> statement-breakpoint
CREATE INDEX actions_by_time ON actions (at);
--> statement-breakpoint
CREATE INDEX actions_about ON actions (about);
--> statement-breakpoint
CREATE TABLE opt_outs (
  phone text PRIMARY KEY,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE webhook_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL,
  method text NOT NULL CHECK (method IN ('GET', 'POST')),
  query jsonb NOT NULL CHECK (jsonb_typeof(query) = 'object')
);
--> statement-breakpoint
-- The key is the SHA-256 of the secret in the result's address.
CREATE TABLE website_checks (
  hash text PRIMARY KEY,
  site text NOT NULL,
  result jsonb,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE seen (
  id text PRIMARY KEY,
  day text NOT NULL,
  page text NOT NULL,
  source text NOT NULL,
  event text NOT NULL,
  times integer NOT NULL
);
--> statement-breakpoint
-- Counts are limited and summed by day. The index has all columns, so that a report doesn't look up each row.
CREATE INDEX seen_day ON seen (day, source, page, event, times);
--> statement-breakpoint
CREATE TABLE notes (
  name text PRIMARY KEY,
  day text NOT NULL
);
--> statement-breakpoint
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);
--> statement-breakpoint
CREATE TABLE marks (
  name text PRIMARY KEY,
  at timestamptz NOT NULL
);
