import { cancelBooking, listBookings } from '../db/bookings.ts'
import { listLeads } from '../db/leads.ts'
import { enqueueAgain } from '../db/outbox.ts'
import type { Store } from '../db/store.ts'
import { listEvents } from '../db/webhook-events.ts'
import type { Booking } from '../domain/booking.ts'
import type { Command } from './command.ts'

/** A record as JSON carries it: instants are ISO 8601 strings in UTC. */
export type Row = Record<string, unknown>

export interface Answer {
  records: Row[]
  /** What was done, for the commands that do something. */
  done?: string | undefined
}

/** The command cannot be followed. The message says why and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Follows a command.
 * @throws CommandError where there is no such call or it cannot be done; StoreError when the database fails.
 */
export async function answerCommand(store: Store, command: Command, now: Temporal.Instant): Promise<Answer> {
  switch (command.name) {
    case 'bookings':
      return { records: plain(await listBookings(store, { upcomingOnly: !command.all, now })) }
    case 'leads':
      return { records: plain(await listLeads(store)) }
    case 'history':
      return { records: plain(await listEvents(store, command.limit)) }
    case 'cancel':
      return await cancel(store, await theOne(store, command.id))
    case 'resend':
      return await resend(store, await theOne(store, command.id), now)
  }
}

async function cancel(store: Store, booking: Booking): Promise<Answer> {
  const cancelled = await cancelBooking(store, booking.id)
  if (!cancelled) throw new CommandError('That call is cancelled already; nothing was changed.')
  const done = 'Cancelled: its time is free again. No mail was written, so tell the visitor yourself.'
  return { records: plain([cancelled]), done }
}

async function resend(store: Store, booking: Booking, now: Temporal.Instant): Promise<Answer> {
  if (booking.status !== 'confirmed') {
    throw new CommandError('That call is cancelled; a confirmation would say what is no longer so.')
  }
  const mails = await enqueueAgain(store, booking.id, now)
  const done = `${mails} ${mails === 1 ? 'mail is' : 'mails are'} owed again; the running site sends them within seconds.`
  return { records: plain([booking]), done }
}

/** The call whose id begins so. */
async function theOne(store: Store, start: string): Promise<Booking> {
  const matches = (await listBookings(store)).filter(({ id }) => id.startsWith(start.toLowerCase()))
  const [booking, second] = matches
  if (!booking) {
    throw new CommandError(`No call has an id that begins with ${start}: "bookings --all" lists them.`)
  }
  if (second)
    throw new CommandError(`${matches.length} calls have an id that begins with ${start}: type more.`)
  return booking
}

/** The same records whether they come by the socket or not. */
function plain(records: object[]): Row[] {
  return JSON.parse(JSON.stringify(records))
}
