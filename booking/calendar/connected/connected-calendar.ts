import type { TimeRange } from '../time-ranges.ts'

/** A calendar of a person who takes calls, at Google, Microsoft or on a CalDAV server. Each method throws `CalendarFailed`. */
export interface ConnectedCalendar {
  /** When its owner is busy within the range, as the owner sees it; unordered, and times may overlap. */
  busyTimes(range: TimeRange, signal: AbortSignal): Promise<TimeRange[]>
  /** Creates the entry, or changes the one with the same id. */
  write(entry: CalendarEntry, signal: AbortSignal): Promise<void>
  /** Deletes the entry; also succeeds when there is none. */
  remove(id: string, signal: AbortSignal): Promise<void>
}

/** A call as it stands in the calendar of its host: without attendees, because our own email has the invitation. */
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
export type CalendarFailure = 'temporary' | 'settings' | 'refused'

/** A calendar did not do what was asked. The message has no personal data and no secret. */
export class CalendarFailed extends Error {
  override name = 'CalendarFailed'
  /** `HTTP_401`, `invalid_grant`, `NO_ANSWER`, or a code of Node such as `ECONNREFUSED`. */
  readonly code: string
  readonly failure: CalendarFailure

  constructor(code: string, failure: CalendarFailure, cause?: unknown) {
    super(`The calendar failed: ${code}.`, { cause })
    this.code = code
    this.failure = failure
  }
}

/** How the status of an HTTP answer is to be taken. */
export function failureOfStatus(status: number): CalendarFailure {
  if (status === 401 || status === 403) return 'settings'
  if (status === 408 || status === 429 || status >= 500) return 'temporary'
  return 'refused'
}
