-- What the visitor worked out on the site and sent along, where the practice is, and what the host sent after the call.
ALTER TABLE bookings ADD COLUMN call_notes TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN zip TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN call_summary TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN area TEXT NOT NULL DEFAULT '';
