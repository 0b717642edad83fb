import { z } from 'zod'
import { parseContent } from './content-error.ts'
import { contentIsChecked, countWords, lintCopy } from './copy-rules.ts'

/**
 * Validates the content of one file and returns it, typed. In a built site, returns it as it is. So a schema here must
 * not transform what it checks.
 * @param file path for error messages, e.g. `app/routes/home/content/faq.ts`
 * @throws {ContentError} one line per field: `…, items.3.answer: found "…"; it has 102 words, at most 90 are allowed.`
 */
export function checkContent<S extends z.ZodType>(file: string, schema: S, value: z.input<S>): z.output<S> {
  if (contentIsChecked) return value as z.output<S>
  return parseContent(file, schema, value)
}

type Unit = 'characters' | 'words'

function limited(min: number, max: number, unit: Unit, manual: string) {
  return z
    .string()
    .superRefine((value, context) => {
      const length = unit === 'words' ? countWords(value) : value.length
      if (length < min) context.addIssue(`has ${length} ${unit}, at least ${min} are needed`)
      if (length > max) context.addIssue(`has ${length} ${unit}, at most ${max} are allowed`)
      const fault = lintCopy(value)
      if (fault) context.addIssue(fault)
    })
    .describe(`${manual} ${min}-${max} ${unit}.`)
}

/** Text of `min` to `max` characters that passes the copy rules. `manual` documents the field. */
export const text = (min: number, max: number, manual: string) => limited(min, max, 'characters', manual)

/** Text of `min` to `max` words. */
export const prose = (min: number, max: number, manual: string) => limited(min, max, 'words', manual)

/** How many entries a list has: a number, or from one number to another. */
type Count = number | readonly [min: number, max: number]

/** A list of entries, as many as `count` says. */
export function list<S extends z.ZodType>(count: Count, entry: S) {
  const [min, max] = typeof count === 'number' ? [count, count] : count
  return z.array(entry).superRefine((value, context) => {
    if (value.length >= min && value.length <= max) return
    const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`
    context.addIssue(`has ${value.length} entries, ${wanted} are needed`)
  })
}

/** A list of objects with exactly the fields of `shape`. */
export const objects = <S extends z.ZodRawShape>(count: Count, shape: S) => list(count, z.strictObject(shape))

/** Questions with their answers. */
export const questions = (count: Count, minWords: number) =>
  objects(count, {
    question: text(12, 80, 'As an owner would ask it.').refine((value) => value.endsWith('?'), {
      error: 'must end with a question mark',
    }),
    answer: prose(minWords, 90, 'The answer, first sentence first.'),
  })

/** An agenda whose minutes add up to the length of the call. */
export const agenda = <S extends z.ZodType<{ minutes: number }>>(
  count: Count,
  entry: S,
  callMinutes: number,
) =>
  list(count, entry).superRefine((entries, context) => {
    const total = entries.reduce((sum, { minutes }) => sum + minutes, 0)
    if (total === callMinutes) return
    context.addIssue(`adds up to ${total} minutes; it must be the call’s ${callMinutes}`)
  })

/** A headline makes a statement that is understood without the text below it. */
export const headline = text(12, 90, 'States something.').refine((value) => !value.includes('?'), {
  error: 'asks a question; state the answer instead',
})

export const kicker = text(3, 32, 'Names the section in two to four words, above its headline.')

export const lead = text(40, 340, 'One to three sentences under the headline.')

export const href = z
  .string()
  .regex(/^\/[a-z0-9_/-]*(#[a-z-]+)?$/, {
    error: 'is not an address on this site, e.g. /terms-of-service#guarantee',
  })
  .describe('An address on this site, from the root, without a trailing slash.')

export const link = z.strictObject({ label: text(3, 48, 'Says where the link leads.'), href })

/** A page's headline with the end of its sentence in italic evergreen. */
export const turnedHeadline = z.strictObject({
  plain: text(6, 70, 'The start of the sentence.'),
  turn: text(4, 60, 'Its end, set in italic evergreen.'),
})

/** A page's closing section. */
export const closingContent = z.strictObject({
  headline,
  text: text(30, 240, 'The last thing before the button.'),
  callToAction: text(6, 36, 'The button; leads to /book.'),
})

/** The next step after a page: a sentence and its button. */
export const nextStep = z.strictObject({
  text: text(8, 200, 'Why the next step follows from this page.'),
  label: text(6, 48, 'The button.'),
})

/** A line of a list of facts. */
export const fact = z.strictObject({ term: text(3, 28, 'The fact.'), value: text(3, 120, 'Its value.') })

export const source = z.strictObject({
  name: text(6, 110, 'Who says it, and when.'),
  address: z
    .url({ protocol: /^https$/, error: 'is not an https:// address' })
    .describe('The source itself, at an address that stays.'),
})

/** Title and description in search results. The brand is added to the title where it fits. */
export const meta = z.strictObject({
  title: text(20, 65, 'Says what the page offers; no two pages share one.'),
  description: text(70, 160, 'One or two sentences for the search result.'),
})

/** Kicker and headline of a section, to be spread into its schema. */
export const opening = { kicker, headline }

/** A stat with its meaning and a link to its terms. */
export const figure = z.strictObject({
  value: text(1, 16, 'The figure itself.'),
  text: text(15, 150, 'What it counts and under which terms.'),
  termsLabel: text(6, 32, 'Link to the whole wording.').optional(),
  termsHref: href.optional(),
})

export const point = z.strictObject({
  title: text(4, 60, 'The point in a few words.'),
  text: text(30, 220, 'One to three sentences that make it concrete.'),
})
