import { findCalDavCalendars } from '../calendar/connected/caldav.ts'
import { CalendarFailed } from '../calendar/connected/connected-calendar.ts'
import {
  type Connection,
  connect as connectTo,
  disconnect as forget,
  listConnections,
} from '../calendar/connected/connections.ts'
import { askForCalendar } from '../calendar/connected/grant.ts'
import { readCalendar } from '../calendar/connected/read-calendars.ts'
import { callHosts } from '../core/call-hosts.ts'
import { noLog } from '../core/reporting.ts'
import type { BookingSettings } from '../core/settings.ts'
import { enqueueUpcoming } from '../messages/outbox.ts'
import { when } from './columns.ts'
import {
  type Command,
  type CommandContext,
  CommandError,
  InvalidUsage,
  listed,
  type Typed,
} from './command.ts'
import { personOf } from './typed.ts'

export const connect: Command = {
  name: 'connect',
  args: [1, 1],
  options: {
    person: { type: 'string' },
    server: { type: 'string' },
    user: { type: 'string' },
    calendar: { type: 'string' },
  },
  usage: '<provider> [--person ana] [--server … --user … --calendar …]',
  summary: 'google, microsoft or caldav: its busy times close, and it gets the calls',
  async run({ args: [provider = ''], options }, context) {
    const { settings, now } = context
    const host = personOf(callHosts(settings), options.person).id
    if (provider === 'caldav') return await connectCalDav(host, options, context)
    if (provider !== 'google' && provider !== 'microsoft')
      throw new InvalidUsage(`"${provider}" is not one of google, microsoft, caldav.`)
    const app = settings.oauth[provider]
    const name = provider.toUpperCase()
    if (!app)
      throw new CommandError(
        `Set ${name}_CLIENT_ID and ${name}_CLIENT_SECRET first: docs/integrations.md says where they come from.`,
      )
    const address = await askForCalendar(await context.store(), settings, app, { provider, host }, now)
    return `Open this address within 30 minutes, signed in as the owner of the calendar, and agree:\n\n${address}\n`
  },
}

async function connectCalDav(
  host: string,
  { server, user, calendar: wanted }: Typed['options'],
  { settings, store: open, now, ask }: CommandContext,
): Promise<string> {
  if (typeof server !== 'string' || !URL.canParse(server) || typeof user !== 'string')
    throw new InvalidUsage(
      '"connect caldav" needs --server https://caldav.icloud.com --user ana@example.com.',
    )
  const password = await ask(`App password of ${user}: `, { isSecret: true })
  const login = { username: user, password }
  const found = await findCalDavCalendars({ server, ...login }, AbortSignal.timeout(30_000)).catch(
    (error: unknown) => {
      if (!(error instanceof CalendarFailed)) throw error
      if (error.code === 'DIGEST_ONLY')
        throw new CommandError(
          'The server takes passwords only by Digest, which we don’t support. Turn on Basic over HTTPS in its settings.',
        )
      throw new CommandError(`The server refused or did not answer (${error.code}); nothing was changed.`)
    },
  )
  const [chosen, other] = found.filter(({ name }) => wanted === undefined || name === wanted)
  if (!chosen || (other && wanted === undefined)) {
    const names = found.map(({ name }) => name).join(', ')
    throw new CommandError(`Name one of these calendars with --calendar: ${names || 'there is none'}.`)
  }
  const { name, url, addresses } = chosen
  const calendar = { host, provider: 'caldav', account: url } as const
  const store = await open()
  const connection = await connectTo(store, calendar, { url, addresses, ...login }, now)
  await enqueueUpcoming(store, host, now)
  const { lastError } = await readCalendar({ store, settings, now: () => now, log: noLog }, connection)
  if (lastError)
    throw new CommandError(`Connected, but it could not be read (${lastError}); the site tries again.`)
  return `Connected ${name}. Times when it is busy are no longer offered, and calls are written into it.\n`
}

export const calendars: Command = {
  name: 'calendars',
  summary: 'the connected calendars, when each was last read, and how to mend it',
  async run(_typed, { store, settings }) {
    const { officeZone } = settings.rules
    const connections = await listConnections(await store())
    return listed(
      connections.map(({ access, busy: { unreadable = [] }, ...shown }) => ({ ...shown, unreadable })),
      [
        ['Person', ({ host }) => host],
        ['Calendar', ({ provider, account }) => `${provider} ${account}`],
        ['Last read', ({ readAt }) => (readAt ? when(readAt, officeZone) : 'not yet')],
        ['State', (calendar) => stateOf(calendar, settings)],
        ['Id', ({ id }) => id],
        ['Not read whole, so busy whenever they may be', ({ unreadable }) => unreadable.join(', ')],
      ],
      { empty: 'No calendar is connected: see "connect".' },
    )
  },
}

type Shown = Omit<Connection, 'access' | 'busy'>

function stateOf({ host, provider, failedAt, lastError }: Shown, settings: BookingSettings): string {
  if (!callHosts(settings).some((one) => one.id === host))
    return `nobody takes calls as ${host}: disconnect it`
  if (!failedAt) return 'works'
  const since = `fails since ${when(failedAt, settings.rules.officeZone)} (${lastError})`
  return `${since}; if that stays: connect ${provider} --person ${host}`
}

export const disconnect: Command = {
  name: 'disconnect',
  args: [1, 1],
  usage: '<id>',
  summary: 'forget a calendar and the right to read and write it; events in it stay',
  async run({ args: [id = ''] }, { store: open, now }) {
    const store = await open()
    const forgotten = await forget(store, id)
    if (!forgotten) throw new CommandError('No calendar has this id; "calendars" lists them.')
    await enqueueUpcoming(store, forgotten.host, now)
    return `Forgot ${forgotten.provider} ${forgotten.account}. Its busy times are offered again.\n`
  },
}
