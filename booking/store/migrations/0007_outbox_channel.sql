-- How a message travels, which its kind told by its spelling.
ALTER TABLE outbox ADD COLUMN channel TEXT NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'text', 'webhook', 'calendar'));
--> statement-breakpoint
UPDATE outbox SET kind = replace(kind, 'cancelled', 'canceled');
--> statement-breakpoint
UPDATE outbox SET channel = CASE
  WHEN kind = 'calendar' THEN 'calendar'
  WHEN kind LIKE 'webhook-%' THEN 'webhook'
  WHEN kind LIKE '%-text' THEN 'text'
  ELSE 'email'
END;
