import { z } from 'zod'
import { canonicalZone, isZone } from '../domain/format-time.ts'
import { readAttribution } from './attribution.ts'
import { HttpError } from './errors.ts'
import { readInstant } from './input.ts'

function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const isoDate = z.string().refine(isIsoDate)

const schema = z.object({
  zone: z
    .string()
    .refine(isZone)
    .transform((name) => canonicalZone(name) ?? name)
    .optional(),
  week: isoDate.optional(),
  day: isoDate.optional(),
  start: z
    .string()
    .transform((text, context) => {
      const instant = readInstant(text)
      if (instant) return instant
      context.addIssue({ code: 'custom', message: 'not an instant' })
      return z.NEVER
    })
    .optional(),
  embed: z.literal('1').optional(),
})

export type BookingQuery = z.output<typeof schema> & { attribution: Record<string, string> }

/**
 * Checks the query of the booking page.
 * @throws Refusal `wrong-query` naming the parameter when a known one is malformed or given twice.
 */
export function readQuery(query: URLSearchParams): BookingQuery {
  const given: Record<string, string> = {}
  for (const name of Object.keys(schema.shape)) {
    const values = query.getAll(name)
    if (values.length > 1) throw new HttpError({ kind: 'wrong-query', parameter: name })
    // A select or date left empty by a plain form is no choice.
    if (values[0]) given[name] = values[0]
  }
  const read = schema.safeParse(given)
  if (!read.success) {
    throw new HttpError({ kind: 'wrong-query', parameter: String(read.error.issues[0]?.path[0] ?? 'query') })
  }
  return { ...read.data, attribution: readAttribution(query) }
}
