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
  area text NOT NULL,
  note text NOT NULL,
  consents jsonb NOT NULL,
  attribution jsonb NOT NULL,
  network text NOT NULL,
  status text NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'cancelled')),
  sequence integer NOT NULL DEFAULT 0,
  attending_at timestamptz,
  moved_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('visitor', 'agency')),
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
  consents jsonb NOT NULL,
  attribution jsonb NOT NULL,
  wanted jsonb,
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
  kind text NOT NULL,
  sequence integer NOT NULL,
  copy integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  useful_until timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  failed_at timestamptz,
  alarmed_at timestamptz,
  last_error text,
  UNIQUE (booking_id, kind, sequence, copy),
  UNIQUE (lead_id, kind, sequence, copy),
  CHECK (num_nonnulls(booking_id, lead_id) = 1)
);
--> statement-breakpoint
CREATE INDEX outbox_pending ON outbox (due_at) WHERE sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL;
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
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE INDEX blocks_by_time ON blocks (host, ends_at, starts_at);
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
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);
--> statement-breakpoint
-- When something was last done: written at all, deleted by age.
CREATE TABLE marks (
  name text PRIMARY KEY,
  at timestamptz NOT NULL
);
