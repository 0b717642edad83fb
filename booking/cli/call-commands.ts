import { cancelBooking, moveBooking } from '../db/change-booking.ts'
import { callsIn } from '../db/listings.ts'
import { enqueueAgain } from '../db/outbox.ts'
import type { Store } from '../db/store.ts'
import type { Booking } from '../domain/booking.ts'
import { callState } from '../domain/call-state.ts'
import { isOffered } from '../domain/slots.ts'
import { idArgument } from './arguments.ts'
import { callColumns } from './columns.ts'
import { type Command, type CommandContext, CommandError, type CommandResult, toRows } from './command.ts'
import { findCall } from './find-record.ts'
import { formatOffice, officeInstant, parseDate } from './office-time.ts'

export const move: Command = {
  name: 'move',
  parameters: [{ name: 'id' }, { name: 'date' }, { name: 'time' }],
  flags: ['anyway', 'quiet'],
  usage: '<id> <date> <time> [--anyway] [--quiet]',
  summary: 'move a call; --anyway: to a time that the site does not offer',
  check(typed, { settings }) {
    const id = idArgument(typed)
    const { date = '', time = '' } = typed.arguments
    const startsAt = officeInstant(parseDate(date), time, settings.rules.officeZone)
    const options = { anyway: typed.flags.has('anyway'), tellVisitor: !typed.flags.has('quiet') }
    return async (context) => {
      const store = await context.store()
      return await moveCall(store, await findCall(store, id), startsAt, { ...context, ...options })
    }
  },
}

export const cancel: Command = {
  name: 'cancel',
  parameters: [{ name: 'id' }],
  flags: ['quiet'],
  usage: '<id> [--quiet]',
  summary: 'cancel a call and free its time; --quiet: without telling the visitor',
  check(typed) {
    const id = idArgument(typed)
    const tellVisitor = !typed.flags.has('quiet')
    return async ({ store: open, settings, now, operator }) => {
      const store = await open()
      const { id: whole, status, heldUntil } = await findCall(store, id)
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
      const consequence = heldUntil ? 'The call was only held, so no e-mail is sent.' : told(tellVisitor)
      const message = `Canceled; the time is free again. ${consequence}`
      return changed(cancelled, settings.rules.officeZone, message)
    }
  },
}

export const resend: Command = {
  name: 'resend',
  parameters: [{ name: 'id' }],
  usage: '<id>',
  summary: 'send a call’s confirmation again, to the visitor and the agency',
  check(typed) {
    const id = idArgument(typed)
    return async ({ store: open, settings, now, operator }) => {
      const store = await open()
      const booking = await findCall(store, id)
      if (booking.status !== 'confirmed')
        throw new CommandError('That call is canceled; its confirmation cannot be sent again.')
      if (Temporal.Instant.compare(booking.endsAt, now) <= 0)
        throw new CommandError('That call is over; its confirmation cannot be sent again.')
      refuseHeld(booking, now, settings.rules.officeZone)
      const count = await enqueueAgain(store, booking, now, { operator })
      const message = `${count} ${count === 1 ? 'e-mail' : 'e-mails'} queued again; the running site sends them within seconds.`
      return changed(booking, settings.rules.officeZone, message)
    }
  },
}

type MoveContext = CommandContext & { anyway: boolean; tellVisitor: boolean }

async function moveCall(
  store: Store,
  booking: Booking,
  startsAt: Temporal.Instant,
  { settings, now, operator, anyway, tellVisitor }: MoveContext,
): Promise<CommandResult> {
  const { rules } = settings
  const asked = formatOffice(startsAt, rules.officeZone)
  if (Temporal.Instant.compare(startsAt, now) <= 0)
    throw new CommandError(`${asked} has passed; nothing was changed.`)
  const isOutside = !isOffered(rules, now, startsAt)
  if (isOutside && !anyway)
    throw new CommandError(
      `The site does not offer ${asked} (office hours, days off, notice and horizon are in site.config.ts): add --anyway to move the call there.`,
    )
  refuseHeld(booking, now, rules.officeZone)
  const outcome = await moveBooking(store, booking.id, startsAt, {
    settings,
    now,
    tellVisitor,
    by: { operator },
  })
  switch (outcome.kind) {
    case 'over':
      throw new CommandError('That call is canceled or has begun; nothing was changed.')
    case 'unchanged':
      throw new CommandError(`That call is at ${asked} already; nothing was changed.`)
    case 'taken':
      throw new CommandError(await takenBy(store, booking, startsAt, { settings }))
    case 'moved': {
      const warning = isOutside ? ' Note: the site itself would not offer this time.' : ''
      const from = formatOffice(outcome.from, rules.officeZone)
      const message = `Moved from ${from} to ${asked}. ${told(tellVisitor)}${warning}`
      return changed(outcome.booking, rules.officeZone, message)
    }
  }
}

/**
 * An address is unproven while its call is held: a move would confirm the call for it, and a confirmation would tell it
 * of a call that is not booked.
 * @throws CommandError when the call is held, or was until now
 */
function refuseHeld(booking: Booking, now: Temporal.Instant, zone: string): void {
  if (booking.status !== 'confirmed' || !booking.heldUntil) return
  const until = formatOffice(booking.heldUntil, zone)
  throw new CommandError(
    callState(booking, now) === 'held'
      ? `That call is only held until ${until}: its visitor has to confirm it first; nothing was changed.`
      : `That call was only held until ${until} and nobody confirmed it; nothing was changed.`,
  )
}

/** Why the database refused the time: another call and its buffer, or a block. */
async function takenBy(
  store: Store,
  booking: Booking,
  startsAt: Temporal.Instant,
  { settings: { host, rules } }: Pick<CommandContext, 'settings'>,
): Promise<string> {
  const around = {
    startsAt: startsAt.subtract({ minutes: rules.bufferMinutes }),
    endsAt: startsAt.add({ minutes: rules.callMinutes + rules.bufferMinutes }),
  }
  const other = (await callsIn(store, host, around)).find(({ id }) => id !== booking.id)
  const reason = other
    ? `the call ${other.id.slice(0, 8)} at ${formatOffice(other.startsAt, rules.officeZone)}, with its buffer`
    : 'a blocked time; "blocks" lists them'
  return `That time overlaps ${reason}; nothing was changed.`
}

function told(tellVisitor: boolean): string {
  return tellVisitor ? 'The visitor gets an e-mail about it.' : 'The visitor was not told.'
}

function changed(booking: Booking, zone: string, message: string): CommandResult {
  return { records: [toRows([booking])], columns: callColumns(zone, { status: true }), message }
}
