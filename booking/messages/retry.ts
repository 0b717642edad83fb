/** After the first, second … failed attempt; later attempts are daily. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 60, 120, 240, 480, 720]
const DAY_MINUTES = 24 * 60
/** About three days of attempts. Counted, because a clock that jumps must not give a message up. */
const MAX_ATTEMPTS = 12
/** Closer to its end a message gets no further attempt. */
const MIN_MINUTES_LEFT = 5

/** The time of the next attempt; null after the last one or close to the message's `end`. */
export function nextAttempt(
  now: Temporal.Instant,
  { attempts, end }: { attempts: number; end: Temporal.Instant | null },
): Temporal.Instant | null {
  if (attempts >= MAX_ATTEMPTS) return null
  const left = end ? now.until(end).total('minutes') : Number.POSITIVE_INFINITY
  if (left < MIN_MINUTES_LEFT) return null
  const wait = BACKOFF_MINUTES[attempts - 1] ?? DAY_MINUTES
  // Near its end a message is tried more often: after half of the time that is left.
  return now.add({ seconds: Math.round(Math.min(wait, left / 2) * 60) })
}
