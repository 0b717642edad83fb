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
const ASKED = { hours: 30 * 24 }
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

/** What a host's page of the day shows; the office's, of all hosts. Calls are soonest first. @throws StoreError */
export async function readDay(store: Store, { settings, host, now }: DayPage) {
  const owner = callsOf(settings, host.id)
  const { rules } = settings
  const calls = await callsIn(store, owner, { startsAt: now.subtract(ASKED), endsAt: now.add(AHEAD) })
  const isOver = ({ endsAt }: Booking) => Temporal.Instant.compare(endsAt, now) <= 0
  const isToday = ({ startsAt }: Booking) => officeDate(rules, startsAt).equals(officeDate(rules, now))
  // Where there are several hosts, one of them can't remove a block that is for everybody.
  const isOwn = (block: Block) => owner === null || owner === block.host
  const blocks = (await listBlocks(store, now))
    .map((block) => ({ ...block, isOwn: isOwn(block) }))
    .filter((block) => block.isOwn || block.host === AGENCY_HOST)
  return {
    /** Calls that are on or come. */
    ahead: calls.filter((call) => !isOver(call)),
    /** Calls that are over and have no outcome yet. */
    unsettled: calls.filter((call) => isOver(call) && call.outcome === null),
    /** Calls of the day with an outcome. */
    settled: calls.filter((call) => isOver(call) && call.outcome !== null && isToday(call)),
    callBacks: await readCallBacks(store, rules),
    blocks,
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
  }
}

export type Day = Awaited<ReturnType<typeof readDay>>
export type BlockedTime = Day['blocks'][number]
