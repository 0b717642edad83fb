-- What the visitor worked out on the site and sent along, and where the practice is.
ALTER TABLE bookings ADD COLUMN call_notes TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN zip TEXT NOT NULL DEFAULT '';
