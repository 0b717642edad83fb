-- How often something was seen on a page, by day and source. Nothing of a visitor. The id is the four joined.
CREATE TABLE seen (
  id text PRIMARY KEY,
  day text NOT NULL,
  page text NOT NULL,
  source text NOT NULL,
  event text NOT NULL,
  times integer NOT NULL
);
--> statement-breakpoint
-- What the operator changed, and on which day: the report compares the weeks before and after.
CREATE TABLE notes (
  name text PRIMARY KEY,
  day text NOT NULL
);
