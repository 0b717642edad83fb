-- The answers to the owner's questions in one column, each with what it was asked as, in place of a column for each.
ALTER TABLE bookings ADD COLUMN answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array');
--> statement-breakpoint
UPDATE bookings SET answers = coalesce((
  SELECT jsonb_agg(jsonb_build_object('name', asked, 'title', title, 'text', answer) ORDER BY place)
  FROM (VALUES
    (1, 'zip', 'ZIP code', zip),
    (2, 'note', 'Note', note),
    (3, 'callNotes', 'Notes from the site', call_notes),
    (4, 'patientValue', 'Average patient pays', patient_value),
    (5, 'area', 'Area', area),
    (6, 'website', 'Website', website),
    (7, 'marketing', 'Marketing now', marketing)
  ) AS earlier (place, asked, title, answer) WHERE answer <> ''
), '[]');
--> statement-breakpoint
ALTER TABLE bookings
  DROP COLUMN zip,
  DROP COLUMN note,
  DROP COLUMN call_notes,
  DROP COLUMN patient_value,
  DROP COLUMN area,
  DROP COLUMN website,
  DROP COLUMN marketing;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array');
--> statement-breakpoint
UPDATE leads SET answers = coalesce((
  SELECT jsonb_agg(jsonb_build_object('name', asked, 'title', title, 'text', answer) ORDER BY place)
  FROM (VALUES
    (1, 'zip', 'ZIP code', wanted ->> 'zip'),
    (2, 'note', 'Note', wanted ->> 'note'),
    (3, 'callNotes', 'Notes from the site', wanted ->> 'callNotes'),
    (4, 'patientValue', 'Average patient pays', wanted ->> 'patientValue'),
    (5, 'bestTime', 'Best time to call', best_time)
  ) AS earlier (place, asked, title, answer) WHERE answer <> ''
), '[]');
--> statement-breakpoint
UPDATE leads SET wanted = jsonb_build_object('startsAt', wanted -> 'startsAt', 'visitorZone', wanted -> 'visitorZone')
WHERE wanted IS NOT NULL;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN best_time;
