import { readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { cancelBooking } from '../manage/mutations.ts'
import { mailFolder, mailsOf } from '../messages/channels/mail-files.ts'
import { erasePerson, type PersonRecords, recordsOf } from '../privacy/erase-person.ts'
import { when } from './columns.ts'
import { type Command, CommandError, listed } from './command.ts'
import { typedAddress } from './typed.ts'

export const erase: Command = {
  name: 'erase',
  args: [1, 1],
  options: { yes: { type: 'boolean' } },
  usage: '<address> [--yes]',
  summary: 'what is stored about a person, in full with --json; --yes deletes it',
  async run({ args: [typed], options }, { store: open, settings, now }) {
    const email = typedAddress(typed)
    const store = await open()
    const { bookings } = await recordsOf(store, email)
    if (options.yes) {
      let canceled = 0
      // The visitor asked for it and is not told. Null for calls that are over or canceled.
      for (const { id } of bookings)
        if (await cancelBooking(store, id, { by: 'agency', settings, now, tellVisitor: false })) canceled += 1
      // Erasing a call deletes its messages, which must first tell the agency of the cancellation.
      if (canceled > 0)
        throw new CommandError(
          `Upcoming calls were canceled first (${canceled}), and nothing was deleted yet: run this again in a minute, once the running site has told you of it by email and in the calendar.`,
        )
    }
    const records = options.yes ? await erasePerson(store, email) : await recordsOf(store, email)
    const files = await mailsOf(mailFolder(settings.dataDir), email)
    const found = [...shown(records), ...(await Promise.all(files.map(shownFile)))]
    if (found.length === 0) throw new CommandError(`Nothing is stored about ${email}.`)
    if (options.yes) for (const file of files) await rm(file, { force: true })
    return listed(
      found,
      [
        [options.yes ? 'Deleted' : 'What', ({ what }) => what],
        ['Of', ({ of }) => (of ? when(of, settings.rules.officeZone) : '')],
        ['Id', ({ id }) => String(id)],
      ],
      {
        message: options.yes
          ? `Deleted. Out of reach of this command: backups, of which the site deletes its own after ${settings.retention.backupDays} days at most (after a restore, erase again), messages that were sent, events in your own calendar, and what other programs were told.`
          : `Nothing was deleted. To delete all of it for good: erase ${email} --yes`,
      },
    )
  },
}

/** The records without the hashes that protect forms and links. */
function shown({ bookings, leads, messages, webhookEvents, optOuts, websiteChecks }: PersonRecords) {
  return [
    ...bookings.map(({ formKey, referenceHash, ...call }) => ({ what: 'call', of: call.startsAt, ...call })),
    ...leads.map(({ formKey, ...lead }) => ({ what: 'lead', of: lead.createdAt, ...lead })),
    ...messages.map((message) => ({ what: 'message', of: message.dueAt, ...message })),
    ...webhookEvents.map((event) => ({ what: 'webhook call', of: event.receivedAt, ...event })),
    ...websiteChecks.map(({ hash, ...check }) => ({
      what: 'website check',
      of: check.createdAt,
      id: check.site,
      ...check,
    })),
    ...optOuts.map((number) => ({
      what: 'answered STOP',
      of: number.createdAt,
      id: number.phone,
      ...number,
    })),
  ]
}

/** Without the content of an email that names other people too. */
async function shownFile(file: string) {
  const text = await readFile(file, 'utf8')
  const content = /^X-Visitors:/im.test(text) ? '' : text
  return { what: 'email on disk', of: null, id: basename(file), content }
}
