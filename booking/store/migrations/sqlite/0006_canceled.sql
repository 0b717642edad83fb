-- One spelling, as on the pages. SQLite can't change a column's constraint, and its triggers and indexes name the column.
DROP TRIGGER bookings_no_overlap_insert;
--> statement-breakpoint
DROP TRIGGER bookings_no_overlap_update;
--> statement-breakpoint
DROP INDEX bookings_live_by_end;
--> statement-breakpoint
ALTER TABLE bookings RENAME COLUMN status TO earlier_status;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN status TEXT NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'canceled'));
--> statement-breakpoint
UPDATE bookings SET status = 'canceled' WHERE earlier_status = 'cancelled';
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN earlier_status;
--> statement-breakpoint
ALTER TABLE bookings RENAME COLUMN cancelled_at TO canceled_at;
--> statement-breakpoint
ALTER TABLE bookings RENAME COLUMN cancelled_by TO canceled_by;
--> statement-breakpoint
CREATE INDEX bookings_live_by_end ON bookings (host, blocks_until, starts_at) WHERE status = 'confirmed';
--> statement-breakpoint
-- As before: SQLite has no exclusion constraint, and the unary plus leaves the choice to the index by end.
CREATE TRIGGER bookings_no_overlap_insert BEFORE INSERT ON bookings WHEN NEW.status = 'confirmed'
BEGIN
  SELECT RAISE(ABORT, 'bookings_no_overlap') WHERE EXISTS (
    SELECT 1 FROM bookings
    WHERE host = NEW.host AND status = 'confirmed'
      AND blocks_until > NEW.starts_at AND +starts_at < NEW.blocks_until
  );
END;
--> statement-breakpoint
CREATE TRIGGER bookings_no_overlap_update BEFORE UPDATE OF starts_at, blocks_until, host, status ON bookings
WHEN NEW.status = 'confirmed'
BEGIN
  SELECT RAISE(ABORT, 'bookings_no_overlap') WHERE EXISTS (
    SELECT 1 FROM bookings
    WHERE host = NEW.host AND status = 'confirmed' AND id <> NEW.id
      AND blocks_until > NEW.starts_at AND +starts_at < NEW.blocks_until
  );
END;
