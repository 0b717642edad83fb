import { retryMessages } from '../messages/outbox.ts'
import { bookingById } from '../store/bookings.ts'
import { when } from './columns.ts'
import { type Command, type CommandContext, CommandError, listed } from './command.ts'
import { messageColumns, type ShownMessage, shownMessages } from './list-commands.ts'
import { listMessages } from './listings.ts'
import { findId } from './typed.ts'

export const retry: Command = {
  name: 'retry',
  args: [0, 1],
  options: { yes: { type: 'boolean' } },
  usage: '[<id>] [--yes]',
  summary: 'send a message of the outbox now; alone: all that failed',
  async run({ args: [typed], options: { yes } }, context) {
    const { store: open, settings, now } = context
    const id = typed === undefined ? null : await findId(open, 'outbox', typed)
    const store = await open()
    const all = await listMessages(store, { all: true })
    const [wanted] = shownMessages(all, now).filter((message) => message.id === id)
    if (wanted?.state === 'sent') throw new CommandError('That message was sent; nothing was changed.')
    if (wanted?.state === 'dropped')
      throw new CommandError(`That message was dropped (${wanted.lastError ?? ''}); nothing was changed.`)
    if (wanted?.state === 'scheduled' && !yes) await askWhetherEarly(wanted, context)
    const ids = await retryMessages(store, id, now)
    if (id !== null && ids.length === 0)
      throw new CommandError('That message is being sent this moment; nothing was changed.')
    const messages = (await listMessages(store, { all: true })).filter((message) => ids.includes(message.id))
    return listed(shownMessages(messages, now), messageColumns(settings.rules), {
      message: 'The running site sends them within seconds; what comes too late is dropped.',
      empty: 'No message has failed.',
    })
  },
}

/** @throws CommandError unless the answer is yes */
async function askWhetherEarly(
  { kind, dueAt, bookingId }: ShownMessage,
  { store, settings, ask }: CommandContext,
): Promise<void> {
  const zone = settings.rules.officeZone
  const call = bookingId && (await bookingById(await store(), bookingId))
  const ofCall = call ? `, and its call is ${when(call.startsAt, zone)}` : ''
  const answer = await ask(
    `This message (${kind}) is due ${when(dueAt, zone)}${ofCall}. Send it now? Type yes: `,
  )
  if (answer !== 'yes') throw new CommandError('Nothing was changed.')
}
