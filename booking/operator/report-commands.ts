import {
  BOOKED_NOTE,
  type Counts,
  formatShowRate,
  REPORT_PERIOD,
  readReport,
  SOURCE_COLUMNS,
} from '../manage/report.ts'
import { compareWeeks, formatRate, summarizeSeen } from '../manage/seen-report.ts'
import { readSeen } from '../store/seen.ts'
import { type Column, type Command, InvalidUsage, listed } from './command.ts'
import { officeInstant, parseDate } from './typed.ts'

export const report: Command = {
  name: 'report',
  options: { since: { type: 'string' } },
  usage: '[--since <date>]',
  summary: 'show rate, and bookings by source, of 90 days or since a date',
  async run({ options: { since } }, { store, settings: { rules }, now }) {
    const from =
      typeof since === 'string'
        ? officeInstant(parseDate(since), '00:00', rules.officeZone)
        : now.subtract(REPORT_PERIOD)
    const counts = await readReport(await store(), null, { since: from, now })
    const columns = SOURCE_COLUMNS.map(([name, count]): Column<Counts> => [name, (of) => String(of[count])])
    return listed(counts.sources, [['Source', ({ source }) => source], ...columns], {
      message: `${formatShowRate(counts)}. ${BOOKED_NOTE}`,
      empty: 'There were no calls in this time.',
    })
  },
}

const DAYS = 90
/** On each side of a note. */
const COMPARED_DAYS = 28

export const seen: Command = {
  name: 'seen',
  options: { since: { type: 'string' } },
  usage: '[--since <date>]',
  summary: 'pages seen, from where and how fast, of 90 days or since a date',
  async run({ options: { since } }, { store: open, settings: { rules }, now }) {
    const today = now.toZonedDateTimeISO(rules.officeZone).toPlainDate()
    const from = typeof since === 'string' ? parseDate(since) : today.subtract({ days: DAYS })
    const store = await open()
    const notes = await store.db.selectFrom('notes').selectAll().orderBy('day').execute()
    const earliest = notes.map(({ day }) => Temporal.PlainDate.from(day).subtract({ days: COMPARED_DAYS }))
    const [first = from] = [from, ...earliest].sort(Temporal.PlainDate.compare)
    const all = await readSeen(store, String(first))
    const { pages, sources, faults, arrived, sawCalendar } = summarizeSeen(
      all.filter(({ day }) => day >= String(from)),
    )
    const between = (start: Temporal.PlainDate, end: Temporal.PlainDate) =>
      all.filter(({ day }) => day >= String(start) && day < String(end))
    const compared = notes.map(({ name, day }) => {
      const at = Temporal.PlainDate.from(day)
      const [before, after] = [at.subtract({ days: COMPARED_DAYS }), at.add({ days: COMPARED_DAYS })]
      return `“${name}” (${day}): ${compareWeeks(between(before, at), between(at, after))}.`
    })
    const unit = (value: number | null, name: string) => (value === null ? '' : `${value}${name}`)
    return listed(
      pages,
      [
        ['Page', ({ page }) => page],
        ['Seen', ({ seen }) => String(seen)],
        ['Largest paint', ({ lcp }) => unit(lcp, ' ms')],
        ['Slowest reaction', ({ inp }) => unit(inp, ' ms')],
        ['Shift', ({ cls }) => unit(cls, '')],
      ],
      {
        message: [
          'Times are what 3 of 4 visitors didn’t exceed.',
          `Of all who arrived, the calendar was seen by ${formatRate(sawCalendar, arrived)}.`,
          ...sources.slice(0, 10).map(({ source, arrived }) => `From ${source}: ${arrived}`),
          ...faults.slice(0, 10).map(({ event, times }) => `${event.replaceAll(':', ' ')}: ${times} times`),
          ...compared,
        ].join('\n'),
        empty: 'Nothing was seen in this time.',
      },
    )
  },
}

export const note: Command = {
  name: 'note',
  args: [1, 1],
  usage: '"<what changed>"',
  summary: 'note today’s change; “seen” compares the four weeks before and after',
  async run({ args: [name = ''] }, { store, settings: { rules }, now }) {
    if (name.trim().length < 3)
      throw new InvalidUsage('Say in a few words what changed, like note "new first screen".')
    const day = now.toZonedDateTimeISO(rules.officeZone).toPlainDate().toString()
    const { db } = await store()
    await db
      .insertInto('notes')
      .values({ name: name.trim(), day })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ day }))
      .execute()
    return `Noted for ${day}.\n`
  },
}
