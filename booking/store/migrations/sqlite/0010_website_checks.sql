-- Results of website checks, each under the SHA-256 of the secret in its address; without a result until the check has ended.
CREATE TABLE website_checks (
  hash TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  result JSON_TEXT CHECK (json_valid(result)),
  created_at INSTANT_INTEGER NOT NULL CHECK (typeof(created_at) = 'integer')
);
