import { randomUUID } from 'node:crypto'
import { book } from '../book/mutations.ts'
import { freeHosts } from '../calendar/connected/free-hosts.ts'
import { bookedRange } from '../calendar/slots.ts'
import { isAccepted } from '../core/answer-rules.ts'
import type { Booking, BookingAnswers } from '../core/booking.ts'
import { BOOKING_FORM, fieldsOf } from '../core/fields.ts'
import { sha256 } from '../core/hashing.ts'
import { noLog } from '../core/reporting.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Store } from '../store/store.ts'
import { callColumns } from './columns.ts'
import { type Command, CommandError, listed } from './command.ts'
import { formatOffice, officeInstant, parseDate, personOf, typedAddress } from './typed.ts'

/** A call that somebody of the agency books, in the office's time. */
export interface CallByHand {
  date: string
  time: string
  name: string
  email: string
  phone?: string
  /** A host's id; needed where there are several. */
  person?: string | undefined
}

/**
 * Books a call by hand, also at a time that the site doesn't offer, unless it is taken. The invitation goes out as always.
 * @throws {InvalidUsage | CommandError | StoreError} with one sentence that says what to do instead
 */
export async function bookByHand(
  store: Store,
  settings: BookingSettings,
  now: Temporal.Instant,
  { date, time, name, email, phone = '', person }: CallByHand,
): Promise<Booking> {
  const { officeZone } = settings.rules
  const startsAt = officeInstant(parseDate(date), time, officeZone)
  const asked = formatOffice(startsAt, officeZone)
  if (Temporal.Instant.compare(startsAt, now) <= 0)
    throw new CommandError(`${asked} has passed: choose a time that is ahead.`)
  const answers = Object.fromEntries(fieldsOf(BOOKING_FORM).map(([field]) => [field, ''])) as BookingAnswers
  const typed = { name: name.trim(), email: typedAddress(email.trim()), phone: phone.trim() }
  if (!isAccepted(BOOKING_FORM.fields.name, typed.name))
    throw new CommandError('The name of the visitor is missing, or longer than 80 characters.')
  const host = personOf(settings, person)
  const calendars = { store, settings, now: () => now, log: noLog }
  const free = await freeHosts(calendars, [host], bookedRange(settings.rules, startsAt))
  if (free.length === 0) throw new CommandError(`The calendar is busy at ${asked}: choose another time.`)
  const request = {
    ...answers,
    ...typed,
    startsAt,
    visitorZone: officeZone,
    consents: { reminderTexts: false, marketingTexts: false, wording: {} },
    attribution: {},
    network: '',
    formKey: sha256(randomUUID()),
    referenceHash: sha256(randomUUID()),
  }
  const outcome = await book(store, request, settings, now, free)
  if (outcome.kind === 'booked') return outcome.booking
  throw new CommandError(
    outcome.kind === 'over-limit'
      ? `${typed.email} has two calls ahead already: move or cancel one of them.`
      : `${asked} overlaps another call with its buffer or a blocked time, or the day has all its calls: choose another time.`,
  )
}

export const bookCall: Command = {
  name: 'book',
  args: [2, 2],
  options: {
    name: { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string' },
    person: { type: 'string' },
  },
  usage: '<date> <time> --name "…" --email … [--phone …] [--person ana]',
  summary: 'book a call by hand; its visitor gets the invitation as always',
  async run({ args: [date = '', time = ''], options }, { store: open, settings, now }) {
    const { name = '', email = '', phone = '', person } = options as Partial<Record<string, string>>
    const booking = await bookByHand(await open(), settings, now, { date, time, name, email, phone, person })
    return listed([booking], callColumns(settings), { message: 'Booked. The invitation is on its way.' })
  },
}
