type Span = { from: string; to: string }

/** Opening spans by ISO weekday, 1 is Monday; times as `09:00`. A missing day is a day off. */
type WeeklyHours = Readonly<Record<number, readonly Span[] | undefined>>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Groups consecutive days for which `textOf` returns the same text; leaves out days without a text. */
function runsOf(hours: WeeklyHours, textOf: (spans: readonly Span[]) => string) {
  const runs: { first: string; last: string; days: number; text: string }[] = []
  let previous = ''
  for (const [index, name] of DAYS.entries()) {
    const text = textOf(hours[index + 1] ?? [])
    const run = runs.at(-1)
    if (text && run && text === previous) Object.assign(run, { last: name, days: run.days + 1 })
    else if (text) runs.push({ first: name, last: name, days: 1, text })
    previous = text
  }
  return runs
}

/**
 * Writes the days with hours, consecutive ones together, e.g. `Monday to Friday` or `Monday, Wednesday and Saturday`.
 */
export function formatOfficeDays(hours: WeeklyHours): string {
  const names = runsOf(hours, (spans) => (spans.length > 0 ? 'open' : '')).flatMap(
    ({ first, last, days }) => {
      if (days === 1) return [first]
      return days === 2 ? [first, last] : [`${first} to ${last}`]
    },
  )
  return new Intl.ListFormat('en-US', { style: 'long' }).format(names).replace(/, and /, ' and ')
}

/**
 * Writes weekly hours in one line, with consecutive days of the same hours together.
 * @param zoneLabel printed after the hours, e.g. `EST`
 * @returns e.g. `Monday to Friday, 9:00 AM–6:00 PM EST`; an empty string for a week without hours
 */
export function formatOfficeHours(hours: WeeklyHours, zoneLabel: string): string {
  return runsOf(hours, (spans) =>
    spans.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', '),
  )
    .map(
      ({ first, last, days, text }) => `${days === 1 ? first : `${first} to ${last}`}, ${text} ${zoneLabel}`,
    )
    .join('; ')
}

/** Formats `13:30` as `1:30 PM`. */
function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
