import type { GivenAnswers } from './answers.ts'
import type { ConsentRecord } from './consents.ts'
import type { CallRules } from './settings.ts'

/** Its answers are those of the booking form, and those that the visitor sent before the call. */
export interface Booking extends GivenAnswers {
  id: string
  host: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  visitorZone: string
  consents: ConsentRecord
  attribution: Record<string, string>
  status: 'confirmed' | 'canceled'
  /** Null again after a move. */
  attendingAt: Temporal.Instant | null
  movedAt: Temporal.Instant | null
  /** When the visitor sent the answers that prepare the call. */
  preparedAt: Temporal.Instant | null
  canceledAt: Temporal.Instant | null
  canceledBy: CanceledBy | null
  /** What became of the call; null until somebody has said so. */
  outcome: Outcome | null
  outcomeAt: Temporal.Instant | null
  /** What the host sent the visitor after the call; empty until then. */
  callSummary: string
  /**
   * Whether the host's calendar was asked about the time at booking or moving; empty without a calendar. `unchecked`: it did
   * not answer in time, so only its busy times as last read were checked.
   */
  calendarCheck: 'checked' | 'unchecked' | ''
  /** Revision of the invitation (RFC 5545 SEQUENCE), 0 for the first. */
  sequence: number
  createdAt: Temporal.Instant
}

export type CanceledBy = 'visitor' | 'agency'

export const OUTCOMES = ['held', 'no-show', 'not-a-fit', 'client'] as const
/** `not-a-fit` and `client` are of calls that were held. */
export type Outcome = (typeof OUTCOMES)[number]

export const OUTCOME_LABELS: Record<Outcome, string> = {
  held: 'Showed up',
  'no-show': 'No-show',
  'not-a-fit': 'Not a fit',
  client: 'New client',
}

/** What a visitor can correct by posting the same form again, besides the time. */
export type OwnAnswers = GivenAnswers & Pick<Booking, 'visitorZone' | 'consents'>

export interface BookingRequest extends OwnAnswers, Pick<Booking, 'startsAt' | 'attribution'> {
  /** SHA-256, hex: the reference can be computed from the key itself. */
  formKey: string
  /** SHA-256, hex, of the secret reference in the confirmation page's address. */
  referenceHash: string
  /** Keyed hash of the network the request came from; empty when unknown. */
  network: string
}

/** `repeated`: the form key made this booking before. `taken`: by a call or a block, or the day is full. */
export type BookingOutcome =
  | { kind: 'booked'; booking: Booking }
  | { kind: 'repeated'; booking: Booking }
  | { kind: 'taken' }
  | { kind: 'over-limit'; reason: LimitReason }

export type LimitReason = 'network-limit' | 'address-limit'

/** `unchanged`: it is at this time already, for example after a second click. `over`: `mayChange` says no. */
export type MoveOutcome =
  | { kind: 'moved'; booking: Booking; from: Temporal.Instant }
  | { kind: 'unchanged'; booking: Booking }
  | { kind: 'taken' }
  | { kind: 'over' }

/** `closed`: ahead, but its visitor can no longer move or cancel it online. `begun`: from its start to its end. */
export type CallState = 'ahead' | 'closed' | 'begun' | 'over' | 'canceled'

/** The state of a call at an instant. */
export function callState(
  { status, startsAt, endsAt }: Pick<Booking, 'status' | 'startsAt' | 'endsAt'>,
  { changesUntilMinutesBefore }: Pick<CallRules, 'changesUntilMinutesBefore'>,
  now: Temporal.Instant,
): CallState {
  const isUntil = (instant: Temporal.Instant) => Temporal.Instant.compare(now, instant) < 0
  if (status === 'canceled') return 'canceled'
  if (isUntil(startsAt.subtract({ minutes: changesUntilMinutesBefore }))) return 'ahead'
  if (isUntil(startsAt)) return 'closed'
  return isUntil(endsAt) ? 'begun' : 'over'
}

/** Whether a call can be moved or canceled: by its visitor until the cut-off of the rules, by the agency until its end. */
export function mayChange(state: CallState, by: CanceledBy): boolean {
  return state === 'ahead' || (by === 'agency' && (state === 'closed' || state === 'begun'))
}
