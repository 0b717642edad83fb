-- The calendar of the former setting CALDAV_URL gets an id as the others have, so that it can be disconnected.
UPDATE calendars SET id = 'ca1da500' WHERE id = 'CALDAV_URL';
