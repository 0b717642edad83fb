import { recordChange } from '../db/audit.ts'
import { bookingById } from '../db/bookings.ts'
import { cancelFlood, type Flood, networkOfBooking } from '../db/cancel-flood.ts'
import type { Store } from '../db/store.ts'
import type { Booking } from '../domain/booking.ts'
import { idArgument } from './arguments.ts'
import { callColumns } from './columns.ts'
import {
  type CommandContext,
  CommandError,
  type CommandResult,
  InvalidUsage,
  type Typed,
  toRows,
  type Work,
} from './command.ts'
import { findCall } from './find-record.ts'
import { officeInstant, parseDate } from './office-time.ts'

/** Options of `cancel` that name many calls instead of one. */
export const FLOOD_OPTIONS = ['from-network', 'since']

/**
 * The work of `cancel --from-network` and `cancel --since`: lists the calls, or cancels them with `--yes`.
 * @throws InvalidUsage
 */
export function checkFlood(typed: Typed, { settings, now }: Pick<CommandContext, 'settings' | 'now'>): Work {
  const { 'from-network': call, since: text } = typed.values
  if (typed.arguments.id !== undefined || (call !== undefined && text !== undefined))
    throw new InvalidUsage('Give an id, --from-network or --since: only one of them.')
  if (typed.flags.has('quiet'))
    throw new InvalidUsage('--quiet goes with one call: of many, only visitors known to be real are told.')
  const since = text === undefined ? undefined : sinceOption(text, settings.rules.officeZone, now)
  const id = since ? '' : idArgument({ ...typed, arguments: { id: call } }, 'the id of a call')
  const isMeant = typed.flags.has('yes')
  return async (context) => {
    const store = await context.store()
    const target = since
      ? { flood: { since }, of: { since: String(since) } }
      : await networkOf(store, context.settings.host, id)
    return isMeant ? await cancelAll(store, target, context) : await listAll(store, target, context)
  }
}

/** A flood, and what the audit trail says of it. */
interface Target {
  flood: Flood
  of: Record<string, string>
}

function sinceOption(since: string, zone: string, now: Temporal.Instant): Temporal.Instant {
  const [date = '', time, extra] = since.trim().split(/\s+/)
  if (time === undefined || extra !== undefined)
    throw new InvalidUsage('--since needs a date and a time in quotes, like "2026-12-01 14:30".')
  const instant = officeInstant(parseDate(date), time, zone)
  if (Temporal.Instant.compare(instant, now) <= 0) return instant
  throw new InvalidUsage('--since has not come yet: give a time that has passed.')
}

/** @throws CommandError when it is not known where the call came from */
async function networkOf(store: Store, host: string, start: string): Promise<Target> {
  const { id } = await findCall(store, host, start)
  const network = await networkOfBooking(store, id)
  if (!network)
    throw new CommandError(
      'It is not known which network booked that call: use --since; nothing was changed.',
    )
  return { flood: { network, since: Temporal.Instant.fromEpochMilliseconds(0) }, of: { networkOf: id } }
}

async function cancelAll(
  store: Store,
  { flood, of }: Target,
  { settings, now, operator }: CommandContext,
): Promise<CommandResult> {
  const change = { settings, now, tellVisitor: true }
  const cancelled = await cancelFlood(store, flood, change, async (tx, calls) => {
    if (calls.length === 0) return
    const ids = calls.map(({ id }) => id).join(' ')
    const details = { ...of, calls: String(calls.length), bookings: ids }
    await recordChange(tx, { operator, action: 'cancel-flood', host: settings.host, details }, now)
  })
  return {
    records: [toRows(cancelled)],
    columns: callColumns(settings, { status: true }),
    empty: NONE,
    message:
      cancelled.length === 0
        ? NONE
        : `Canceled ${counted(cancelled.length)}; the times are free again. Only visitors who have pressed the link in an e-mail are told.`,
  }
}

/** Thrown to undo the transaction once it is known what it would cancel. */
class OnlyAsked extends Error {
  override name = 'OnlyAsked'
}

/** Lists what would go. The same statements choose it, and are undone: two ways of choosing could differ. */
async function listAll(
  store: Store,
  { flood }: Target,
  { settings, now }: CommandContext,
): Promise<CommandResult> {
  let ids: string[] = []
  await cancelFlood(store, flood, { settings, now, tellVisitor: false }, async (_tx, calls) => {
    ids = calls.map(({ id }) => id)
    throw new OnlyAsked()
  }).catch((error: unknown) => {
    if (!(error instanceof OnlyAsked)) throw error
  })
  const calls: Booking[] = []
  for (const id of ids) {
    const booking = await bookingById(store, id)
    if (booking) calls.push(booking)
  }
  return {
    records: [toRows(calls)],
    columns: callColumns(settings, { status: false }),
    empty: NONE,
    message:
      calls.length === 0
        ? NONE
        : `Nothing was canceled. To cancel ${calls.length === 1 ? 'this call' : `these ${calls.length} calls`}: the same with --yes.`,
  }
}

const NONE = 'There are no such upcoming calls; nothing was changed.'

function counted(calls: number): string {
  return calls === 1 ? '1 call' : `${calls} calls`
}
