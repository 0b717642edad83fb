import { retryMessages } from '../messages/outbox.ts'
import { type Command, CommandError, listed } from './command.ts'
import { messageColumns, shownMessages } from './list-commands.ts'
import { listMessages } from './listings.ts'
import { findId } from './typed.ts'

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
