-- One spelling, as on the pages.
ALTER TABLE bookings RENAME COLUMN cancelled_at TO canceled_at;
--> statement-breakpoint
ALTER TABLE bookings RENAME COLUMN cancelled_by TO canceled_by;
--> statement-breakpoint
ALTER TABLE bookings DROP CONSTRAINT bookings_status_check;
--> statement-breakpoint
UPDATE bookings SET status = 'canceled' WHERE status = 'cancelled';
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_status_check CHECK (status IN ('confirmed', 'canceled'));
