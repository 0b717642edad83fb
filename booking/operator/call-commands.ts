import { bookByHand } from '../book/by-hand.ts'
import { moveBooking } from '../book/mutations.ts'
import { freeHosts } from '../calendar/connected/free-hosts.ts'
import { bookedRange, isOffered } from '../calendar/slots.ts'
import { DAY_PATH, dayHref, OFFICE_PATH } from '../core/addresses.ts'
import { type Booking, callState, mayChange } from '../core/booking.ts'
import { hostOf, rulesOf } from '../core/call-hosts.ts'
import { noLog } from '../core/reporting.ts'
import { OFFICE_UNOPENED } from '../core/settings.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { enqueueAgain } from '../messages/outbox.ts'
import { createDayLink, DAY_LINK_LIFE, revokeDayLinks } from '../messages/secret-links.ts'
import { bookingById } from '../store/bookings.ts'
import { callColumns } from './columns.ts'
import { type Command, type CommandContext, CommandError, listed } from './command.ts'
import { findId, formatOffice, officeInstant, parseDate, personOf, typedAddress, typedId } from './typed.ts'

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
    const { name = '', email, phone = '', person } = options as Partial<Record<string, string>>
    const call = {
      startsAt: officeInstant(parseDate(date), time, settings.rules.officeZone),
      host: personOf(settings, person),
      ...{ name, email: typedAddress(email), phone },
    }
    const booked = await bookByHand(await open(), settings, now, call)
    if (typeof booked === 'string') throw new CommandError(booked)
    return listed([booked], callColumns(settings), { message: 'Booked. The invitation is on its way.' })
  },
}

export const move: Command = {
  name: 'move',
  args: [3, 3],
  options: { anyway: { type: 'boolean' }, quiet: { type: 'boolean' } },
  usage: '<id> <date> <time> [--anyway] [--quiet]',
  summary: 'move a call; --anyway: to a time that the site does not offer',
  async run({ args: [id, date = '', time = ''], options }, { store: open, settings, now }) {
    const { rules } = settings
    const startsAt = officeInstant(parseDate(date), time, rules.officeZone)
    const asked = formatOffice(startsAt, rules.officeZone)
    if (Temporal.Instant.compare(startsAt, now) <= 0)
      throw new CommandError(`${asked} has passed; nothing was changed.`)
    const call = await findCall(open, id)
    const store = await open()
    const host = hostOf(settings, call)
    const isOutside = !isOffered(rulesOf(settings, host), now, startsAt)
    if (isOutside && !options.anyway)
      throw new CommandError(
        `The site does not offer ${asked} (hours, days off, notice and horizon are in content/site.yaml): add --anyway to move the call there.`,
      )
    const calendars = { store, settings, now: () => now, log: noLog }
    const [free] = await freeHosts(calendars, [host], bookedRange(rules, startsAt))
    if (!free && !options.anyway)
      throw new CommandError(`The calendar is busy at ${asked}: add --anyway to move the call there.`)
    const tellVisitor = !options.quiet
    const change = { settings, now, tellVisitor, by: 'agency' } as const
    const outcome = await moveBooking(
      store,
      call.id,
      startsAt,
      change,
      options.anyway ? '' : free?.calendarCheck,
    )
    switch (outcome.kind) {
      case 'over':
        throw new CommandError('That call is canceled or over; nothing was changed.')
      case 'unchanged':
        throw new CommandError(`That call is at ${asked} already; nothing was changed.`)
      case 'taken':
        throw new CommandError(
          'That time overlaps another call with its buffer or a blocked time, or the day has all its calls; nothing was changed.',
        )
      case 'moved': {
        const from = formatOffice(outcome.from, rules.officeZone)
        const warning = isOutside ? ' Note: the site itself would not offer this time.' : ''
        const message = `Moved from ${from} to ${asked}. ${told(1, tellVisitor)}${warning}`
        return listed([outcome.booking], callColumns(settings), { message })
      }
    }
  },
}

export const cancel: Command = {
  name: 'cancel',
  args: [1, Number.POSITIVE_INFINITY],
  options: { quiet: { type: 'boolean' } },
  usage: '<id> [<id> …] [--quiet]',
  summary: 'cancel calls and free their times; --quiet: without telling the visitors',
  async run({ args, options }, { store: open, settings, now }) {
    const tellVisitor = !options.quiet
    for (const word of args) typedId(word)
    // All are found before any is canceled.
    const calls: Booking[] = []
    for (const word of args) calls.push(await findCall(open, word))
    const store = await open()
    const canceled: Booking[] = []
    for (const { id } of calls) {
      const booking = await cancelBooking(store, id, { by: 'agency', settings, now, tellVisitor })
      if (booking) canceled.push(booking)
    }
    const left = calls.length - canceled.length
    if (canceled.length === 0) throw new CommandError('Already canceled or over; nothing was changed.')
    return listed(canceled, callColumns(settings), {
      message: [
        `Canceled ${counted(canceled.length, 'call')} and freed the time.`,
        told(canceled.length, tellVisitor),
        left > 0 ? `Already canceled or over: ${left}.` : '',
      ]
        .join(' ')
        .trim(),
    })
  },
}

export const resend: Command = {
  name: 'resend',
  args: [1, 1],
  usage: '<id>',
  summary: 'send a call’s confirmation again, to the visitor and to you',
  async run({ args: [id] }, { store: open, settings, now }) {
    const booking = await findCall(open, id)
    if (!mayChange(callState(booking, settings.rules, now), 'agency'))
      throw new CommandError('That call is canceled or over; its confirmation cannot be sent again.')
    const count = await enqueueAgain(await open(), booking, now)
    const message = `${counted(count, 'email')} queued again; the running site sends them within seconds.`
    return listed([booking], callColumns(settings), { message })
  },
}

async function findCall(open: CommandContext['store'], typed: string | undefined): Promise<Booking> {
  const id = await findId(open, 'bookings', typed)
  const booking = await bookingById(await open(), id)
  if (!booking) throw new CommandError(`The call ${typed} was deleted this moment.`)
  return booking
}

function told(calls: number, tellVisitor: boolean): string {
  const [gets, was] =
    calls === 1 ? ['The visitor gets', 'The visitor was'] : ['The visitors get', 'The visitors were']
  return tellVisitor ? `${gets} an email about it.` : `${was} not told.`
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

export const link: Command = {
  name: 'link',
  options: { person: { type: 'string' }, office: { type: 'boolean' }, revoke: { type: 'boolean' } },
  usage: '[--person ana | --office] [--revoke]',
  summary: 'print a link to the day’s page or the office; --revoke: end all links',
  async run({ options: { person, office, revoke } }, { store, settings, now }) {
    if (revoke) {
      const count = await revokeDayLinks(await store())
      return `${count} ${count === 1 ? 'link was' : 'links were'} ended, those in morning emails too.\n`
    }
    if (office) {
      const secret = await createDayLink(await store(), OFFICE_UNOPENED, now)
      return `${settings.agency.origin}${dayHref(OFFICE_PATH, secret)}\nIt opens the office once, within 12 hours.\n`
    }
    const { id } = personOf(settings, person)
    const secret = await createDayLink(await store(), id, now)
    const end = formatOffice(now.add(DAY_LINK_LIFE), settings.rules.officeZone)
    return [
      settings.agency.origin + dayHref(DAY_PATH, secret),
      `It works until ${end}. Anyone who has it can see and change the calls.\n`,
    ].join('\n')
  },
}
