import { z } from 'zod'
import { canonicalZone, isIsoDate } from '../core/format-time.ts'
import { readArea, readAttribution, readInstant, singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { ALTERNATIVE_FIELD } from './labels.ts'

/** Schema of an optional parameter that `read` parses; null from `read` makes the query invalid. */
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
  area: parameter(readArea),
  callback: z.enum(['1', 'done']).optional(),
})

export type BookingQuery = z.output<typeof schema> & { attribution: Record<string, string> }

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
  return { ...parsed.data, attribution: readAttribution(query) }
}

/** The time that a posted form asks for. The button of another time overrides the one the form was opened with. */
export function chosenTime(form: URLSearchParams): Temporal.Instant | null {
  return readInstant(singleValue(form, form.has(ALTERNATIVE_FIELD) ? ALTERNATIVE_FIELD : 'start'))
}
