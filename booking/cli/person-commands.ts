import { recordChange } from '../db/audit.ts'
import { contactHash } from '../db/erase-person.ts'
import { recordsOf } from '../db/person-records.ts'
import type { Store } from '../db/store.ts'
import { withStoreErrors } from '../db/store-error.ts'
import type { Person } from '../domain/person.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { contactArgument, optionalFile } from './arguments.ts'
import { type Command, CommandError, type Row } from './command.ts'
import { erasePersonFrom } from './erase.ts'
import { writeNewFile } from './new-file.ts'
import { personDocument } from './person-document.ts'
import { countColumns, countsOf, mailsAbout } from './stored-about.ts'

export const exportPerson: Command = {
  name: 'export-person',
  ofCalendar: true,
  parameters: [{ name: 'contact' }, { name: 'file', optional: true }],
  usage: '<address or number> [file]',
  summary: 'everything stored about a person, as JSON',
  check(typed, { settings }) {
    const person = { host: settings.host, contact: contactArgument(typed) }
    const file = optionalFile(typed, 'export-person')
    return async ({ store: open, now, operator, write }) => {
      const store = await open()
      const records = await recordsOf(store, person)
      const mails = await mailsAbout(store, person, [records], settings)
      const text = await personDocument(person.contact, records, mails)
      const details = { contact: contactHash(store, person) }
      await withStoreErrors('record an export', () =>
        recordChange(store.db, { operator, action: 'export-person', host: person.host, details }, now),
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
  ofCalendar: true,
  parameters: [{ name: 'contact' }],
  flags: ['yes', 'anyway'],
  usage: '<address or number> [--yes] [--anyway]',
  summary:
    'list what is stored about a person; --yes deletes it once you have been told of its canceled calls, --anyway without waiting',
  check(typed, { settings }) {
    const person = { host: settings.host, contact: contactArgument(typed) }
    const anyway = typed.flags.has('anyway')
    return async (context) => {
      const store = await context.store()
      if (typed.flags.has('yes')) return await erasePersonFrom(store, person, { ...context, anyway })
      return {
        records: [await countsAbout(store, person, settings)],
        columns: countColumns('What'),
        message: `Nothing was deleted. To delete all of it for good: ${again(person, settings)} --yes. Upcoming calls are canceled first.`,
      }
    }
  },
}

/** The command that was typed, without options. */
function again({ contact }: Person, { audience, host }: BookingSettings): string {
  const quoted = contact.includes(' ') ? `"${contact}"` : contact
  return `erase ${quoted}${audience === 'patients' ? ` --clinic ${host}` : ''}`
}

/** How much there is about a person. @throws CommandError when there is nothing */
async function countsAbout(store: Store, person: Person, settings: BookingSettings): Promise<Row[]> {
  const records = await recordsOf(store, person)
  const mails = await mailsAbout(store, person, [records], settings)
  const { optOuts, ...erased } = records
  const counts = { ...erased, mails }
  if (Object.values(counts).every((list) => list.length === 0))
    throw new CommandError(`Nothing is stored about ${person.contact}.`)
  return countsOf(counts)
}
