import { addBlock, freeRange, listBlocks, removeBlock } from '../db/blocks.ts'
import { callsIn } from '../db/listings.ts'
import type { TimeRange } from '../domain/slots.ts'
import { idArgument, numberOption } from './arguments.ts'
import { callColumns, shortId, value, when } from './columns.ts'
import { type Column, type Command, CommandError, InvalidUsage, type Typed, toRows } from './command.ts'
import { findId } from './find-record.ts'
import { formatOffice, officeDays, officeSpan, parseDate } from './office-time.ts'

const MAX_DAYS = 366
const MAX_NOTE_LENGTH = 200

export const block: Command = {
  name: 'block',
  ofCalendar: true,
  parameters: [{ name: 'date' }, { name: 'from', optional: true }, { name: 'to', optional: true }],
  values: ['days', 'note'],
  usage: '<date> [<from> <to> | --days 5] [--note "…"]',
  summary: 'offer no calls on a day, between two times or for days',
  check(typed, { settings, now }) {
    const zone = settings.rules.officeZone
    const range = rangeOf(typed, zone)
    const note = typed.values.note ?? ''
    if (note.length > MAX_NOTE_LENGTH)
      throw new InvalidUsage(`--note is limited to ${MAX_NOTE_LENGTH} characters.`)
    if (Temporal.Instant.compare(range.endsAt, now) <= 0)
      throw new InvalidUsage('That time has passed: give one that is ahead.')
    return async ({ store: open, operator }) => {
      const store = await open()
      const { id } = await addBlock(store, settings.host, range, note, now, { operator })
      const calls = await callsIn(store, settings.host, range)
      const span = `${formatOffice(range.startsAt, zone)} to ${formatOffice(range.endsAt, zone)}`
      return {
        records: [toRows(calls)],
        columns: callColumns(settings, { status: false }),
        empty: `Blocked ${span}; no calls are booked in it. To undo: unblock ${id.slice(0, 8)}`,
        message: `Blocked ${span}. ${stay(calls.length)} To undo: unblock ${id.slice(0, 8)}`,
      }
    }
  },
}

export const unblock: Command = {
  name: 'unblock',
  ofCalendar: true,
  parameters: [{ name: 'id' }],
  usage: '<id or date>',
  summary: 'offer a blocked time again, or whatever is blocked on a day',
  check(typed, { settings, now }) {
    const zone = settings.rules.officeZone
    const { id: text = '' } = typed.arguments
    const day = /^\d{4}-\d\d-\d\d$/.test(text) ? officeDays(parseDate(text), zone) : undefined
    const start = day ? '' : idArgument(typed, 'an id or a date')
    return async ({ store: open, operator }) => {
      const store = await open()
      if (!day) {
        const id = await findId(store, settings.host, 'blocks', start)
        const removed = await removeBlock(store, settings.host, id, now, { operator })
        if (!removed) throw new CommandError(NOTHING_BLOCKED)
        const message = 'Unblocked; the site offers the time again as its rules say.'
        return { records: [toRows([removed])], columns: columns(zone), message }
      }
      const { freed, rests } = await freeRange(store, settings.host, day, now, { operator })
      if (freed.length === 0) throw new CommandError(NOTHING_BLOCKED)
      const stillBlocked = rests.map(
        ({ id, startsAt, endsAt }) =>
          `Still blocked: ${formatOffice(startsAt, zone)} to ${formatOffice(endsAt, zone)} (${id.slice(0, 8)}).`,
      )
      return {
        records: [toRows(freed)],
        // The ids are those of blocks that are gone.
        columns: columns(zone).filter(([heading]) => heading !== 'Id'),
        message: [`Nothing is blocked on ${text} anymore.`, ...stillBlocked].join('\n'),
      }
    }
  },
}

const NOTHING_BLOCKED = 'Nothing is blocked then; "blocks" lists what is.'

export const blocks: Command = {
  name: 'blocks',
  ofCalendar: true,
  parameters: [],
  usage: '',
  summary: 'blocked times that are not over',
  check:
    () =>
    async ({ store, settings, now }) => ({
      records: [toRows(await listBlocks(await store(), settings.host, now))],
      columns: columns(settings.rules.officeZone),
      empty: 'Nothing is blocked.',
    }),
}

function rangeOf(typed: Typed, zone: string): TimeRange {
  const { date = '', from, to } = typed.arguments
  const day = parseDate(date)
  const days = numberOption(typed, 'days', MAX_DAYS, undefined)
  if (from === undefined) return officeDays(day, zone, days)
  if (to === undefined)
    throw new InvalidUsage('"block" needs two times like 12:00 15:00, or none for the whole day.')
  if (days !== undefined) throw new InvalidUsage('Give either two times or --days, not both.')
  return officeSpan(day, from, to, zone)
}

function stay(calls: number): string {
  return calls === 1
    ? 'The call above stays booked: move or cancel it.'
    : 'The calls above stay booked: move or cancel them.'
}

function columns(zone: string): Column[] {
  return [
    ['From', when('startsAt', zone)],
    ['To', when('endsAt', zone)],
    ['Id', shortId()],
    ['Note', value('note')],
  ]
}
