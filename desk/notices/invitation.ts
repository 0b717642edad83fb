import type { Booking } from '../domain/booking.ts'
import type { DeskSettings } from '../domain/settings.ts'

export function invitation(booking: Booking, settings: DeskSettings): string {
  throw new Error(`not written yet ${booking.id} ${settings.callTitle}`)
}
