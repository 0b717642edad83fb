-- Counts are limited and summed by day.
CREATE INDEX seen_day ON seen (day, source);
--> statement-breakpoint
-- How often composing a message began and did not end, because the process did.
ALTER TABLE outbox ADD COLUMN composings integer NOT NULL DEFAULT 0;
