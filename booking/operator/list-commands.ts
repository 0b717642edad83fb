import { type ListedMessage, listMessages } from '../lists/listings.ts'
import { pairs } from '../lists/table.ts'
import { hidePersonalData } from '../messages/failure.ts'
import { retryMessages } from '../messages/outbox.ts'
import { isUuid } from '../store/bookings.ts'
import { listEvents } from '../webhook/handler.ts'
import { when } from './columns.ts'
import { type Command, CommandError, InvalidUsage, listed } from './command.ts'

export const outbox: Command = {
  name: 'outbox',
  options: { all: { type: 'boolean' } },
  usage: '[--all]',
  summary: 'messages that are waiting or failed; --all adds the sent ones',
  async run({ options: { all } }, { store, settings: { rules }, now }) {
    const messages = await listMessages(await store(), { all: all === true })
    // Errors without personal data.
    const shown = messages.map((message) => ({
      ...message,
      state: stateOf(message, now),
      lastError: message.lastError && hidePersonalData(message.lastError),
    }))
    return listed(
      shown,
      [
        ['Kind', ({ kind }) => kind],
        ['Due', ({ dueAt }) => when(dueAt, rules.officeZone)],
        ['State', ({ state }) => state],
        ['Attempts', ({ attempts }) => String(attempts)],
        ['About', ({ bookingId, leadId, host }) => bookingId ?? leadId ?? host ?? ''],
        ['Id', ({ id }) => id],
        ['Last error', ({ lastError }) => lastError ?? ''],
      ],
      {
        empty: all ? 'No messages yet.' : 'No messages are waiting. For the sent ones: outbox --all.',
      },
    )
  },
}

function stateOf(message: ListedMessage, now: Temporal.Instant): string {
  if (message.sentAt) return 'sent'
  if (message.droppedAt) return 'dropped'
  if (message.failedAt) return 'failed'
  if (message.attempts > 0) return 'retrying'
  return Temporal.Instant.compare(message.dueAt, now) > 0 ? 'scheduled' : 'due'
}

export const retry: Command = {
  name: 'retry',
  args: [0, 1],
  usage: '[<id>]',
  summary: 'send now what failed: all messages, or one with the id that outbox shows',
  async run({ args: [id] }, { store: open, now }) {
    if (id !== undefined && !isUuid(id)) throw new InvalidUsage(`"${id}" is not an id.`)
    const { length } = await retryMessages(await open(), id ?? null, now)
    if (id !== undefined && length === 0)
      throw new CommandError(
        'No message with this id has failed, or it is being sent this moment; nothing was changed.',
      )
    return length === 0
      ? 'No message has failed.\n'
      : `Messages that failed: ${length}. The running site sends them within seconds; what comes too late is dropped.\n`
  },
}

export const history: Command = {
  name: 'history',
  summary: 'calls of the webhook, newest first',
  async run(_typed, { store, settings: { rules } }) {
    return listed(
      await listEvents(await store()),
      [
        ['Received', ({ receivedAt }) => when(receivedAt, rules.officeZone)],
        ['Method', ({ method }) => method],
        ['Fields', ({ query }) => pairs(query)],
      ],
      { empty: 'No webhook calls yet. The page /webhook-test sends a test.' },
    )
  },
}
