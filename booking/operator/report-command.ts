import { formatShowRate, readReport } from '../manage/report.ts'
import { type Command, listed } from './command.ts'
import { officeInstant, parseDate } from './office-time.ts'

const DAYS = 90

export const report: Command = {
  name: 'report',
  words: [0, 0],
  options: { since: { type: 'string' } },
  usage: '[--since <date>]',
  summary: 'show rate, and bookings by source, of 90 days or since a date',
  async run({ options }, { store, settings: { rules }, now }) {
    const since =
      options.since === undefined
        ? now.subtract({ hours: DAYS * 24 })
        : officeInstant(parseDate(String(options.since)), '00:00', rules.officeZone)
    const counts = await readReport(await store(), null, { since, now })
    return listed(
      counts.sources,
      [
        ['Source', ({ source }) => source],
        ['Booked', ({ booked }) => String(booked)],
        ['Showed up', ({ showedUp }) => String(showedUp)],
        ['Clients', ({ clients }) => String(clients)],
      ],
      {
        message: `${formatShowRate(counts)}. Booked includes canceled calls.`,
        empty: 'There were no calls in this time.',
      },
    )
  },
}
