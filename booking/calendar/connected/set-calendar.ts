import { callHosts } from '../../core/call-hosts.ts'
import type { BookingSettings } from '../../core/settings.ts'
import type { Store } from '../../store/store.ts'
import type { CalDavAccess } from './caldav.ts'
import { connect, disconnect, listConnections } from './connections.ts'

/** The fixed id of the calendar from the setting, so that a changed setting replaces it. */
export const SET_CALENDAR = 'CALDAV_URL'

/** Connects the setting's calendar to the first host, or deletes it. Returns the host's id if it is newly connected. */
export async function connectSetCalendar(
  store: Store,
  settings: Pick<BookingSettings, 'calendarUrl' | 'people'>,
  now: Temporal.Instant,
): Promise<string | null> {
  const { calendarUrl } = settings
  const host = callHosts(settings)[0]?.id
  const access = calendarUrl === undefined ? null : accessIn(calendarUrl)
  const row = (await listConnections(store)).find(({ id }) => id === SET_CALENDAR)
  const isKnown = row?.account === access?.url && row?.host === host
  if (row && !isKnown) await disconnect(store, SET_CALENDAR)
  if (!access || !host) return null
  await connect(store, { id: SET_CALENDAR, host, provider: 'caldav', account: access.url }, access, now)
  return isKnown ? null : host
}

function accessIn(calendarUrl: string): CalDavAccess {
  const url = new URL(calendarUrl)
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  url.username = ''
  url.password = ''
  return { url: url.href, username, password, addresses: username.includes('@') ? [username] : [] }
}
