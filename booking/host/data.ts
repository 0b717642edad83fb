import { type Block, listBlocks } from '../calendar/blocks.ts'
import { listConnections } from '../calendar/connected/connections.ts'
import { callsIn } from '../calendar/list-calls.ts'
import { officeDate } from '../calendar/office-days.ts'
import type { Booking } from '../core/booking.ts'
import { callsOf, hostOf } from '../core/call-hosts.ts'
import { AGENCY_HOST, type BookingSettings, type CallHost } from '../core/settings.ts'
import { REPORT_PERIOD, readReport } from '../counts/report.ts'
import { readCallBacks } from '../lead/call-backs.ts'
import { type ActionsByAbout, actionsAbout } from '../store/actions.ts'
import type { Store } from '../store/store.ts'

/** The pages ask for the outcome of a call for this long. */
export const ASKED = { hours: 30 * 24 }
const WEEK = { hours: 7 * 24 }
/** Beyond the longest horizon of the rules. */
const AHEAD = { hours: 400 * 24 }

/** A page of the day that somebody asked for. */
export interface DayPage {
  settings: BookingSettings
  host: CallHost
  /** Of the link that opened it. */
  secret: string
  /** Whose link it is. */
  person: string
  /** What was done about what the page shows. */
  actions: ActionsByAbout
  now: Temporal.Instant
}

/** What a host's page of the day shows. Calls are soonest first. @throws StoreError */
export async function readDay(store: Store, { settings, host, now }: DayPage) {
  const owner = callsOf(settings, host.id)
  const { rules } = settings
  const calls = await callsIn(store, owner, { startsAt: now.subtract(ASKED), endsAt: now.add(AHEAD) })
  const dayOf = (at: Temporal.Instant) => officeDate(rules, at)
  const daysAhead = (call: Booking) => dayOf(now).until(dayOf(call.startsAt)).days
  const isOver = ({ endsAt }: Booking) => Temporal.Instant.compare(endsAt, now) <= 0
  const next = calls.find((call) => !isOver(call))
  const unsettled = calls.filter((call) => isOver(call) && call.outcome === null)
  const rest = calls.filter((call) => call !== next && !unsettled.includes(call))
  const firstToday = calls.find((call) => daysAhead(call) === 0)
  // Where there are several hosts, one of them can't remove a block that is for everybody.
  const isOwn = (block: Block) => owner === null || owner === block.host
  const blocks = (await listBlocks(store, now)).map((block) => ({ ...block, isOwn: isOwn(block) }))
  return {
    /** The call that is on, or the next one; undefined without any ahead. */
    next,
    callBacks: await readCallBacks(store, rules),
    /** Calls that are over and have no outcome yet. */
    unsettled,
    nextIsToday: next !== undefined && daysAhead(next) === 0,
    /** Whether the day has had no call before `next`. */
    nextIsFirst: firstToday === undefined || firstToday === next,
    /** The others of the day. */
    others: rest.filter((call) => daysAhead(call) === 0),
    coming: rest.filter((call) => daysAhead(call) > 0),
    blocks: blocks.filter((block) => block.isOwn || block.host === AGENCY_HOST),
    actions: await actionsAbout(
      store,
      [...calls, ...blocks].map(({ id }) => id),
    ),
    /** Of each calendar, the names of entries that could not be read. */
    unread: (await listConnections(store))
      .filter(({ host: one }) => owner === null || owner === one)
      .map(({ host: one, busy }) => ({
        owner: hostOf(settings, { host: one }).name,
        names: busy.unreadable ?? [],
      }))
      .filter(({ names }) => names.length > 0),
    report: await readReport(store, owner, { since: now.subtract(REPORT_PERIOD), now, rules }),
    week: await readReport(store, null, { since: now.subtract(WEEK), now, rules }),
  }
}

export type Day = Awaited<ReturnType<typeof readDay>>
export type BlockedTime = Day['blocks'][number]
