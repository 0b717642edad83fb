import { rm } from 'node:fs/promises'
import { cancelBooking } from '../db/change-booking.ts'
import { erasePerson } from '../db/erase-person.ts'
import { pendingAbout } from '../db/pending-messages.ts'
import { recordsOf } from '../db/person-records.ts'
import type { Store } from '../db/store.ts'
import type { Person } from '../domain/person.ts'
import { ownerOf } from './calendar-option.ts'
import { type CommandContext, CommandError, type CommandResult } from './command.ts'
import { eraseLimits } from './erase-limits.ts'
import { countColumns, countsOf, mailsAbout } from './stored-about.ts'

/** Milliseconds between two looks whether the cancellations were sent, and the number of looks. */
const LOOK_EVERY = 500
const LOOKS = 60

type EraseContext = CommandContext & { anyway: boolean }

/**
 * Cancels the person's calls that are ahead, waits until the running site has told the agency or the clinic, the calendar
 * and the programs, and deletes everything about the person in the calendar.
 * @throws CommandError
 */
export async function erasePersonFrom(
  store: Store,
  person: Person,
  context: EraseContext,
): Promise<CommandResult> {
  const cancelled = await cancelUpcoming(store, person, context)
  if (!context.anyway) await waitForCancellations(store, person, context)
  const before = await recordsOf(store, person)
  const outcome = await erasePerson(store, person, context.now, context)
  if (outcome.kind === 'sending')
    throw new CommandError(
      'A message to or about this person is being sent this moment: try again in half a minute.',
    )
  if (outcome.kind === 'upcoming') throw new CommandError('This person has just booked a call: try again.')
  const mails = await mailsAbout(store, person, [before, outcome.records], context.settings)
  for (const file of mails) await rm(file, { force: true })
  const { optOuts, ...erased } = outcome.records
  return {
    records: [countsOf({ ...erased, mails })],
    columns: countColumns('Deleted'),
    message: [
      cancelled > 0 ? `${cancelled} upcoming ${cancelled === 1 ? 'call was' : 'calls were'} canceled.` : '',
      ...eraseLimits(context.settings, context.now, optOuts.length),
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

async function cancelUpcoming(store: Store, person: Person, context: EraseContext): Promise<number> {
  const { settings, now, operator } = context
  const { bookings } = await recordsOf(store, person)
  let cancelled = 0
  for (const { id, status } of bookings) {
    if (status !== 'confirmed') continue
    // Null for calls that are over. The person is not told: they asked, and the answer is the agency's.
    const change = { settings, now, tellVisitor: false, by: { operator } }
    if (await cancelBooking(store, id, 'agency', change)) cancelled += 1
  }
  return cancelled
}

/** The rows that owe a message go with the call: whoever runs the calendar must have heard of it before. */
async function waitForCancellations(
  store: Store,
  person: Person,
  { wait, settings }: EraseContext,
): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const { bookings } = await recordsOf(store, person)
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
    `Upcoming calls were canceled, but ${ownerOf(settings)} has not been told by e-mail or in the calendar yet, so nothing was deleted: see "outbox", start the site and run this again, or add --anyway to delete without waiting.`,
  )
}
