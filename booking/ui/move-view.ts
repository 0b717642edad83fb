import { callHref, MOVE_PATH } from '../domain/call-addresses.ts'
import { isoInstant } from './addresses.ts'

/** Moving a call. Times are epoch milliseconds. */
export interface MoveView {
  secret: string
  /** The clinic whose call it is, as addresses name it; empty for the agency's. */
  clinic: string
  /** Whether its visitor gets e-mails. */
  hasEmail: boolean
  /** The call's present time. */
  present: number
  /** Zone in which times are shown, and whether it was asked for in the address. */
  zone: string
  isZoneAsked: boolean
  /** Any date of the week shown; null for the first with an open time. */
  week: string | null
  now: number
  /** Open times besides the present one, in time order. */
  starts: number[]
  /** The time to move to, when one is chosen and open. */
  chosen: number | null
  /** Why the chosen time was refused. */
  refused: { kind: 'taken' | 'not-offered'; nearest: number[] } | null
}

/** The address of a place on this page. */
export function moveHref(
  { secret, clinic, zone, isZoneAsked }: Pick<MoveView, 'secret' | 'clinic' | 'zone' | 'isZoneAsked'>,
  place: { week?: string; start?: number },
): string {
  const query = new URLSearchParams()
  if (isZoneAsked) query.set('zone', zone)
  if (place.week) query.set('week', place.week)
  if (place.start !== undefined) query.set('start', isoInstant(place.start))
  const more = query.toString()
  return `${callHref(MOVE_PATH, secret, clinic)}${more ? `&${more}` : ''}`
}
