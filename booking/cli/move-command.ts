import { moveBooking } from '../db/change-booking.ts'
import { callsIn } from '../db/listings.ts'
import type { Store } from '../db/store.ts'
import type { Booking } from '../domain/booking.ts'
import { isOffered } from '../domain/slots.ts'
import { idArgument } from './arguments.ts'
import { rulesFile } from './calendar-option.ts'
import { changed, refuseHeld, told } from './call-changes.ts'
import { type Command, type CommandContext, CommandError, type CommandResult } from './command.ts'
import { findCall } from './find-record.ts'
import { formatOffice, officeInstant, parseDate } from './office-time.ts'

export const move: Command = {
  name: 'move',
  ofCalendar: true,
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
      return await moveCall(store, await findCall(store, settings.host, id), startsAt, {
        ...context,
        ...options,
      })
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
      `The site does not offer ${asked} (hours, days off, notice and horizon are in ${rulesFile(settings)}): add --anyway to move the call there.`,
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
      const message = `Moved from ${from} to ${asked}. ${told(outcome.booking, tellVisitor)}${warning}`
      return changed(outcome.booking, settings, message)
    }
  }
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
