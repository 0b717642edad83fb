CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  blocks_until timestamptz NOT NULL,
  host text NOT NULL DEFAULT 'agency',
  visitor_zone text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  practice text NOT NULL,
  specialty text NOT NULL,
  note text NOT NULL,
  consents jsonb NOT NULL,
  attribution jsonb NOT NULL,
  status text NOT NULL DEFAULT 'confirmed',
  sequence integer NOT NULL DEFAULT 0,
  form_key text NOT NULL,
  reference_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT bookings_form_key_unique UNIQUE (form_key),
  CONSTRAINT bookings_reference_hash_unique UNIQUE (reference_hash),
  CONSTRAINT bookings_status_known CHECK (status IN ('confirmed', 'cancelled')),
  CONSTRAINT bookings_in_order CHECK (starts_at < ends_at AND ends_at <= blocks_until),
  CONSTRAINT bookings_no_overlap EXCLUDE USING gist (host WITH =, tstzrange(starts_at, blocks_until) WITH &&)
    WHERE (status = 'confirmed')
);
--> statement-breakpoint
CREATE INDEX bookings_live_by_email ON bookings (lower(email), starts_at) WHERE status = 'confirmed';
--> statement-breakpoint
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  kind text NOT NULL,
  sequence integer NOT NULL,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  last_error text,
  CONSTRAINT outbox_once UNIQUE (booking_id, kind, sequence),
  CONSTRAINT outbox_kind_known CHECK (kind IN ('confirmation', 'agency-copy'))
);
--> statement-breakpoint
CREATE INDEX outbox_owed ON outbox (due_at) WHERE sent_at IS NULL AND dropped_at IS NULL;
--> statement-breakpoint
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);
