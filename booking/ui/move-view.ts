import { callHref, MOVE_PATH } from '../domain/call-addresses.ts'
import { isoInstant } from './addresses.ts'

/** Moving a call. Times are epoch milliseconds. */
export interface MoveView {
  secret: string
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
  { secret, zone, isZoneAsked }: Pick<MoveView, 'secret' | 'zone' | 'isZoneAsked'>,
  place: { week?: string; start?: number },
): string {
  const query = new URLSearchParams()
  if (isZoneAsked) query.set('zone', zone)
  if (place.week) query.set('week', place.week)
  if (place.start !== undefined) query.set('start', isoInstant(place.start))
  const more = query.toString()
  return `${callHref(MOVE_PATH, secret)}${more ? `&${more}` : ''}`
}
