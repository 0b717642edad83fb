import { cancelBooking } from '../db/change-booking.ts'
import { enqueueAgain } from '../db/outbox.ts'
import { idArgument } from './arguments.ts'
import { changed, refuseHeld, told } from './call-changes.ts'
import { type Command, CommandError, InvalidUsage, type Work } from './command.ts'
import { findCall } from './find-record.ts'
import { checkFlood, FLOOD_OPTIONS } from './flood-command.ts'

export const cancel: Command = {
  name: 'cancel',
  ofCalendar: true,
  parameters: [{ name: 'id', optional: true }],
  flags: ['quiet', 'yes'],
  values: FLOOD_OPTIONS,
  usage: '<id> [--quiet] | --from-network <id> | --since "<date> <time>" [--yes]',
  summary:
    'cancel a call and free its time; --quiet: without telling the visitor. --from-network: list the upcoming calls of the network that booked a call; --since: those booked since then by addresses that never pressed a link; --yes cancels the listed calls',
  check(typed, context) {
    if (FLOOD_OPTIONS.some((option) => typed.values[option] !== undefined)) return checkFlood(typed, context)
    if (typed.arguments.id === undefined)
      throw new InvalidUsage('"cancel" needs an id, --from-network or --since.')
    if (typed.flags.has('yes')) throw new InvalidUsage('--yes goes with --from-network or --since.')
    return cancelOne(idArgument(typed), !typed.flags.has('quiet'))
  },
}

function cancelOne(id: string, tellVisitor: boolean): Work {
  return async ({ store: open, settings, now, operator }) => {
    const store = await open()
    const { id: whole, status, heldUntil } = await findCall(store, settings.host, id)
    const change = { settings, now, tellVisitor, by: { operator } }
    const cancelled = await cancelBooking(store, whole, 'agency', change)
    if (!cancelled)
      throw new CommandError(
        `That call is ${status === 'cancelled' ? 'already canceled' : 'over'}; nothing was changed.`,
      )
    const consequence = heldUntil
      ? 'The call was only held, so no e-mail is sent.'
      : told(cancelled, tellVisitor)
    return changed(cancelled, settings, `Canceled; the time is free again. ${consequence}`)
  }
}

export const resend: Command = {
  name: 'resend',
  ofCalendar: true,
  parameters: [{ name: 'id' }],
  usage: '<id>',
  summary: 'send a call’s confirmation again, to the visitor and to you',
  check(typed) {
    const id = idArgument(typed)
    return async ({ store: open, settings, now, operator }) => {
      const store = await open()
      const booking = await findCall(store, settings.host, id)
      if (booking.status !== 'confirmed')
        throw new CommandError('That call is canceled; its confirmation cannot be sent again.')
      if (Temporal.Instant.compare(booking.endsAt, now) <= 0)
        throw new CommandError('That call is over; its confirmation cannot be sent again.')
      refuseHeld(booking, now, settings.rules.officeZone)
      const count = await enqueueAgain(store, booking, now, { operator })
      const message = `${count} ${count === 1 ? 'e-mail' : 'e-mails'} queued again; the running site sends them within seconds.`
      return changed(booking, settings, message)
    }
  },
}
