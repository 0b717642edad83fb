-- What was last told of each alarm by each way, so that of several processes one tells it. `alarm` is it as JSON.
CREATE TABLE alarms (
  name text NOT NULL,
  way text NOT NULL,
  state text NOT NULL CHECK (state IN ('begun', 'over')),
  alarm jsonb NOT NULL,
  PRIMARY KEY (name, way)
);
--> statement-breakpoint
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX outbox_given_up ON outbox (failed_at) WHERE failed_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL;
