/** Where practices have signed, or may sign until a date. No practice is named. */
export interface Areas {
  /** Specialties that compete for the same patients: each group counts as one. */
  groups: readonly (readonly string[])[]
  taken: readonly Territory[]
  /** `until` is the last day of a proposal, as an ISO date. */
  promised: readonly (Territory & { until: string })[]
}

interface Territory {
  specialty: string
  /** ZIP codes, or the first three digits of all that begin with them. */
  zips: readonly string[]
}

/** `rivals` are the specialties that count as one with the one asked for, itself included. */
type AreaAnswer =
  | { kind: 'not-a-zip' }
  | { kind: 'open' | 'taken'; rivals: readonly string[] }
  | { kind: 'promised'; rivals: readonly string[]; until: string }

/** Whether a practice of this specialty can sign in a ZIP code. `today` is an ISO date. */
export function findArea(areas: Areas, specialty: string, zip: string, today: string): AreaAnswer {
  if (!/^\d{5}$/.test(zip)) return { kind: 'not-a-zip' }
  const rivals = areas.groups.find((group) => group.includes(specialty)) ?? [specialty]
  const isHere = ({ specialty, zips }: Territory) =>
    rivals.includes(specialty) && zips.some((begin) => zip.startsWith(begin))
  if (areas.taken.some(isHere)) return { kind: 'taken', rivals }
  const promise = areas.promised.find((one) => isHere(one) && one.until >= today)
  return promise ? { kind: 'promised', rivals, until: promise.until } : { kind: 'open', rivals }
}
