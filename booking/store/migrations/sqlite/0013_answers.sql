-- The answers to the owner's questions in one column, each with what it was asked as, in place of a column for each.
ALTER TABLE bookings ADD COLUMN answers JSON_TEXT NOT NULL DEFAULT '[]' CHECK (json_type(answers) = 'array');
--> statement-breakpoint
UPDATE bookings SET answers = (
  SELECT json_group_array(json_object('name', asked, 'title', title, 'text', answer)) FROM (
    SELECT 'zip' AS asked, 'ZIP code' AS title, zip AS answer
    UNION ALL SELECT 'note', 'Note', note
    UNION ALL SELECT 'callNotes', 'Notes from the site', call_notes
    UNION ALL SELECT 'patientValue', 'Average patient pays', patient_value
    UNION ALL SELECT 'area', 'Area', area
    UNION ALL SELECT 'website', 'Website', website
    UNION ALL SELECT 'marketing', 'Marketing now', marketing
  ) WHERE answer <> ''
);
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN zip;
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN note;
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN call_notes;
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN patient_value;
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN area;
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN website;
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN marketing;
--> statement-breakpoint
ALTER TABLE leads ADD COLUMN answers JSON_TEXT NOT NULL DEFAULT '[]' CHECK (json_type(answers) = 'array');
--> statement-breakpoint
UPDATE leads SET answers = (
  SELECT json_group_array(json_object('name', asked, 'title', title, 'text', answer)) FROM (
    SELECT 'zip' AS asked, 'ZIP code' AS title, wanted ->> 'zip' AS answer
    UNION ALL SELECT 'note', 'Note', wanted ->> 'note'
    UNION ALL SELECT 'callNotes', 'Notes from the site', wanted ->> 'callNotes'
    UNION ALL SELECT 'patientValue', 'Average patient pays', wanted ->> 'patientValue'
    UNION ALL SELECT 'bestTime', 'Best time to call', best_time
  ) WHERE answer <> ''
);
--> statement-breakpoint
UPDATE leads SET wanted = json_object('startsAt', wanted ->> 'startsAt', 'visitorZone', wanted ->> 'visitorZone')
WHERE wanted IS NOT NULL;
--> statement-breakpoint
ALTER TABLE leads DROP COLUMN best_time;
