import type { Site } from './site.schema.ts'

/** How long each kind of record is kept, in words: `bookings` is `24 months`. */
export function formatRetention(retention: Site['retention']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(retention).map(([field, count]) => {
      const [, kind = '', unit = ''] = /^(\w+?)(Months|Days)$/.exec(field) ?? []
      const word = unit.toLowerCase()
      return [kind, `${count} ${count === 1 ? word.slice(0, -1) : word}`]
    }),
  )
}
