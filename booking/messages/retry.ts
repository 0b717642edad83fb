/** After the first, second … failed attempt; later attempts are daily. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 60, 120, 240, 480, 720]
const DAY_MINUTES = 24 * 60
/** Spreads the retries of messages that failed together. */
const JITTER = 0.2
/** About three days of attempts. Counted, because a clock that jumps must not give a message up. */
const MAX_ATTEMPTS = 12
/** Closer to its end a message gets no further attempt. */
const MIN_MINUTES_LEFT = 5

/** The time of the next attempt; null after the last one or close to the message's `end`. `random` is from 0 to 1. */
export function nextAttempt(
  now: Temporal.Instant,
  { attempts, end }: { attempts: number; end: Temporal.Instant | null },
  random: number,
): Temporal.Instant | null {
  if (attempts >= MAX_ATTEMPTS) return null
  const left = end ? now.until(end).total('minutes') : Number.POSITIVE_INFINITY
  if (left < MIN_MINUTES_LEFT) return null
  const wait = (BACKOFF_MINUTES[attempts - 1] ?? DAY_MINUTES) * (1 - JITTER + 2 * JITTER * random)
  // Near its end a message is tried more often: after half of the time that is left.
  return now.add({ seconds: Math.round(Math.min(wait, left / 2) * 60) })
}

const ALARM_AFTER_MINUTES = 50
const CALL_IS_NEAR_HOURS = 24

/**
 * Whether to alarm the operator about a message that has failed at least twice: for an hour, or with its call within
 * 24 hours, so that there is time to phone the visitor.
 */
export function isAlarming(
  now: Temporal.Instant,
  {
    attempts,
    createdAt,
    callAt,
  }: { attempts: number; createdAt: Temporal.Instant; callAt: Temporal.Instant | null },
): boolean {
  if (attempts < 2) return false
  const hoursToCall = callAt ? now.until(callAt).total('hours') : Number.POSITIVE_INFINITY
  if (hoursToCall > 0 && hoursToCall <= CALL_IS_NEAR_HOURS) return true
  return createdAt.until(now).total('minutes') >= ALARM_AFTER_MINUTES
}
