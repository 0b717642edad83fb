CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX outbox_given_up ON outbox (failed_at) WHERE failed_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL;
