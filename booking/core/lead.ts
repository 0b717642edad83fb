import type { GivenAnswers } from './answers.ts'
import type { ConsentRecord } from './consents.ts'
import { formatWhen } from './format-time.ts'

export interface Lead extends GivenAnswers {
  id: string
  formName: string
  /** What the visitor waits for, like `Ketamine, 75024`; empty for all else. */
  area: string
  consents: ConsentRecord
  attribution: Record<string, string>
  /** The call that a limit refused, as JSON with an instant in ISO 8601; null for a request for the guide. */
  wanted: { startsAt: string; visitorZone: string } | null
  /** Until when the call back was promised; null for all else. */
  callBy: Temporal.Instant | null
  calledAt: Temporal.Instant | null
  createdAt: Temporal.Instant
}

/** What a lead asked for, in a few words. */
export function formatAsked(
  { wanted, callBy, calledAt, area }: Pick<Lead, 'wanted' | 'callBy' | 'calledAt' | 'area'>,
  officeZone: string,
): string {
  if (wanted) return `wanted a call on ${formatWhen(Date.parse(wanted.startsAt), officeZone)}`
  if (calledAt) return 'was called back'
  if (callBy) return 'wants to be called back'
  return area ? `waits for ${area}` : 'asked for the guide'
}

export interface LeadRequest extends Omit<Lead, 'id' | 'createdAt' | 'calledAt'> {
  formKey: string
  /** Keyed hash of the network the request came from; empty when unknown. */
  network: string
}

/** The form key was used before: `repeated` with the same address, `reused` with another. Nothing is stored again. */
export type LeadOutcome = { kind: 'stored'; lead: Lead } | { kind: 'repeated' | 'reused' }
