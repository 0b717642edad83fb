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
  form_key text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT leads_form_key_unique UNIQUE (form_key)
);
--> statement-breakpoint
CREATE INDEX leads_by_email ON leads (lower(email), created_at);
--> statement-breakpoint
ALTER TABLE outbox
  ALTER COLUMN booking_id DROP NOT NULL,
  ADD COLUMN lead_id uuid REFERENCES leads (id) ON DELETE CASCADE,
  DROP CONSTRAINT outbox_kind_known,
  ADD CONSTRAINT outbox_once_a_lead UNIQUE (lead_id, kind, sequence),
  ADD CONSTRAINT outbox_one_subject CHECK (num_nonnulls(booking_id, lead_id) = 1),
  ADD CONSTRAINT outbox_kind_known CHECK (
    (booking_id IS NOT NULL AND kind IN ('confirmation', 'agency-copy'))
    OR (lead_id IS NOT NULL AND kind IN ('guide-link', 'lead-copy'))
  );
