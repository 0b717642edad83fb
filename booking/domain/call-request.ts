import { isIsoDate } from './iso-date.ts'

/** Part of a day in which somebody prefers to talk. */
export const PARTS_OF_DAY = ['morning', 'midday', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]

/** A stored request for a call at another time than those offered. `createdAt` is a UTC instant. */
export interface CallRequest {
  id: string
  name: string
  email: string
  /** Empty when none was given. */
  phone: string
  practice: string
  /** ISO date in `zone`, or empty for any day. */
  preferredDay: string
  partOfDay: PartOfDay
  /** IANA zone of the visitor. */
  zone: string
  note: string
  attribution: Record<string, string>
  createdAt: Temporal.Instant
}

/** A validated request. */
export interface NewCallRequest extends Omit<CallRequest, 'id' | 'createdAt'> {
  formKey: string
}

/** Days after today, at the office, up to which a call can be requested. */
export const MAX_DAYS_AHEAD = 90

/** Whether `text` is a date from `first` to `last`, ISO dates, or empty for any day. */
export function isPreferredDay(text: string, first: string, last: string): boolean {
  return text === '' || (isIsoDate(text) && first <= text && text <= last)
}

/**
 * The result of a request.
 * `repeated`: this form sent the same before. `reused`: this form sent something else before.
 * `set-aside`: the mailbox has sent several today; kept for the operator to look at, without an e-mail.
 */
export type CallRequestOutcome =
  | { kind: 'stored'; request: CallRequest }
  | { kind: 'repeated' | 'reused' | 'set-aside' }
