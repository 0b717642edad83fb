import { findCalDavCalendars } from '../calendar/connected/caldav.ts'
import { CalendarFailed } from '../calendar/connected/connected-calendar.ts'
import { type Connection, connect } from '../calendar/connected/connections.ts'
import type { CallHost } from '../core/settings.ts'
import { singleValue } from '../form/posted-form.ts'
import type { Store } from '../store/store.ts'

const TIMEOUT_MS = 20_000

/** The field to correct, and in words what to enter. */
interface Refusal {
  field: 'server' | 'user' | 'password' | 'calendar'
  problem: string
}

/** Connects a host's calendar on a CalDAV server, once the server has accepted what was typed. @throws StoreError */
export async function connectCalDav(
  store: Store,
  { id: host }: CallHost,
  form: URLSearchParams,
  now: Temporal.Instant,
): Promise<Connection | Refusal> {
  const typed = (field: Refusal['field']) => (singleValue(form, field) ?? '').trim()
  const [server, login] = [typed('server'), { username: typed('user'), password: typed('password') }]
  if (!isPrivate(server))
    return { field: 'server', problem: 'Enter the server’s address, like https://caldav.icloud.com.' }
  if (!login.username) return { field: 'user', problem: 'Enter the user name.' }
  if (!login.password) return { field: 'password', problem: 'Enter the app password.' }
  const found = await findCalDavCalendars({ server, ...login }, AbortSignal.timeout(TIMEOUT_MS)).catch(
    (error: unknown) => {
      if (!(error instanceof CalendarFailed)) throw error
      return refusalOf(error)
    },
  )
  if ('problem' in found) return found
  const wanted = typed('calendar')
  const [chosen, other] = found.filter(({ name }) => !wanted || name === wanted)
  if (!chosen || other) return otherCalendar(found.map(({ name }) => name))
  const { url, addresses } = chosen
  return await connect(store, { host, provider: 'caldav', account: url }, { url, addresses, ...login }, now)
}

/** Whether nobody on the way can read a password that is sent there: only a server on this machine goes without TLS. */
function isPrivate(server: string): boolean {
  const { protocol, hostname } = URL.parse(server) ?? {}
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname ?? ''))
  )
}

function refusalOf({ code }: CalendarFailed): Refusal {
  if (code === 'HTTP_401')
    return {
      field: 'password',
      problem:
        'The server refused this user name and app password. Check both, and enter the password again.',
    }
  if (code === 'DIGEST_ONLY')
    return {
      field: 'server',
      problem:
        'The server takes passwords only by Digest, which we don’t support. Turn on Basic over HTTPS in its settings.',
    }
  return {
    field: 'server',
    problem: `No CalDAV server answers at this address (${code}). Check it, and enter the app password again.`,
  }
}

const otherCalendar = (names: string[]): Refusal => ({
  field: 'calendar',
  problem: `Enter the name of one of these calendars, and the app password again: ${names.join(', ') || 'there is none'}.`,
})
