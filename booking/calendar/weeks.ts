import {
  addDays,
  formatSpan,
  localDay,
  minuteOfDay,
  mondayOf,
  weekdayOf,
  weeksBetween,
} from './local-days.ts'

/** Instants are epoch milliseconds. */
export interface OpenWeeks {
  starts: number[]
  zone: string
  now: number
  /** Any date of the week shown; null for the first that is open on two days, as the rest of this week may not be. */
  week: string | null
  phone: string
  hrefOf(place: { week?: string; start?: number }): string
}

function byDay(starts: number[], zone: string): Map<string, number[]> {
  const days = new Map<string, number[]>()
  for (const start of starts) {
    const day = localDay(start, zone)
    days.set(day, [...(days.get(day) ?? []), start])
  }
  return days
}

/** Monday to Friday, and a weekend day only if the whole horizon ever has a time on it. */
function shownDays(monday: string, days: Map<string, number[]>): string[] {
  const used = new Set([...days.keys()].map(weekdayOf))
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead))
  return week.filter((_, weekday) => weekday < 5 || used.has(weekday))
}

/** The week with `date`, clamped to the weeks from the first to the last open time; null is the first with two open days. */
export function weekPage(starts: number[], zone: string, now: number, date: string | null) {
  const days = byDay(starts, zone)
  const first = mondayOf(localDay(starts[0] ?? now, zone))
  const last = mondayOf(localDay(starts.at(-1) ?? now, zone))
  const mondays = [...days.keys()].map(mondayOf)
  const asked = date ? mondayOf(date) : (mondays.find((monday, day) => monday === mondays[day + 1]) ?? first)
  const monday = [first, asked, last].sort()[1] ?? asked

  const shown = shownDays(monday, days)
  const minutes = new Set<number>()
  for (const day of shown) for (const start of days.get(day) ?? []) minutes.add(minuteOfDay(start, zone))
  const rows = [...minutes].sort((a, b) => a - b)
  const columns = shown.map((day) => {
    const free = days.get(day) ?? []
    // By row, which is a minute of the day: the free starts in it.
    const cells = rows.map((minute) => free.filter((start) => minuteOfDay(start, zone) === minute))
    return { day, count: free.length, cells }
  })

  const labelOf = (week: string) => formatSpan(week, shownDays(week, days).at(-1) ?? week)
  const nextDay = [...days.keys()].sort().find((day) => day > addDays(monday, 6))
  const nextMonday = nextDay ? mondayOf(nextDay) : null
  return {
    monday,
    label: labelOf(monday),
    columns,
    count: columns.reduce((sum, column) => sum + column.count, 0),
    index: weeksBetween(first, monday) + 1,
    weeks: weeksBetween(first, last) + 1,
    earlier: monday > first ? addDays(monday, -7) : null,
    later: monday < last ? addDays(monday, 7) : null,
    nextFree: nextMonday ? { monday: nextMonday, label: labelOf(nextMonday) } : null,
  }
}

export type WeekPage = ReturnType<typeof weekPage>
export type DayColumn = WeekPage['columns'][number]
