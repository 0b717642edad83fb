import { addBlock, type Block, listBlocks, removeBlock } from '../calendar/blocks.ts'
import { callsIn } from '../calendar/list-calls.ts'
import { officeDays } from '../calendar/office-days.ts'
import type { TimeRange } from '../calendar/time-ranges.ts'
import { AGENCY_HOST, type BookingSettings, type CallRules } from '../core/settings.ts'
import { callColumns, shortId, when } from './columns.ts'
import { type Column, type Command, CommandError, InvalidUsage, listed } from './command.ts'
import { findId, formatOffice, parseDate, personOf, typedSpan } from './typed.ts'

const MAX_DAYS = 366
const MAX_NOTE_LENGTH = 200

export const block: Command = {
  name: 'block',
  args: [0, 3],
  options: { days: { type: 'string' }, note: { type: 'string' }, person: { type: 'string' } },
  usage: '[<date> [<from> <to> | --days 5] [--note "…"] [--person ana]]',
  summary: 'offer no calls on a day, in a span or for days; alone: list the blocks',
  async run({ args, options: { days, note = '', person } }, { store: open, settings, now }) {
    const { rules } = settings
    const zone = rules.officeZone
    if (args.length === 0)
      return listed(await listBlocks(await open(), now), columns(settings), {
        empty: 'Nothing is blocked.',
      })
    const host = person === undefined ? null : personOf(settings, person).id
    const range = rangeOf(args, days, rules)
    if (String(note).length > MAX_NOTE_LENGTH)
      throw new InvalidUsage(`--note is limited to ${MAX_NOTE_LENGTH} characters.`)
    if (Temporal.Instant.compare(range.endsAt, now) <= 0)
      throw new InvalidUsage('That time has passed: give one that is ahead.')
    const store = await open()
    const { id } = await addBlock(store, host ?? AGENCY_HOST, range, String(note), now)
    const calls = await callsIn(store, host, range)
    const stay =
      calls.length > 0 ? 'The calls above stay booked: move or cancel them.' : 'No calls are booked in it.'
    return listed(calls, callColumns(settings), {
      message: `Blocked ${spanOf(range, zone)}. ${stay} To undo: unblock ${shortId(id)}`,
    })
  },
}

export const unblock: Command = {
  name: 'unblock',
  args: [1, 1],
  usage: '<id>',
  summary: 'offer a blocked time again',
  async run({ args: [text] }, { store: open, settings }) {
    const id = await findId(open, 'blocks', text)
    const removed = await removeBlock(await open(), id)
    if (!removed) throw new CommandError('That block was removed this moment.')
    return listed([removed], columns(settings), {
      message: 'Unblocked; the site offers the time again as its rules say.',
    })
  },
}

function rangeOf(
  [date = '', from, to]: string[],
  days: string | boolean | undefined,
  rules: CallRules,
): TimeRange {
  const day = parseDate(date)
  if (from === undefined) return officeDays(rules, day, days === undefined ? 1 : numberOfDays(String(days)))
  if (to === undefined)
    throw new InvalidUsage('"block" needs two times like 12:00 15:00, or none for the whole day.')
  if (days !== undefined) throw new InvalidUsage('Give either two times or --days, not both.')
  return typedSpan(day, from, to, rules)
}

function numberOfDays(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (days >= 1 && days <= MAX_DAYS) return days
  throw new InvalidUsage(`--days must be a whole number from 1 to ${MAX_DAYS}.`)
}

function spanOf({ startsAt, endsAt }: TimeRange, zone: string): string {
  return `${formatOffice(startsAt, zone)} to ${formatOffice(endsAt, zone)}`
}

function columns(settings: BookingSettings): Column<Block>[] {
  const zone = settings.rules.officeZone
  const isShared = settings.people.length > 1
  return [
    ['From', ({ startsAt }) => when(startsAt, zone)],
    ['To', ({ endsAt }) => when(endsAt, zone)],
    ['Id', ({ id }) => shortId(id)],
    ...(isShared
      ? [['Who', ({ host }) => (host === AGENCY_HOST ? 'everybody' : host)] satisfies Column<Block>]
      : []),
    ['Note', ({ note }) => note],
  ]
}
