import type { CallRules } from '../core/settings.ts'
import { callsBookedSince, type ListedMessage, listBookings, listMessages } from '../lists/listings.ts'
import { type Column, pairs } from '../lists/table.ts'
import { hidePersonalData } from '../messages/failure.ts'
import { retryMessages } from '../messages/outbox.ts'
import { listEvents } from '../webhook/handler.ts'
import { callColumns, shortId, when } from './columns.ts'
import { type Command, CommandError, InvalidUsage, listed } from './command.ts'
import { findId, officeInstant, parseDate } from './typed.ts'

export const bookings: Command = {
  name: 'bookings',
  options: { all: { type: 'boolean' }, since: { type: 'string' } },
  usage: '[--all | --since "<date> <time>"]',
  summary: 'upcoming calls; --all: past and canceled too; --since: new, by network',
  async run({ options: { all, since } }, { store, settings, now }) {
    const zone = settings.rules.officeZone
    if (since !== undefined) {
      const instant = sinceOption(String(since), zone)
      return listed(
        await callsBookedSince(await store(), instant),
        [
          ['Network', ({ network }) => (network ? shortId(network) : 'unknown')],
          ['Booked', ({ createdAt }) => when(createdAt, zone)],
          ['When', ({ startsAt }) => when(startsAt, zone)],
          ['Name', ({ name }) => name],
          ['Email', ({ email }) => email],
          ['Id', ({ id }) => shortId(id)],
        ],
        { empty: 'No calls were booked since then, or they are canceled.' },
      )
    }
    return listed(await listBookings(await store(), { from: all ? undefined : now }), callColumns(settings), {
      empty: all ? 'No calls yet.' : 'No upcoming calls. For past and canceled ones: bookings --all.',
    })
  },
}

function sinceOption(text: string, zone: string): Temporal.Instant {
  const [date = '', time, extra] = text.trim().split(/\s+/)
  if (time === undefined || extra !== undefined)
    throw new InvalidUsage('--since needs a date and a time in quotes, like "2026-12-01 14:30".')
  return officeInstant(parseDate(date), time, zone)
}

export const outbox: Command = {
  name: 'outbox',
  options: { all: { type: 'boolean' } },
  usage: '[--all]',
  summary: 'messages that are waiting or failed; --all adds the sent ones',
  async run({ options: { all } }, { store, settings: { rules }, now }) {
    const messages = shownMessages(await listMessages(await store(), { all: all === true }), now)
    return listed(messages, messageColumns(rules), {
      empty: all ? 'No messages yet.' : 'No messages are waiting. For the sent ones: outbox --all.',
    })
  },
}

/** The columns of a message, for `outbox` and `retry`. */
function messageColumns({ officeZone }: Pick<CallRules, 'officeZone'>): Column<ShownMessage>[] {
  return [
    ['Kind', ({ kind }) => kind],
    ['Due', ({ dueAt }) => when(dueAt, officeZone)],
    ['State', ({ state }) => state],
    ['Attempts', ({ attempts }) => String(attempts)],
    [
      'About',
      ({ bookingId, leadId, host }) =>
        bookingId ? `call ${shortId(bookingId)}` : leadId ? `lead ${shortId(leadId)}` : `host ${host}`,
    ],
    ['Id', ({ id }) => shortId(id)],
    ['Last error', ({ lastError }) => lastError ?? ''],
  ]
}

type ShownMessage = ReturnType<typeof shownMessages>[number]

/** Messages with their state, and errors without personal data. */
function shownMessages(messages: ListedMessage[], now: Temporal.Instant) {
  return messages.map((message) => ({
    ...message,
    state: stateOf(message, now),
    lastError: message.lastError && hidePersonalData(message.lastError),
  }))
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
  summary: 'send a message that failed now; alone: all that failed',
  async run({ args: [typed] }, { store: open, settings, now }) {
    const id = typed === undefined ? null : await findId(open, 'outbox', typed)
    const store = await open()
    const ids = await retryMessages(store, id, now)
    if (id !== null && ids.length === 0)
      throw new CommandError(
        'That message has not failed, or is being sent this moment; nothing was changed.',
      )
    const messages = (await listMessages(store, { all: true })).filter((message) => ids.includes(message.id))
    return listed(shownMessages(messages, now), messageColumns(settings.rules), {
      message: 'The running site sends them within seconds; what comes too late is dropped.',
      empty: 'No message has failed.',
    })
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
