ALTER TABLE bookings
  ADD COLUMN area text NOT NULL DEFAULT '',
  ADD COLUMN held_until timestamptz,
  ADD COLUMN attending_at timestamptz,
  ADD COLUMN proven_at timestamptz,
  ADD COLUMN moved_at timestamptz,
  ADD COLUMN cancelled_at timestamptz,
  ADD COLUMN cancelled_by text,
  ADD COLUMN network text NOT NULL DEFAULT '',
  ADD CONSTRAINT bookings_cancelled_by_known CHECK (cancelled_by IN ('visitor', 'agency', 'lapse'));
--> statement-breakpoint
CREATE INDEX bookings_live_by_time ON bookings (host, starts_at, blocks_until) WHERE status = 'confirmed';
--> statement-breakpoint
CREATE INDEX bookings_held ON bookings (held_until) WHERE status = 'confirmed' AND held_until IS NOT NULL;
--> statement-breakpoint
CREATE INDEX bookings_by_network ON bookings (network, created_at) WHERE network <> '';
--> statement-breakpoint
CREATE TABLE call_links (
  hash text PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  holder text NOT NULL DEFAULT 'visitor' CHECK (holder IN ('visitor', 'text', 'agency')),
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX call_links_by_booking ON call_links (booking_id);
--> statement-breakpoint
CREATE TABLE requests (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  practice text NOT NULL,
  preferred_day text NOT NULL,
  part_of_day text NOT NULL,
  zone text NOT NULL,
  note text NOT NULL,
  attribution jsonb NOT NULL,
  form_key text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT requests_form_key_unique UNIQUE (form_key)
);
--> statement-breakpoint
CREATE INDEX requests_by_email ON requests (lower(email), created_at);
--> statement-breakpoint
CREATE TABLE blocks (
  id uuid PRIMARY KEY,
  host text NOT NULL DEFAULT 'agency',
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  CONSTRAINT blocks_in_order CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE INDEX blocks_by_time ON blocks (host, ends_at, starts_at);
--> statement-breakpoint
ALTER TABLE outbox
  ADD COLUMN request_id uuid REFERENCES requests (id) ON DELETE CASCADE,
  ADD COLUMN copy integer NOT NULL DEFAULT 0,
  ADD COLUMN useful_until timestamptz,
  ADD COLUMN failed_at timestamptz,
  ADD COLUMN alarmed_at timestamptz,
  DROP CONSTRAINT outbox_once,
  DROP CONSTRAINT outbox_once_a_lead,
  DROP CONSTRAINT outbox_once_a_result,
  DROP CONSTRAINT outbox_one_subject,
  DROP CONSTRAINT outbox_kind_known,
  ADD CONSTRAINT outbox_once UNIQUE (booking_id, kind, sequence, copy),
  ADD CONSTRAINT outbox_once_a_lead UNIQUE (lead_id, kind, sequence, copy),
  ADD CONSTRAINT outbox_once_a_result UNIQUE (result_id, kind, sequence, copy),
  ADD CONSTRAINT outbox_once_a_request UNIQUE (request_id, kind, sequence, copy),
  ADD CONSTRAINT outbox_one_subject CHECK (num_nonnulls(booking_id, lead_id, result_id, request_id) = 1);
--> statement-breakpoint
DROP INDEX outbox_owed;
--> statement-breakpoint
CREATE INDEX outbox_pending ON outbox (due_at) WHERE sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL;
--> statement-breakpoint
CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE opt_outs (
  phone text PRIMARY KEY,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE set_aside (
  id uuid PRIMARY KEY,
  form text NOT NULL,
  reason text NOT NULL,
  answers jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
-- Counts and used puzzles of the last day. They are not part of a backup.
CREATE TABLE attempts (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  happened_at timestamptz NOT NULL,
  operator text NOT NULL,
  action text NOT NULL,
  details jsonb NOT NULL
);
--> statement-breakpoint
-- Entries are never changed. Only a restore, which writes the marker into secrets, may empty the table.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM secrets WHERE name = 'restoring') THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
