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
