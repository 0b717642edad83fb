import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { cancelBooking } from '../db/change-booking.ts'
import { erasePerson } from '../db/erase-person.ts'
import { pendingAbout } from '../db/pending-messages.ts'
import { idsOf, type PersonRecords, recordsOf } from '../db/person-records.ts'
import type { Store } from '../db/store.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { mailFolder, mailsOf } from '../email/mail-files.ts'
import { value } from './columns.ts'
import { type CommandContext, CommandError, type CommandResult, type Row } from './command.ts'

/** Milliseconds between two looks whether the cancellations were sent, and the number of looks. */
const LOOK_EVERY = 500
const LOOKS = 60

type EraseContext = CommandContext & { anyway: boolean }

/**
 * Cancels the person's calls that are ahead, waits until the running site has told the agency, its calendar and its
 * programs, and deletes everything about the address.
 * @throws CommandError
 */
export async function eraseAddress(
  store: Store,
  email: string,
  context: EraseContext,
): Promise<CommandResult> {
  const cancelled = await cancelUpcoming(store, email, context)
  if (!context.anyway) await waitForCancellations(store, email, context)
  const before = await recordsOf(store, email)
  const outcome = await erasePerson(store, email, context.now, context)
  if (outcome.kind === 'sending')
    throw new CommandError(
      'A message to or about this address is being sent this moment: try again in half a minute.',
    )
  if (outcome.kind === 'upcoming') throw new CommandError('This address has just booked a call: try again.')
  const mails = await deleteMails(email, [before, outcome.records], context.settings)
  const { optOuts, ...erased } = outcome.records
  return {
    records: [countsOf({ ...erased, mails })],
    columns: [
      ['Deleted', value('what')],
      ['Number', value('number')],
    ],
    message: [
      cancelled > 0 ? `${cancelled} upcoming ${cancelled === 1 ? 'call was' : 'calls were'} canceled.` : '',
      ...remainders(context, optOuts.length),
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

type Erased = Record<keyof Omit<PersonRecords, 'optOuts'> | 'mails', unknown[]>

const NAMES: Record<keyof Erased, string> = {
  bookings: 'calls',
  leads: 'guide requests',
  requests: 'requests for other times',
  results: 'e-mailed results',
  messages: 'messages of the outbox',
  setAside: 'entries set aside',
  webhookEvents: 'webhook calls',
  mails: 'e-mails in the data folder',
}

/** How many records of each kind there are, in words. */
export function countsOf(found: Erased): Row[] {
  return Object.entries(NAMES).map(([kind, what]) => ({
    what,
    number: found[kind as keyof Erased].length,
  }))
}

async function cancelUpcoming(store: Store, email: string, context: EraseContext): Promise<number> {
  const { settings, now, operator } = context
  const { bookings } = await recordsOf(store, email)
  let cancelled = 0
  for (const { id, status } of bookings) {
    if (status !== 'confirmed') continue
    // Null for calls that are over. The person is not told: they asked, and the answer is the agency's.
    const change = { settings, now, tellVisitor: false, by: { operator } }
    if (await cancelBooking(store, id, 'agency', change)) cancelled += 1
  }
  return cancelled
}

/** The rows that owe a message go with the call: the agency and its calendar must have heard of it before. */
async function waitForCancellations(store: Store, email: string, { wait }: EraseContext): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const { bookings } = await recordsOf(store, email)
    if (
      !(await pendingAbout(
        store,
        bookings.map(({ id }) => id),
      ))
    )
      return
    await wait(LOOK_EVERY)
  }
  throw new CommandError(
    'Upcoming calls were canceled, but the agency’s e-mail or calendar has not been told yet, so nothing was deleted: see "outbox", start the site and run this again, or add --anyway to delete without waiting.',
  )
}

async function deleteMails(
  email: string,
  records: PersonRecords[],
  settings: BookingSettings,
): Promise<string[]> {
  const subjects = records.flatMap(idsOf)
  const messages = records.flatMap((one) => one.messages.map(({ id }) => id))
  const files = await mailsOf(mailFolder(settings.dataDir), { email, subjects, messages })
  for (const file of files) await rm(file, { force: true })
  return files
}

/** What this command can't reach, in words. */
function remainders({ settings, now }: EraseContext, optOuts: number): string[] {
  const { dailyBackup, databaseUrl, calendarUrl, eventsUrl, retention, rules } = settings
  const until = now.toZonedDateTimeISO(rules.officeZone).add({ days: retention.backupDays }).toPlainDate()
  return [
    'Out of reach of this command:',
    dailyBackup
      ? `- daily backups in ${dailyBackup.folder} (${backupNames(dailyBackup.folder)}): the site deletes the last of them by ${until}`
      : '- backups that you made with "backup"',
    '- copies of backups elsewhere: delete them too; after a restore, erase again',
    '- e-mail and texts that were sent, in mailboxes and at the services that carried them',
    calendarUrl ? '- events of past calls in your own calendar: delete them there' : '',
    eventsUrl ? '- what the program that is told of bookings has stored' : '',
    databaseUrl ? '- PostgreSQL overwrites deleted rows with its next VACUUM' : '',
    optOuts > 0
      ? '- the phone number stays on the list of those who answered STOP, so that no text goes to it'
      : '',
  ].filter(Boolean)
}

function backupNames(folder: string): string {
  let names: string[]
  try {
    names = readdirSync(folder)
      .filter((name) => /^bookings-.*\.sqlite$/.test(name))
      .sort()
  } catch {
    return 'none there now'
  }
  const [first, last] = [names.at(0), names.at(-1)]
  if (!first) return 'none there now'
  return first === last ? `${first}` : `${first} to ${last}`
}
