ALTER TABLE outbox DROP COLUMN alarmed_at;
