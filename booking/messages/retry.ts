/** Minutes to wait after the first, second … failed attempt; later attempts are daily. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 60, 120, 240, 480, 720]
const DAY_MINUTES = 24 * 60
/** How far a wait is moved at random, so that messages that failed together are not all sent again together. */
const JITTER = 0.2
/** The attempt that fails about three days after the first one. */
const MAX_ATTEMPTS = 12
/** Closer to its end a message gets no further attempt. */
const LAST_MINUTES = 5

/**
 * The time of the next attempt, or null when there is none: the attempts of about three days have failed, or the end
 * is near. Counts attempts and not days, so that a clock that jumps gives nothing up.
 * @param message `attempts` is 1 after the first failure; from `end` on it is of no use, null when it always is
 * @param random a number from 0 to 1, for the jitter
 */
export function nextAttempt(
  now: Temporal.Instant,
  { attempts, end }: { attempts: number; end: Temporal.Instant | null },
  random: number,
): Temporal.Instant | null {
  if (attempts >= MAX_ATTEMPTS) return null
  const left = end ? now.until(end).total('minutes') : Number.POSITIVE_INFINITY
  if (left < LAST_MINUTES) return null
  const wait = (BACKOFF_MINUTES[attempts - 1] ?? DAY_MINUTES) * (1 - JITTER + 2 * JITTER * random)
  // Toward its end a message is tried more often than a patient one: half of what is left, each time.
  return now.add({ seconds: Math.round(Math.min(wait, left / 2) * 60) })
}

const ALARM_AFTER_MINUTES = 50
const CALL_IS_NEAR_HOURS = 24

/**
 * Whether a message that failed for now is worth an alarm: it has failed twice, and for an hour or before a call
 * within 24 hours, so that there is time to call the visitor.
 * @param message `createdAt` is from when it was to be sent; `callAt` null when it is about no call
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
