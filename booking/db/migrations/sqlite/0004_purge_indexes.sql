-- What the daily purge looks for, by when it expires: without an index each of its batches reads and sorts the table.
CREATE INDEX bookings_by_end ON bookings (ends_at);
--> statement-breakpoint
CREATE INDEX bookings_of_clinics_by_end ON bookings (ends_at) WHERE host <> 'agency';
--> statement-breakpoint
CREATE INDEX bookings_with_network ON bookings (created_at) WHERE network <> '';
--> statement-breakpoint
CREATE INDEX leads_by_time ON leads (created_at);
--> statement-breakpoint
CREATE INDEX requests_by_time ON requests (created_at);
--> statement-breakpoint
CREATE INDEX results_by_time ON results (created_at);
--> statement-breakpoint
CREATE INDEX set_aside_by_time ON set_aside (created_at);
--> statement-breakpoint
CREATE INDEX webhook_events_by_time ON webhook_events (received_at);
--> statement-breakpoint
CREATE INDEX attempts_by_expiry ON attempts (expires_at);
--> statement-breakpoint
-- Each booking frees the lapsed holds of its calendar. By the earlier index SQLite found the calendar's calls of all
-- years instead.
CREATE INDEX bookings_held_by_host ON bookings (host, held_until) WHERE status = 'confirmed' AND held_until IS NOT NULL;
