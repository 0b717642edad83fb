import { cancelBooking } from '../db/change-booking.ts'
import { enqueueAgain } from '../db/outbox.ts'
import { idArgument } from './arguments.ts'
import { changed, refuseHeld, told } from './call-changes.ts'
import { type Command, CommandError } from './command.ts'
import { findCall } from './find-record.ts'

export const cancel: Command = {
  name: 'cancel',
  ofCalendar: true,
  parameters: [{ name: 'id' }],
  flags: ['quiet'],
  usage: '<id> [--quiet]',
  summary: 'cancel a call and free its time; --quiet: without telling the visitor',
  check(typed) {
    const id = idArgument(typed)
    const tellVisitor = !typed.flags.has('quiet')
    return async ({ store: open, settings, now, operator }) => {
      const store = await open()
      const { id: whole, status, heldUntil } = await findCall(store, settings.host, id)
      const cancelled = await cancelBooking(store, whole, 'agency', {
        settings,
        now,
        tellVisitor,
        by: { operator },
      })
      if (!cancelled)
        throw new CommandError(
          `That call is ${status === 'cancelled' ? 'already canceled' : 'over'}; nothing was changed.`,
        )
      const consequence = heldUntil
        ? 'The call was only held, so no e-mail is sent.'
        : told(cancelled, tellVisitor)
      const message = `Canceled; the time is free again. ${consequence}`
      return changed(cancelled, settings, message)
    }
  },
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
