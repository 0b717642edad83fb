import { type Connection, disconnect as forget, listConnections } from '../calendar/connected/connections.ts'
import { callHosts } from '../core/call-hosts.ts'
import type { BookingSettings } from '../core/settings.ts'
import { enqueueUpcoming } from '../messages/outbox.ts'
import { when } from './columns.ts'
import { type Command, CommandError, listed } from './command.ts'

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
      { empty: 'No calendar is connected: the office’s page does it, see "link".' },
    )
  },
}

type Shown = Omit<Connection, 'access' | 'busy'>

function stateOf({ host, failedAt, lastError }: Shown, settings: BookingSettings): string {
  if (!callHosts(settings).some((one) => one.id === host))
    return `nobody takes calls as ${host}: disconnect it`
  if (!failedAt) return 'works'
  const since = when(failedAt, settings.rules.officeZone)
  return `fails since ${since} (${lastError}); if that stays, connect it again on the office’s page`
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
