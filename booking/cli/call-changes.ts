import type { Booking } from '../domain/booking.ts'
import { callState } from '../domain/call-state.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { callColumns } from './columns.ts'
import { CommandError, type CommandResult, toRows } from './command.ts'
import { formatOffice } from './office-time.ts'

/**
 * An address is unproven while its call is held: a move would confirm the call for it, and a confirmation would tell it
 * of a call that is not booked.
 * @throws CommandError when the call is held, or was until now
 */
export function refuseHeld(booking: Booking, now: Temporal.Instant, zone: string): void {
  if (booking.status !== 'confirmed' || !booking.heldUntil) return
  const until = formatOffice(booking.heldUntil, zone)
  throw new CommandError(
    callState(booking, now) === 'held'
      ? `That call is only held until ${until}: its visitor has to confirm it first; nothing was changed.`
      : `That call was only held until ${until} and nobody confirmed it; nothing was changed.`,
  )
}

/** Whether the visitor hears of a change, in a sentence. Patients may give a phone number alone. */
export function told({ email, phone }: Booking, tellVisitor: boolean): string {
  if (email === '') return `There is no e-mail address: call ${phone} to tell them.`
  return tellVisitor ? 'The visitor gets an e-mail about it.' : 'The visitor was not told.'
}

/** A call after its change. */
export function changed(booking: Booking, settings: BookingSettings, message: string): CommandResult {
  return { records: [toRows([booking])], columns: callColumns(settings, { status: true }), message }
}
