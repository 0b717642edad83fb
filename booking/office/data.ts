import { sql } from 'kysely'
import { readAlarms } from '../alarms/alarms.ts'
import { listBlocks } from '../calendar/blocks.ts'
import { listConnections } from '../calendar/connected/connections.ts'
import { askForCalendar } from '../calendar/connected/grant.ts'
import { callsIn } from '../calendar/list-calls.ts'
import { callHosts } from '../core/call-hosts.ts'
import type { BookingSettings } from '../core/settings.ts'
import { compareChanges, REPORT_PERIOD, readReport, wayToACall } from '../counts/report.ts'
import { ASKED, type DayPage } from '../host/data.ts'
import { readCallBacks } from '../lead/call-backs.ts'
import { callsOfNetworks } from '../lists/listings.ts'
import { givenUpSince } from '../messages/outbox.ts'
import { actionsAbout, latestActions } from '../store/actions.ts'
import { toBooking, toLead } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'

/** Rows of a list on the page; a search finds the others. */
const SHOWN = 50
const MESSAGES_SINCE = { hours: 30 * 24 }
/** So many calls of one network within a day may be made up. */
const SUSPICIOUS_CALLS = 3
const LATEST_ACTIONS = 20

/** What the office's page shows. With a `search`, the calls and leads whose name, practice, email or phone has it. @throws StoreError */
export async function readOffice(store: Store, { settings, now }: DayPage, search: string) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const has = sql<boolean>`lower(name || ' ' || practice || ' ' || email || ' ' || phone) like lower(${like}) escape '\\'`
  const calls = store.db.selectFrom('bookings').selectAll().limit(SHOWN)
  const listed = search
    ? calls.where(has).orderBy('startsAt', 'desc')
    : calls.where('status', '=', 'confirmed').where('endsAt', '>', now).orderBy('startsAt')
  const leadsFound = store.db.selectFrom('leads').selectAll().orderBy('createdAt', 'desc').limit(SHOWN)
  const { rules, dataDir } = settings
  const report = await readReport(store, null, { since: now.subtract(REPORT_PERIOD), now, rules })
  const shownCalls = (await listed.execute()).map(toBooking)
  const leads = (await leadsFound.$if(search !== '', (query) => query.where(has)).execute()).map(toLead)
  const blocks = (await listBlocks(store, now)).map((block) => ({ ...block, isOwn: true }))
  const over = await callsIn(store, null, { startsAt: now.subtract(ASKED), endsAt: now })
  return {
    calls: shownCalls,
    leads,
    callBacks: await readCallBacks(store, rules),
    /** Calls of all hosts that are over and have no outcome yet. */
    unsettled: over.filter(({ endsAt, outcome }) => !outcome && Temporal.Instant.compare(endsAt, now) <= 0),
    suspicious: await callsOfNetworks(store, {
      since: now.subtract({ hours: 24 }),
      now,
      atLeast: SUSPICIOUS_CALLS,
    }),
    givenUp: await givenUpSince(store, now.subtract(MESSAGES_SINCE)),
    blocks,
    actions: await actionsAbout(
      store,
      [...shownCalls, ...leads, ...blocks].map(({ id }) => id),
    ),
    latest: await latestActions(store, LATEST_ACTIONS),
    changes: await compareChanges(store, rules),
    hosts: await readHosts(store, settings, now),
    way: wayToACall(report),
    /** What the alarms of the running site say now. */
    alarms: readAlarms(dataDir).flatMap(({ over, words }) => (over ? [] : [words])),
  }
}

const PROVIDERS = [
  { provider: 'google', name: 'Google' },
  { provider: 'microsoft', name: 'Microsoft' },
] as const

/** The hosts with their calendars, and for each provider that is set up the address at which its owner agrees to connect one. */
async function readHosts(store: Store, settings: BookingSettings, now: Temporal.Instant) {
  const connections = await listConnections(store)
  const hosts = []
  for (const { id, name, email } of callHosts(settings)) {
    const connect = []
    for (const { provider, name } of PROVIDERS) {
      const app = settings.oauth[provider]
      const asked = { provider, host: id }
      if (app) connect.push({ name, address: await askForCalendar(store, settings, app, asked, now) })
    }
    hosts.push({ id, name, email, calendars: connections.filter(({ host }) => host === id), connect })
  }
  return hosts
}

export type Office = Awaited<ReturnType<typeof readOffice>>
