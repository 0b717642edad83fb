-- How many entries a row stands for: beyond a network's number a day, one row counts the others.
ALTER TABLE set_aside ADD COLUMN entries integer NOT NULL DEFAULT 1;
