-- The keyed hash of the network that a lead came from, as bookings have it; empty when unknown.
ALTER TABLE leads ADD COLUMN network TEXT NOT NULL DEFAULT '';
