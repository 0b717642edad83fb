-- The area is asked after booking, so it is empty by default. SQLite can't add a default to a column.
ALTER TABLE bookings RENAME COLUMN area TO earlier_area;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN area TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE bookings SET area = earlier_area;
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN earlier_area;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN website TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN patient_value TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN marketing TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN prepared_at INSTANT_INTEGER;
