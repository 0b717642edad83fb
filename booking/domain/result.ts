/**
 * A visitor's result of one of the website's tools, in words that the website composed from validated figures. Nothing
 * in it was typed as text, so that an e-mail with it cannot carry anybody's message to a stranger.
 */
export interface DescribedResult {
  /** Subject of the e-mail, e.g. `Your marketing audit: 9 of 15 answered`. */
  subject: string
  /** The result, one fact a line. */
  lines: string[]
  /** Path and query of the same result on the website. Contains only validated figures. */
  path: string
}

/** Describes a tool's result; null for an unknown tool, and when the figures cannot be used. */
export type DescribeResult = (kind: string, figures: URLSearchParams) => DescribedResult | null

/** A validated request to e-mail a result to the visitor. */
export interface ResultRequest {
  /** Which tool, as the website names it, e.g. `calculator`. */
  kind: string
  /** The figures in their canonical form, a query without its question mark. */
  figures: string
  email: string
}

/** A stored request. `createdAt` is a UTC instant. */
export interface SentResult extends ResultRequest {
  id: string
  createdAt: Temporal.Instant
}

/**
 * `repeated`: the same result went to this mailbox a short time ago and is not sent again. `too-many`: the mailbox has
 * had its number of results for a day.
 */
export type ResultOutcome = { kind: 'stored'; id: string } | { kind: 'repeated' } | { kind: 'too-many' }
