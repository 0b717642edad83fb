-- The area is asked after booking, so it is empty by default.
ALTER TABLE bookings
  ALTER COLUMN area SET DEFAULT '',
  ADD COLUMN website text NOT NULL DEFAULT '',
  ADD COLUMN patient_value text NOT NULL DEFAULT '',
  ADD COLUMN marketing text NOT NULL DEFAULT '',
  ADD COLUMN prepared_at timestamptz;
