/** Formats `2026-11-21` as `November 21, 2026`. */
export function printDate(isoDate: string): string {
  return midnight(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Weekday of an ISO date, like `Friday`. */
export function weekdayOf(isoDate: string): string {
  return midnight(isoDate).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
}

/** Whole days between two ISO dates. */
export function daysBetween(from: string, to: string): number {
  return (midnight(to).getTime() - midnight(from).getTime()) / 86_400_000
}

const midnight = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`)
