CREATE TABLE results (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  figures text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX results_by_email ON results (lower(email), created_at);
--> statement-breakpoint
ALTER TABLE outbox
  ADD COLUMN result_id uuid REFERENCES results (id) ON DELETE CASCADE,
  DROP CONSTRAINT outbox_one_subject,
  DROP CONSTRAINT outbox_kind_known,
  ADD CONSTRAINT outbox_once_a_result UNIQUE (result_id, kind, sequence),
  ADD CONSTRAINT outbox_one_subject CHECK (num_nonnulls(booking_id, lead_id, result_id) = 1),
  ADD CONSTRAINT outbox_kind_known CHECK (
    (booking_id IS NOT NULL AND kind IN ('confirmation', 'agency-copy'))
    OR (lead_id IS NOT NULL AND kind IN ('guide-link', 'lead-copy'))
    OR (result_id IS NOT NULL AND kind IN ('result'))
  );
