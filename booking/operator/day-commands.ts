import { DAY_PATH, dayHref } from '../core/addresses.ts'
import {
  BOOKED_NOTE,
  type Counts,
  formatShowRate,
  REPORT_PERIOD,
  readReport,
  SOURCE_COLUMNS,
} from '../manage/report.ts'
import { createDayLink, DAY_LINK_LIFE, revokeDayLinks } from '../messages/secret-links.ts'
import { type Column, type Command, listed } from './command.ts'
import { formatOffice, officeInstant, parseDate, personOf } from './typed.ts'

export const link: Command = {
  name: 'link',
  options: { person: { type: 'string' }, revoke: { type: 'boolean' } },
  usage: '[--person ana] [--revoke]',
  summary: 'print a link to the page of the day; --revoke: end all such links',
  async run({ options: { person, revoke } }, { store, settings, now }) {
    if (revoke) {
      const count = await revokeDayLinks(await store())
      return `${count} ${count === 1 ? 'link was' : 'links were'} ended, those in morning emails too.\n`
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
