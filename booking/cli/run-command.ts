import { listBookings } from '../db/bookings.ts'
import { type Change, cancelBooking } from '../db/change-booking.ts'
import { listLeads } from '../db/leads.ts'
import { enqueueAgain } from '../db/outbox.ts'
import type { Store } from '../db/store.ts'
import { listEvents } from '../db/webhook-events.ts'
import type { Booking } from '../domain/booking.ts'
import type { BookingSettings } from '../domain/settings.ts'
import type { Command } from './parse-command.ts'

/** A record in JSON form: instants are ISO 8601 strings in UTC. */
export type Row = Record<string, unknown>

export interface CommandResult {
  records: Row[]
  /** What was done, for commands that change something. */
  message?: string | undefined
}

/** The command failed. The message says why and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The commands about records; `backup-commands.ts` has the others. */
export type RecordCommand = Exclude<
  Command,
  { name: 'backup' | 'verify' | 'restore' | 'move-to-postgres' | 'import-pglite' }
>

/**
 * Runs a command on the store.
 * @throws CommandError when there is no such call or the command does not apply; StoreError when the database fails.
 */
export async function runCommand(
  store: Store,
  command: RecordCommand,
  now: Temporal.Instant,
  settings: BookingSettings,
): Promise<CommandResult> {
  switch (command.name) {
    case 'bookings':
      return { records: toRows(await listBookings(store, { upcomingAfter: command.all ? undefined : now })) }
    case 'leads':
      return { records: toRows(await listLeads(store)) }
    case 'history':
      return { records: toRows(await listEvents(store, command.limit)) }
    case 'cancel':
      return await cancel(store, await findBooking(store, command.id), { settings, now, tellVisitor: true })
    case 'resend':
      return await resend(store, await findBooking(store, command.id), now)
  }
}

async function cancel(store: Store, booking: Booking, change: Change): Promise<CommandResult> {
  const cancelled = await cancelBooking(store, booking.id, 'agency', change)
  if (!cancelled) throw new CommandError('That call is already canceled; nothing was changed.')
  const message = 'Canceled; the time is free again. The visitor gets an e-mail about it.'
  return { records: toRows([cancelled]), message }
}

async function resend(store: Store, booking: Booking, now: Temporal.Instant): Promise<CommandResult> {
  if (booking.status !== 'confirmed') {
    throw new CommandError('That call is canceled; its confirmation cannot be sent again.')
  }
  const count = await enqueueAgain(store, booking, now)
  const message = `${count} ${count === 1 ? 'e-mail' : 'e-mails'} queued again; the running site sends them within seconds.`
  return { records: toRows([booking]), message }
}

/** The one booking whose id starts with `start`. */
async function findBooking(store: Store, start: string): Promise<Booking> {
  const matches = (await listBookings(store)).filter(({ id }) => id.startsWith(start.toLowerCase()))
  const [booking, second] = matches
  if (!booking) {
    throw new CommandError(`No call has an id starting with ${start}; "bookings --all" lists them.`)
  }
  if (second)
    throw new CommandError(`${matches.length} calls have an id starting with ${start}; give more characters.`)
  return booking
}

/** Converts to JSON form, so that a table shows what `--json` prints. */
function toRows(records: object[]): Row[] {
  return JSON.parse(JSON.stringify(records))
}
