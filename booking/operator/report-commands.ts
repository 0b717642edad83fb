import { officeDays } from '../calendar/office-days.ts'
import {
  COUNTED,
  type Counted,
  compareReports,
  REPORT_PERIOD,
  readPages,
  readReport,
  wayToACall,
} from '../counts/report.ts'
import type { Column } from '../lists/table.ts'
import { type Command, type CommandContext, InvalidUsage, listed } from './command.ts'
import { officeInstant, parseDate } from './typed.ts'

/** Of 90 days, or since a date. */
function periodOf(since: unknown, { settings: { rules }, now }: CommandContext) {
  const from =
    typeof since === 'string'
      ? officeInstant(parseDate(since), '00:00', rules.officeZone)
      : now.subtract(REPORT_PERIOD)
  return { since: from, now, rules }
}

export const report: Command = {
  name: 'report',
  options: { since: { type: 'string' } },
  usage: '[--since <date>]',
  summary: 'visits, bookings and clients by source, of 90 days or since a date',
  async run({ options: { since } }, context) {
    const store = await context.store()
    const period = periodOf(since, context)
    const found = await readReport(store, null, period)
    const columns = COUNTED.map(([name, count]): Column<Counted> => [name, (of) => String(of[count])])
    return listed(found.sources, [['Source', ({ name }) => name], ...columns], {
      message: [
        ...wayToACall(found),
        ...found.firstPages
          .slice(0, 10)
          .map(({ name, arrived, booked }) => `First page ${name}: ${arrived} arrived, ${booked} booked`),
        ...(await comparisons(context)),
      ].join('\n'),
      empty: 'There were no visits and no calls in this time.',
    })
  },
}

/** On each side of a note. */
const COMPARED_DAYS = 28

/** What `note` named, with the weeks on both sides. */
async function comparisons({ store: open, settings: { rules } }: CommandContext): Promise<string[]> {
  const store = await open()
  const notes = await store.db.selectFrom('notes').selectAll().orderBy('day').execute()
  const reportFrom = (first: Temporal.PlainDate) => {
    const { startsAt, endsAt } = officeDays(rules, first, COMPARED_DAYS)
    return readReport(store, null, { since: startsAt, now: endsAt, rules })
  }
  const compared = notes.map(async ({ name, day }) => {
    const noted = Temporal.PlainDate.from(day)
    const before = await reportFrom(noted.subtract({ days: COMPARED_DAYS }))
    return `“${name}” (${day}): ${compareReports(before, await reportFrom(noted))}.`
  })
  return await Promise.all(compared)
}

export const seen: Command = {
  name: 'seen',
  options: { since: { type: 'string' } },
  usage: '[--since <date>]',
  summary: 'pages seen and how fast they were, of 90 days or since a date',
  async run({ options: { since } }, context) {
    const { pages, faults } = await readPages(await context.store(), periodOf(since, context))
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
          ...faults.map(({ event, times }) => `${event.replaceAll(':', ' ')}: ${times} times`),
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
  summary: 'note today’s change; “report” compares the four weeks before and after',
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
