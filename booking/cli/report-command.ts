import { type ActivityCounts, bookingOrigins, countActivity } from '../db/report.ts'
import type { Store } from '../db/store.ts'
import { formatAttribution } from '../domain/format-attribution.ts'
import type { BookingSettings } from '../domain/settings.ts'
import type { TimeRange } from '../domain/slots.ts'
import { value } from './columns.ts'
import { type Command, InvalidUsage, type Row } from './command.ts'
import { officeDate } from './office-time.ts'

export const report: Command = {
  name: 'report',
  ofCalendar: true,
  parameters: [],
  values: ['month'],
  usage: '[--month 2026-11]',
  summary: 'what happened in a month, this one by default',
  check(typed, { settings, now }) {
    const zone = settings.rules.officeZone
    const month = monthOf(typed.values.month, officeDate(now, zone))
    const first = month.toPlainDate({ day: 1 })
    const range = {
      startsAt: first.toZonedDateTime(zone).toInstant(),
      endsAt: first.add({ months: 1 }).toZonedDateTime(zone).toInstant(),
    }
    return async ({ store: open }) => {
      const store = await open()
      const counts = countRows(await countActivity(store, settings.host, range), settings)
      // Patients are asked neither for a specialty nor for what brought them.
      const origins = settings.audience === 'patients' ? [] : await originRows(store, settings.host, range)
      const rows = [...counts, ...origins].map((row) => ({ month: month.toString(), ...row }))
      const message = `${month}, by the clock of ${zone}. Records that were erased or have expired are not counted.`
      return {
        records: [rows],
        columns: [
          ['What', value('what')],
          ['Number', value('number')],
        ],
        message,
      }
    }
  },
}

function monthOf(text: string | undefined, today: Temporal.PlainDate): Temporal.PlainYearMonth {
  if (text === undefined) return today.toPlainYearMonth()
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return Temporal.PlainYearMonth.from(text)
  throw new InvalidUsage(`"${text}" is not a month: write it like 2026-11.`)
}

const NAMES: Record<keyof ActivityCounts, string> = {
  booked: 'Calls booked',
  lapsed: 'Held calls that weren’t confirmed',
  moved: 'Calls moved',
  cancelledByVisitor: 'Calls canceled by the visitor',
  cancelledByAgency: 'Calls canceled by us',
  takingPlace: 'Calls that take place in the month',
  attending: 'of these, visitors who said that they’ll be there',
  leads: 'Guide requests',
  requests: 'Requests for other times',
  results: 'E-mailed results',
  messagesSent: 'Messages sent',
  messagesFailed: 'Messages that failed for good',
  messagesDropped: 'Messages dropped as outdated',
}

/** Counts of what there is only in the agency's calendar. */
const AGENCY_ONLY: (keyof ActivityCounts)[] = ['leads', 'requests', 'results']

function countRows(counts: ActivityCounts, { audience }: BookingSettings): Row[] {
  const keys = Object.keys(NAMES) as (keyof ActivityCounts)[]
  const shown = audience === 'patients' ? keys.filter((key) => !AGENCY_ONLY.includes(key)) : keys
  return shown.map((key) => ({
    what: NAMES[key],
    key,
    number: counts[key],
  }))
}

async function originRows(store: Store, host: string, range: TimeRange): Promise<Row[]> {
  const sources = new Map<string, number>()
  const specialties = new Map<string, number>()
  const add = (to: Map<string, number>, name: string) => to.set(name, (to.get(name) ?? 0) + 1)
  for await (const page of bookingOrigins(store, host, range))
    for (const { attribution, specialty } of page) {
      add(sources, formatAttribution(attribution) || 'unknown')
      add(specialties, specialty || 'none given')
    }
  return [...rowsOf('source', 'Booked from', sources), ...rowsOf('specialty', 'Booked for', specialties)]
}

function rowsOf(key: string, label: string, counts: Map<string, number>): Row[] {
  return [...counts]
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .map(([name, number]) => ({ what: `${label}: ${name}`, key, name, number }))
}
