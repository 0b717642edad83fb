-- A visitor who asked to be called back: the time they would like, until when it was promised, and when it was done.
ALTER TABLE leads ADD COLUMN best_time TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN call_by INSTANT_INTEGER;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN called_at INSTANT_INTEGER;
