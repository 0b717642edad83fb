import { z } from 'zod'
import { isAccepted } from '../core/answer-rules.ts'
import { BOOKING_FORM } from '../core/fields.ts'
import { canonicalZone, isIsoDate } from '../core/format-time.ts'
import { readAttribution, readInstant, singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { ALTERNATIVE_FIELD } from './labels.ts'

/** What `read` makes of a parameter, which is wrong when that is null. */
const parameter = <Value>(read: (text: string) => Value | null) =>
  z
    .string()
    .transform((text, context) => {
      const value = read(text)
      if (value !== null) return value
      context.addIssue({ code: 'custom' })
      return z.NEVER
    })
    .optional()

const isoDate = parameter((text) => (isIsoDate(text) ? text : null))
const schema = z.object({
  zone: parameter(canonicalZone),
  week: isoDate,
  day: isoDate,
  start: parameter(readInstant),
  embed: z.literal('1').optional(),
})

export type BookingQuery = z.output<typeof schema> & { note: string; attribution: Record<string, string> }

/** Parses the query of a page with open times. @throws HttpError `wrong-query` for a malformed or repeated parameter */
export function readQuery(query: URLSearchParams): BookingQuery {
  const values: Record<string, string> = {}
  for (const name of Object.keys(schema.shape)) {
    const [value, repeated] = query.getAll(name)
    if (repeated !== undefined) throw new HttpError({ kind: 'wrong-query', parameter: name })
    // A plain form submits unset fields as empty.
    if (value) values[name] = value
  }
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    throw new HttpError({
      kind: 'wrong-query',
      parameter: String(parsed.error.issues[0]?.path[0] ?? 'query'),
    })
  }
  return { ...parsed.data, note: readNote(query), attribution: readAttribution(query) }
}

/** An unusable note is ignored: it is only a convenience. */
function readNote(query: URLSearchParams): string {
  const note = singleValue(query, 'note') ?? ''
  return isAccepted(BOOKING_FORM.fields.note, note) ? note.trim() : ''
}

/** The time that a posted form asks for. The button of another time overrides the one the form was opened with. */
export function chosenTime(form: URLSearchParams): Temporal.Instant | null {
  return readInstant(singleValue(form, form.has(ALTERNATIVE_FIELD) ? ALTERNATIVE_FIELD : 'start'))
}
