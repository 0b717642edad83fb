import { sendTestMail } from '../email/send-test.ts'
import { addressArgument } from './arguments.ts'
import { value } from './columns.ts'
import { type Command, CommandError } from './command.ts'

export const sendTest: Command = {
  name: 'send-test-mail',
  parameters: [{ name: 'address' }],
  usage: '<address>',
  summary: 'send a test mail now and print the mail server’s answer',
  check(typed) {
    const address = addressArgument(typed)
    return async ({ settings, renderTestEmail }) => {
      const outcome = await sendTestMail(await renderTestEmail(address, settings), settings)
      const { from } = settings.mail
      switch (outcome.kind) {
        case 'refused':
          throw new CommandError(`The mail server refused it: ${outcome.words}`)
        case 'unreachable':
          throw new CommandError(`The mail server of SMTP_URL can't be used: ${outcome.words}`)
        case 'written': {
          const message = `No SMTP_URL is set, so nothing was sent. The mail is in ${outcome.file}.`
          return { records: [[outcome]], columns: [['File', value('file')]], message }
        }
        case 'accepted': {
          const message = `The mail server accepted it from ${from}. Look for it in the inbox and in spam.`
          return { records: [[outcome]], columns: [['Answer', value('words')]], message }
        }
      }
    }
  },
}
