import { messagePages } from '../db/listings.ts'
import type { ListedMessage } from '../db/outbox.ts'
import { retryMessage } from '../db/retry-message.ts'
import { idArgument } from './arguments.ts'
import { shortId, spelled, value, when } from './columns.ts'
import { type Column, type Command, CommandError, type Row, toRows } from './command.ts'
import { findId } from './find-record.ts'
import { hidePersonalData } from './hide-personal-data.ts'

export const outbox: Command = {
  name: 'outbox',
  ofCalendar: true,
  parameters: [],
  flags: ['all'],
  usage: '[--all]',
  summary: 'messages that are waiting or failed; --all adds the sent ones',
  check({ flags }) {
    const all = flags.has('all')
    return async ({ store, settings, now }) => ({
      records: messageRows(messagePages(await store(), settings.host, { all }), now),
      columns: columns(settings.rules.officeZone),
      empty: all ? 'No messages yet.' : 'No messages are waiting. For the sent ones: outbox --all.',
    })
  },
}

export const retry: Command = {
  name: 'retry',
  ofCalendar: true,
  parameters: [{ name: 'message' }],
  usage: '<message>',
  summary: 'send a message of "outbox" now, also one that was given up',
  check(typed) {
    const start = idArgument({ ...typed, arguments: { id: typed.arguments.message } }, 'the id of a message')
    return async ({ store: open, settings, now, operator }) => {
      const store = await open()
      const id = await findId(store, settings.host, 'outbox', start)
      if (!(await retryMessage(store, settings.host, id, now, { operator })))
        throw new CommandError(
          'That message was sent or dropped, or is being sent this moment; nothing was changed.',
        )
      const message =
        'Due now; the running site sends it within seconds. "outbox --all" shows what became of it.'
      return { records: [[{ id }]], columns: [['Message', value('id')]], message }
    }
  },
}

/** Pages of messages with their state, and without what servers' answers say about people. */
export async function* messageRows(
  pages: AsyncIterable<ListedMessage[]>,
  now: Temporal.Instant,
): AsyncGenerator<Row[]> {
  for await (const page of pages)
    yield toRows(
      page.map((message) => ({
        ...message,
        state: stateOf(message, now),
        lastError: message.lastError && hidePersonalData(message.lastError),
      })),
    )
}

function stateOf(message: ListedMessage, now: Temporal.Instant): string {
  if (message.sentAt) return 'sent'
  if (message.droppedAt) return 'dropped'
  if (message.failedAt) return 'failed'
  if (message.attempts > 0) return 'retrying'
  return Temporal.Instant.compare(message.dueAt, now) > 0 ? 'scheduled' : 'due'
}

function columns(zone: string): Column[] {
  return [
    ['Message', shortId()],
    ['Kind', spelled('kind')],
    ['Due', when('dueAt', zone)],
    ['State', value('state')],
    ['Attempts', value('attempts')],
    ['About', aboutOf],
    ['Last error', spelled('lastError')],
  ]
}

function aboutOf(row: Row): string {
  const subjects = { call: 'bookingId', lead: 'leadId', result: 'resultId', request: 'requestId' }
  return Object.entries(subjects)
    .filter(([, field]) => row[field])
    .map(([name, field]) => `${name} ${shortId(field)(row)}`)
    .join()
}
