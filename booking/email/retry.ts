/** Minutes to wait after the first, second … failed attempt to send a mail; after the last of them, a day each time. */
const WAITS = [1, 5, 15, 60, 60, 120, 240, 480, 720]
const DAILY = 24 * 60

/** From this attempt on the mail is one to look into: a day and more has passed. Logged once, at this number. */
export const ATTEMPTS_BEFORE_ALARM = WAITS.length + 1

/** When to try again after `attempts` failures (1 or more). */
export function nextAttempt(now: Temporal.Instant, attempts: number): Temporal.Instant {
  return now.add({ minutes: WAITS[attempts - 1] ?? DAILY })
}

/** The sending took longer than it may. */
export class SendTimeout extends Error {
  override name = 'SendTimeout'
  readonly code = 'SEND_TIMEOUT'
}

/** `work`, or `SendTimeout` after `milliseconds`. The work itself is not stopped, only no longer waited for. */
export async function withDeadline(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SendTimeout(`The mail was not taken within ${milliseconds / 1000} seconds.`)),
      milliseconds,
    )
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What a log may know of an error: its code and, from SMTP, the server's three digits. Never its message, which
 * may repeat an address.
 */
export function loggable(error: unknown): { code: string; reply?: number } {
  if (!(error instanceof Error)) return { code: 'unknown' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const reply = 'responseCode' in error ? error.responseCode : undefined
  return typeof reply === 'number' ? { code, reply } : { code }
}
