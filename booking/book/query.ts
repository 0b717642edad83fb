import { canonicalZone, isIsoDate } from '../core/format-time.ts'
import { readArea, readAttribution, readInstant, singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { ALTERNATIVE_FIELD } from './labels.ts'

const isoDate = (text: string) => (isIsoDate(text) ? text : null)

/** What reads each parameter; its null makes the query invalid. */
const PARAMETERS = {
  zone: canonicalZone,
  week: isoDate,
  day: isoDate,
  start: readInstant,
  embed: (text: string) => (text === '1' ? true : null),
  area: readArea,
  callback: (text: string) => (text === '1' || text === 'done' ? text : null),
}
type Readers = typeof PARAMETERS

export type BookingQuery = {
  [Name in keyof Readers]?: NonNullable<ReturnType<Readers[Name]>> | undefined
} & { attribution: Record<string, string> }

/** Parses the query of a page with open times. @throws HttpError `wrong-query` for a malformed or repeated parameter */
export function readQuery(query: URLSearchParams): BookingQuery {
  const read = Object.entries(PARAMETERS).flatMap(([parameter, parse]) => {
    const texts = query.getAll(parameter)
    // A plain form submits unset fields as empty.
    if (texts.join() === '') return []
    const value = texts.length === 1 ? parse(texts[0] ?? '') : null
    if (value === null) throw new HttpError({ kind: 'wrong-query', parameter })
    return [[parameter, value]]
  })
  return { ...Object.fromEntries(read), attribution: readAttribution(query) }
}

/** The time that a posted form asks for. The button of another time overrides the one the form was opened with. */
export function chosenTime(form: URLSearchParams): Temporal.Instant | null {
  return readInstant(singleValue(form, form.has(ALTERNATIVE_FIELD) ? ALTERNATIVE_FIELD : 'start'))
}
