CREATE TABLE webhook_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL,
  method text NOT NULL,
  query jsonb NOT NULL,
  CONSTRAINT webhook_events_method_known CHECK (method IN ('GET', 'POST')),
  CONSTRAINT webhook_events_query_object CHECK (jsonb_typeof(query) = 'object')
);
