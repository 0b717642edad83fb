/** Opening spans by ISO weekday, 1 is Monday; times as `09:00`. A missing day is a day off. */
export type WeeklyHours = Readonly<
  Partial<
    Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly { readonly from: string; readonly to: string }[] | undefined>
  >
>

const DAYS = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [7, 'Sunday'],
] as const

/**
 * Writes the days with hours, consecutive ones together, e.g. `Monday to Friday` or `Monday, Wednesday and Saturday`.
 */
export function formatOfficeDays(hours: WeeklyHours): string {
  const runs: { first: string; last: string; days: number }[] = []
  let wasOpen = false
  for (const [day, name] of DAYS) {
    const isOpen = (hours[day] ?? []).length > 0
    const run = runs.at(-1)
    if (isOpen && wasOpen && run) Object.assign(run, { last: name, days: run.days + 1 })
    else if (isOpen) runs.push({ first: name, last: name, days: 1 })
    wasOpen = isOpen
  }
  const names = runs.flatMap(({ first, last, days }) => {
    if (days === 1) return [first]
    return days === 2 ? [first, last] : [`${first} to ${last}`]
  })
  return new Intl.ListFormat('en-US', { style: 'long' }).format(names).replace(/, and /, ' and ')
}

/**
 * Writes weekly hours in one line, with consecutive days of the same hours together.
 * @param zoneLabel printed after the hours, e.g. `EST`
 * @returns e.g. `Monday to Friday, 9:00 AM–6:00 PM EST`; an empty string for a week without hours
 */
export function formatOfficeHours(hours: WeeklyHours, zoneLabel: string): string {
  const groups: { first: string; last: string; hours: string }[] = []
  let previous: string | null = null
  for (const [day, name] of DAYS) {
    const text = (hours[day] ?? []).map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', ')
    const group = groups.at(-1)
    if (text && group && text === previous) group.last = name
    else if (text) groups.push({ first: name, last: name, hours: text })
    previous = text
  }
  return groups
    .map(
      ({ first, last, hours }) => `${first === last ? first : `${first} to ${last}`}, ${hours} ${zoneLabel}`,
    )
    .join('; ')
}

/** Formats `13:30` as `1:30 PM`. */
function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
