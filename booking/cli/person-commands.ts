import { recordChange } from '../db/audit.ts'
import { addressHash } from '../db/erase-person.ts'
import { idsOf, type PersonRecords, recordsOf } from '../db/person-records.ts'
import type { Store } from '../db/store.ts'
import { withStoreErrors } from '../db/store-error.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { mailFolder, mailsOf } from '../email/mail-files.ts'
import { addressArgument, optionalFile } from './arguments.ts'
import { value } from './columns.ts'
import { type Command, CommandError, type Row } from './command.ts'
import { countsOf, eraseAddress } from './erase.ts'
import { writeNewFile } from './new-file.ts'
import { personDocument } from './person-document.ts'

export const exportPerson: Command = {
  name: 'export-person',
  parameters: [{ name: 'address' }, { name: 'file', optional: true }],
  usage: '<address> [file]',
  summary: 'everything stored about an e-mail address, as JSON',
  check(typed) {
    const address = addressArgument(typed)
    const file = optionalFile(typed, 'export-person')
    return async ({ store: open, settings, now, operator, write }) => {
      const store = await open()
      const records = await recordsOf(store, address)
      const mails = await mailsAbout(address, records, settings)
      const text = await personDocument(address, records, mails)
      const details = { address: addressHash(store, address) }
      await withStoreErrors('record an export', () =>
        recordChange(store.db, { operator, action: 'export-person', details }, now),
      )
      if (file === undefined) {
        await write(text)
        return null
      }
      const name = await writeNewFile(file, (out) => out(text))
      await write(`Written to ${name}, readable by you only. Delete it once it is sent.\n`)
      return null
    }
  },
}

export const erase: Command = {
  name: 'erase',
  parameters: [{ name: 'address' }],
  flags: ['yes', 'anyway'],
  usage: '<address> [--yes] [--anyway]',
  summary:
    'list what is stored about an address; --yes deletes it once you have been told of its canceled calls, --anyway without waiting',
  check(typed) {
    const address = addressArgument(typed)
    const anyway = typed.flags.has('anyway')
    return async (context) => {
      const store = await context.store()
      if (typed.flags.has('yes')) return await eraseAddress(store, address, { ...context, anyway })
      return {
        records: [await countsAbout(store, address, context.settings)],
        columns: [
          ['What', value('what')],
          ['Number', value('number')],
        ],
        message: `Nothing was deleted. To delete all of it for good: erase ${address} --yes. Upcoming calls are canceled first.`,
      }
    }
  },
}

/** How much there is about an address. @throws CommandError when there is nothing */
async function countsAbout(store: Store, address: string, settings: BookingSettings): Promise<Row[]> {
  const records = await recordsOf(store, address)
  const mails = await mailsAbout(address, records, settings)
  const { optOuts, ...erased } = records
  const counts = { ...erased, mails }
  if (Object.values(counts).every((list) => list.length === 0))
    throw new CommandError(`Nothing is stored about ${address}.`)
  return countsOf(counts)
}

/** Paths of the e-mails on disk to, from or about a person. */
function mailsAbout(email: string, records: PersonRecords, { dataDir }: BookingSettings): Promise<string[]> {
  const messages = records.messages.map(({ id }) => id)
  return mailsOf(mailFolder(dataDir), { email, subjects: idsOf(records), messages })
}
