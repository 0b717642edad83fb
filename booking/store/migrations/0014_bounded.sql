-- Counts are limited and summed by day. The index has all columns, so that a report doesn't look up each row.
CREATE INDEX seen_day ON seen (day, source, page, event, times);
--> statement-breakpoint
-- How often composing a message began and did not end, because the process did.
ALTER TABLE outbox ADD COLUMN composings integer NOT NULL DEFAULT 0;
