import { fillPlaceholders } from '../checks/placeholders.ts'
import type { Site } from '../site/site.schema.ts'
import { legal } from './legal.data.ts'

/** Where the scale turns from a visit into days. */
const DAY_AT = 0.3
const DAYS_OF_MONTH = 30

/**
 * How long records are kept, from the settings that the deletion itself reads. The scale is logarithmic from a day on,
 * because a day and two years do not fit a linear one.
 */
export function lifetimes(retention: Site['retention']) {
  const { caption, scale, unsent, counts, network, leads, bookings } = legal.lifetimes
  const kept = [
    { ...network, days: retention.networkDays },
    { ...leads, days: retention.leadsMonths * DAYS_OF_MONTH },
    { ...bookings, days: retention.bookingsMonths * DAYS_OF_MONTH },
  ].sort((one, other) => one.days - other.days)
  const longest = Math.max(...kept.map(({ days }) => days))
  const place = (days: number) => DAY_AT + (1 - DAY_AT) * (Math.log(days) / Math.log(Math.max(longest, 2)))
  const month = place(DAYS_OF_MONTH)
  const [unit, count] =
    longest < 2 * DAYS_OF_MONTH ? [scale.days, longest] : [scale.months, longest / DAYS_OF_MONTH]
  return {
    caption,
    ticks: [
      { at: 0, label: scale.visit },
      { at: DAY_AT, label: scale.day },
      ...(month < 0.85 ? [{ at: month, label: scale.month }] : []),
      { at: 1, label: fillPlaceholders(unit, { count: String(count) }) },
    ],
    rows: [
      { ...unsent, to: 0.15 },
      { ...counts, to: DAY_AT },
      ...kept.map(({ name, label, days }) => ({ name, label, to: place(days) })),
    ],
  }
}
