import { CalendarFailed, type CalendarFailure, failureOfStatus } from './connected-calendar.ts'

export interface CalDavLogin {
  username: string
  password: string
}

/** What each call of `tsdav` is given. */
interface DavCalls {
  headers: { Authorization: string }
  fetch: typeof fetch
}

/** Calls of CalDAV with a password. An answer whose status is not `fine` ends them, and so does the signal. @throws {CalendarFailed} */
export async function callCalDav<Result>(
  { username, password }: CalDavLogin,
  signal: AbortSignal,
  fine: (status: number) => boolean,
  ask: (calls: DavCalls) => Promise<Result>,
): Promise<Result> {
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  try {
    return await ask({
      headers: { Authorization: `Basic ${credentials}` },
      async fetch(url, init) {
        // A redirect would take the password and the data elsewhere.
        const answer = await fetch(url, { ...init, signal, redirect: 'manual' })
        if (!fine(answer.status)) throw new CalendarFailed(`HTTP_${answer.status}`, failureOf(answer.status))
        return answer
      },
    })
  } catch (error) {
    if (error instanceof CalendarFailed) throw error
    throw new CalendarFailed(signal.aborted ? 'NO_ANSWER' : codeOf(error), 'temporary', error)
  }
}

/** 404 and 409: there is no such collection; 3xx: it is elsewhere; 2xx, where it is not fine: not from a CalDAV server. */
function failureOf(status: number): CalendarFailure {
  if (status < 300) return 'temporary'
  return status < 400 || status === 404 || status === 409 ? 'settings' : failureOfStatus(status)
}

/** `fetch` has Node's code in its cause. What `tsdav` throws is about an answer that is not CalDAV's. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'NOT_CALDAV'
}
