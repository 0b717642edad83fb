import { describeError } from '../../../platform/describe-error.ts'
import type { TimeRange } from '../time-ranges.ts'

/** A calendar of a person who takes calls, at Google, Microsoft or on a CalDAV server. Each method throws `CalendarFailed`. */
export interface ConnectedCalendar {
  busyTimes(range: TimeRange, signal: AbortSignal): Promise<BusyTimes>
  /** Creates the entry, or changes the one with the same id. */
  write(entry: CalendarEntry, signal: AbortSignal): Promise<void>
  /** Deletes the entry; also succeeds when there is none. */
  remove(id: string, signal: AbortSignal): Promise<void>
}

/** When a calendar's owner is busy, as the owner sees it; unordered, and times may overlap. */
export interface BusyTimes {
  times: TimeRange[]
  /** Names of the events that could not be read whole. They are busy by what could be read. */
  unreadable: string[]
}

/** A call as an event in its host's calendar. It has no attendees, because our own email has the invitation. */
export interface CalendarEntry {
  /** The booking's UUID, so that writing it twice makes one entry. */
  id: string
  /** iCalendar UID, the same as in the invitation's file. */
  uid: string
  /** iCalendar revision, which rises with each move. */
  sequence: number
  title: string
  /** Lines of plain text. */
  description: string
  /** URL of the video room. */
  location: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** When the call was booked or last changed. */
  changedAt: Temporal.Instant
}

/** `temporary`: try again. `settings`: works again once somebody connects it anew. `refused`: never try this again. */
export type Failure = 'temporary' | 'settings' | 'refused'

/** A calendar did not do what was asked. The message has no personal data and no secret. */
export class CalendarFailed extends Error {
  override name = 'CalendarFailed'
  /** `HTTP_401`, `invalid_grant`, `NO_ANSWER`, or a code of Node such as `ECONNREFUSED`. */
  readonly code: string
  readonly failure: Failure

  constructor(code: string, failure: Failure, cause?: unknown) {
    super(`The calendar failed: ${code}.`, { cause })
    this.code = code
    this.failure = failure
  }
}

/**
 * Classifies an unexpected status. 3xx, 404, 409: the calendar has moved or is gone; 2xx: another program answered; 412, 423:
 * somebody else is changing it.
 */
export function failureOfStatus(status: number): Failure {
  if (status < 300 || [408, 412, 423, 429].includes(status) || status >= 500) return 'temporary'
  return status < 400 || [401, 403, 404, 409].includes(status) ? 'settings' : 'refused'
}

/** Awaits a result of `fetch`. @throws {CalendarFailed} `temporary`, when there is no answer */
export async function orNoAnswer<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    // An ended signal has no code.
    throw new CalendarFailed(describeError(error).code ?? 'NO_ANSWER', 'temporary', error)
  }
}
