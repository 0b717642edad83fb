import { type ListedMessage, listMessages } from '../lists/listings.ts'
import { hidePersonalData } from '../messages/failure.ts'
import { retryMessages } from '../messages/outbox.ts'
import { when } from './columns.ts'
import { type Command, listed } from './command.ts'

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
  summary: 'send all messages that failed now; the office’s page sends a single one',
  async run(_typed, { store, now }) {
    const { length } = await retryMessages(await store(), null, now)
    return length === 0
      ? 'No message has failed.\n'
      : `Messages that failed: ${length}. The running site sends them within seconds; what comes too late is dropped.\n`
  },
}
