/** Minutes to wait after the first, second … failed attempt; later attempts are daily. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 60, 120, 240, 480, 720]
const DAY_MINUTES = 24 * 60

/** At this attempt, more than a day after the first, one error is logged. */
export const ATTEMPTS_BEFORE_ALARM = BACKOFF_MINUTES.length + 1

/** Time of the next attempt after `attempts` failures (1 or more). */
export function nextAttempt(now: Temporal.Instant, attempts: number): Temporal.Instant {
  return now.add({ minutes: BACKOFF_MINUTES[attempts - 1] ?? DAY_MINUTES })
}

/** Sending took too long. */
export class SendTimeout extends Error {
  override name = 'SendTimeout'
  readonly code = 'SEND_TIMEOUT'
}

/** Awaits `work`; throws SendTimeout after `milliseconds`. The work itself is not aborted. */
export async function withTimeout(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SendTimeout(`The e-mail was not accepted within ${milliseconds / 1000} seconds.`)),
      milliseconds,
    )
  })
  try {
    await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The parts of an error that may be logged: its code and the SMTP reply code. Not its message, which may contain an
 * address.
 */
export function loggable(error: unknown): { code: string; reply?: number } {
  if (!(error instanceof Error)) return { code: 'unknown' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const reply = 'responseCode' in error ? error.responseCode : undefined
  return typeof reply === 'number' ? { code, reply } : { code }
}
