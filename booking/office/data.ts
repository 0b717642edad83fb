import { sql } from 'kysely'
import { readAlarms } from '../alarms/alarms.ts'
import { listConnections } from '../calendar/connected/connections.ts'
import { askForCalendar } from '../calendar/connected/grant.ts'
import { callHosts } from '../core/call-hosts.ts'
import { compareChanges } from '../counts/report.ts'
import { type DayPage, readDay } from '../host/data.ts'
import { givenUpSince } from '../messages/outbox.ts'
import { actionsAbout, latestActions } from '../store/actions.ts'
import { toBooking, toLead } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'

/** Rows of a list on the page; a search finds the others. */
const SHOWN = 50
const MESSAGES_SINCE = { hours: 30 * 24 }
const LATEST_ACTIONS = 20

/**
 * What the office's page shows: the day of all hosts and more. With a `search`, the calls and leads whose name, practice, email
 * or phone has it. @throws StoreError
 */
export async function readOffice(store: Store, page: DayPage, search: string) {
  const { settings, now } = page
  const day = await readDay(store, page)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const has = sql<boolean>`lower(name || ' ' || practice || ' ' || email || ' ' || phone) like lower(${like}) escape '\\'`
  const found = store.db.selectFrom('bookings').selectAll().where(has).orderBy('startsAt', 'desc')
  const newest = store.db.selectFrom('leads').selectAll().where(has).orderBy('createdAt', 'desc')
  const calls = search ? (await found.limit(SHOWN).execute()).map(toBooking) : day.ahead.slice(0, SHOWN)
  const leads = (await newest.limit(SHOWN).execute()).map(toLead)
  const hosts = await readHosts(store, page)
  const ids = [...calls, ...leads, ...hosts].map(({ id }) => id)
  return {
    ...day,
    calls,
    leads,
    hosts,
    actions: new Map([...day.actions, ...(await actionsAbout(store, ids))]),
    latest: await latestActions(store, LATEST_ACTIONS),
    givenUp: await givenUpSince(store, now.subtract(MESSAGES_SINCE)),
    changes: await compareChanges(store, settings.rules),
    /** What the alarms of the running site say now. */
    alarms: readAlarms(settings.dataDir).flatMap(({ over, words }) => (over ? [] : [words])),
  }
}

const PROVIDERS = [
  { provider: 'google', name: 'Google' },
  { provider: 'microsoft', name: 'Microsoft' },
] as const

/** The hosts with their calendars, and for each provider that is set up the address at which its owner agrees to connect one. */
async function readHosts(store: Store, { settings, person, now }: DayPage) {
  const connections = await listConnections(store)
  const hosts = []
  for (const { id, name, email } of callHosts(settings)) {
    const connect = []
    for (const { provider, name } of PROVIDERS) {
      const app = settings.oauth[provider]
      const asked = { provider, host: id, person }
      if (app) connect.push({ name, address: await askForCalendar(store, settings, app, asked, now) })
    }
    hosts.push({ id, name, email, calendars: connections.filter(({ host }) => host === id), connect })
  }
  return hosts
}

export type Office = Awaited<ReturnType<typeof readOffice>>
