import { officeDays } from '../calendar/office-days.ts'
import { isIsoDate } from '../core/format-time.ts'
import {
  COUNTED,
  type Counted,
  compareChanges,
  REPORT_PERIOD,
  readPages,
  readReport,
  wayToACall,
} from '../counts/report.ts'
import type { Column } from '../lists/table.ts'
import { type Command, type CommandContext, InvalidUsage, listed } from './command.ts'

/** Lines for each of the lists of pages. */
const SHOWN_PAGES = 10

/** Of 90 days, or since a date. @throws InvalidUsage */
function periodOf(since: unknown, { settings: { rules }, now }: CommandContext) {
  if (since === undefined) return { since: now.subtract(REPORT_PERIOD), now, rules }
  if (!isIsoDate(String(since))) throw new InvalidUsage(`"${since}" is not a date: write it like 2026-12-01.`)
  return { since: officeDays(rules, Temporal.PlainDate.from(String(since))).startsAt, now, rules }
}

export const report: Command = {
  name: 'report',
  options: { since: { type: 'string' } },
  usage: '[--since <date>]',
  summary: 'from visits to clients, and how fast pages were; 90 days, or since a date',
  async run({ options: { since } }, context) {
    const period = periodOf(since, context)
    const store = await context.store()
    const found = await readReport(store, null, period)
    const { pages, faults } = await readPages(store, period)
    const columns = COUNTED.map(([name, count]): Column<Counted> => [name, (of) => String(of[count])])
    return listed(found.sources, [['Source', ({ name }) => name], ...columns], {
      message: [
        ...wayToACall(found),
        ...found.firstPages
          .slice(0, SHOWN_PAGES)
          .map(({ name, arrived, booked }) => `First page ${name}: ${arrived} arrived, ${booked} booked`),
        ...pages
          .slice(0, SHOWN_PAGES)
          .map(
            ({ page, seen, lcp, inp, cls }) =>
              `Page ${page}: seen ${seen} times; 3 of 4 visitors had at most ${lcp ?? '?'} ms to the largest paint, ${inp ?? '?'} ms to a reaction, ${cls ?? '?'} of shift`,
          ),
        ...faults.map(({ event, times }) => `${event.replaceAll(':', ' ')}: ${times} times`),
        ...(await compareChanges(store, period.rules)),
      ].join('\n'),
      empty: 'There were no visits and no calls in this time.',
    })
  },
}
