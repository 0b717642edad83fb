import { callHosts, rulesOf } from '../core/call-hosts.ts'
import { AGENCY_HOST, type CallHost } from '../core/settings.ts'
import type { Service } from '../store/store.ts'
import { listBlocks } from './blocks.ts'
import { busyTimes } from './connected/busy-times.ts'
import { listCalls } from './list-calls.ts'
import { nearestOf } from './local-days.ts'
import { withoutFullDays } from './open-hosts.ts'
import { freeSlots } from './slots.ts'
import type { TimeRange } from './time-ranges.ts'

/** More than the longest day, because today's earlier calls count toward its limit. */
const HOURS_BEFORE = 48

type TimesContext = Omit<Service, 'log'>

interface Choice {
  /** Only the times of these; default all. */
  hosts?: readonly CallHost[]
  /** The id of a call that is to be moved: its own time counts as open. */
  except?: string
}

/** Open slots in time order: those at which at least one of the hosts is free. */
export async function openTimes(
  { store, settings, now }: TimesContext,
  { hosts = callHosts(settings), except }: Choice = {},
): Promise<TimeRange[]> {
  const from = now().subtract({ hours: HOURS_BEFORE })
  const calls = await listCalls(store.db, from)
  const blocks = await listBlocks(store, from)
  const busy = await busyTimes(store.db)
  const others = calls.filter(({ id }) => id !== except)
  const open = hosts.flatMap((host) => {
    const isOurs = (one: { host: string }) => one.host === host.id || one.host === AGENCY_HOST
    const taken = [...others, ...blocks, ...busy].filter(isOurs)
    const rules = rulesOf(settings, host)
    return withoutFullDays(rules, freeSlots(rules, now(), taken), others)
  })
  const byStart = new Map(open.map((slot) => [slot.startsAt.epochMilliseconds, slot]))
  return [...byStart].sort(([a], [b]) => a - b).map(([, slot]) => slot)
}

/** The open times nearest to `requested`, in epoch milliseconds. */
export async function nearestTimes(context: TimesContext, requested: Temporal.Instant): Promise<number[]> {
  return nearestOf(startsOf(await openTimes(context)), requested.epochMilliseconds)
}

/** The start of each slot in epoch milliseconds. */
export function startsOf(slots: TimeRange[]): number[] {
  return slots.map((slot) => slot.startsAt.epochMilliseconds)
}
