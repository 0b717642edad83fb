-- Results of website checks, each under the SHA-256 of the secret in its address; without a result until the check has ended.
CREATE TABLE website_checks (
  hash text PRIMARY KEY,
  site text NOT NULL,
  result jsonb,
  created_at timestamptz NOT NULL
);
