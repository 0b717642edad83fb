import { z } from 'zod'
import { type FieldNotes, type FilmField, mapTexts, type PictureField } from './texts.ts'

/** The parts that pages are made of. A schema of a page is put together from these, and its type follows from it. */

/**
 * A text whose best length is `min` to `max` characters. Other lengths are allowed, with a warning. `slots` are placeholders
 * that are filled when the page is shown; the text must carry each.
 */
export function text(min: number, max: number, slots: readonly string[] = []) {
  const notes: FieldNotes = { kind: 'text', min, max, slots }
  return z
    .string()
    .min(1, { error: 'is empty' })
    .meta({ ...notes })
}

/** A name that other files refer to. The editor must not mark it, because the references would no longer match. */
export const key = z.string().min(1)

/** A few words: a button, a link, a term. */
export const label = text(2, 60)
/** One sentence. */
export const line = text(4, 160)
/** One to four sentences. */
export const paragraph = text(20, 480)
/** A headline makes a statement that is understood without the text below it. */
export const headline = text(6, 90)
/** Names the section in two to four words, above its headline. */
export const kicker = text(3, 52)
/** One to three sentences under the headline. */
export const lead = text(20, 340)

/** A text that is completed when the page is shown: `filled('when')` must carry `{when}`. */
export const filled = (...slots: string[]) => text(2, 200, slots)

/** A group of texts of one kind: `group(label, 'open', 'close')`. */
export function group<K extends string, S extends z.ZodType>(kind: S, ...names: K[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, kind])) as Record<K, S>)
}

/** Fields of a few words each: `labels('open', 'close')`. */
export const labels = <K extends string>(...names: K[]) => group(label, ...names).shape

/** A list that looks right with `min` to `max` entries; any number from `least` on is allowed. */
export function list<S extends z.ZodType>(entry: S, [min, max]: readonly [number, number], least = 1) {
  const notes: FieldNotes = { kind: 'list', min, max }
  return z
    .array(entry)
    .min(least)
    .meta({ ...notes })
}

/** A list of objects with exactly the fields of `shape`. */
export const objects = <S extends z.ZodRawShape>(shape: S, count: readonly [number, number], least = 1) =>
  list(z.strictObject(shape), count, least)

/** A section of a page: its headline and what else it says. */
export const section = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ headline, ...shape })

/** The names of a page's sections in their order. What is left out isn't shown. */
export const order = <const Name extends string>(...names: Name[]) =>
  z.array(z.enum(names)).refine((all) => new Set(all).size === all.length, { error: 'names a section twice' })

/** A part of a page that may stay empty: without any text it isn't there. With one, it needs all of them. */
export const mayBeEmpty = <S extends z.ZodType>(part: S) =>
  z.preprocess((value) => (hasText(part, value) ? value : undefined), part.optional()).optional()

function hasText(part: z.ZodType, value: unknown): boolean {
  const texts: unknown[] = []
  try {
    mapTexts(part, value, ({ kind }, text) => kind === 'text' && texts.push(text))
  } catch {
    // What has another form is for the part itself to refuse.
    return true
  }
  return texts.some((text) => text !== '')
}

export const href = z.string().regex(/^(\/[a-z0-9_/-]*)?(#[a-z-]+)?$/, {
  error: 'is not an address on this site, e.g. /terms-of-service#guarantee',
})

export const link = z.strictObject({ label, href })

/** Words of a headline that the pencil marks; a promise's figure is a number. */
const marked = z.coerce.string().min(1)

/**
 * A page's headline with the end of its sentence in italic. The pencil rings the words of `ringed`, or writes the word of
 * `struck` before the words of `instead` and strikes it.
 */
export const turnedHeadline = group(text(4, 70), 'plain', 'turn')
  .extend({ ringed: marked.optional(), struck: group(marked, 'word', 'instead').optional() })
  .refine(
    ({ plain, turn, ringed, struck }) =>
      [ringed, struck?.instead].every((words = '') => plain.includes(words) || turn.includes(words)),
    { error: 'marks words that are not in it' },
  )

export type TurnedHeadline = z.infer<typeof turnedHeadline>

/**
 * The head of a section that the specification names: the small line that names it, and a headline of which a word may be
 * struck and the end is in italics.
 */
export const sectionHead = z.strictObject({
  kicker,
  headline: z.strictObject({ plain: text(2, 80), struck: label.optional(), turn: text(3, 70).optional() }),
  lead: text(10, 240).optional(),
})

export type SectionHead = z.infer<typeof sectionHead>

/** Title and description in search results. The brand is added to the title where it fits. */
export const meta = z.strictObject({ title: text(20, 59), description: text(70, 160) })

/** A page: its title and description in search results, and what it says. */
export const page = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ meta, ...shape })

/** The top of a page: headline, lead, button, and what the button does. */
export const hero = z.strictObject({
  kicker,
  headline: turnedHeadline,
  lead,
  callToAction: label,
  smallPrint: line,
})

export type Hero = z.infer<typeof hero>

/** A page's closing section. */
export const closing = z.strictObject({ headline, text: paragraph, callToAction: label })

/** The next step after a page: a sentence and its button. */
export const nextStep = z.strictObject({ text: line, label })

/** A sample document's page: what is around the document itself. */
export const samplePage = z.strictObject({
  meta,
  headline: turnedHeadline,
  lead,
  label: paragraph,
  closing: nextStep,
})

/** A page shown in place of one that is missing or failed. */
export const messagePage = z.strictObject({
  meta,
  headline: label,
  text: paragraph,
  homeLabel: label,
  homeHref: href,
})

/** A line of a list of facts. */
export const fact = z.strictObject({ term: label, value: line })

/** A title, and a paragraph that makes it concrete. */
export const point = z.strictObject({ title: label, text: paragraph })

export const source = z.strictObject({
  name: text(6, 110),
  address: z.url({ protocol: /^https$/, error: 'is not an https:// address' }),
})

/** The hero of a service's page, with a text link beside the button. */
export const serviceHero = hero.extend({ link })

/** A time span and what happens in it. */
export const spanStep = z.strictObject({ when: label, title: label, text: paragraph })

/** A service's guarantee: the promise with its remedy, what it takes, and the link to the whole wording. */
export const serviceGuarantee = sectionHead.extend({ terms: paragraph, link })

/** Questions and their answers. */
export const faq = z.strictObject({
  headline,
  items: objects({ question: line, answer: paragraph }, [2, 13]),
})

/** The words around a framed widget or form. */
export const frame = z.strictObject({
  ...labels('frameTitle', 'newTabLabel'),
  fallback: z.strictObject({
    ...labels('heading', 'newTabLabel'),
    text: paragraph,
    phoneLabel: filled('phone'),
    emailLabel: filled('email'),
  }),
  withoutScripts: filled('phone', 'email'),
})

/** A step with the number that the reader sees. */
export const numberedStep = z.strictObject({ number: z.number().int(), title: label, description: paragraph })
export const textStep = z.strictObject({ number: z.number().int(), title: label, text: paragraph })

/** The assumptions of a sample month, in whole dollars; rates from 0 to 1. */
export const month = z.strictObject({
  adSpendPerMonthDollars: z.number().int().positive(),
  feePerMonthDollars: z.number().int().positive(),
  costPerConsultationDollars: z.number().int().positive(),
  showRate: z.number().gt(0).max(1),
  acceptRate: z.number().gt(0).max(1),
  revenuePerPatientDollars: z.number().int().positive(),
})

/** The path of a picture in the owner's folder. */
export const picture = z.string().meta({ kind: 'picture', isPortrait: false } satisfies PictureField)

/** The name of a picture beside the file of a person or a clinic. */
export const portrait = (example: string) =>
  z
    .string()
    .regex(/^[\w-]+\.(jpe?g|png|webp|avif|tiff?)$/i, `must be an image beside this file, like ${example}`)
    .meta({ kind: 'picture', isPortrait: true } satisfies PictureField)

const inFilms = (endings: string, example: string) =>
  z.string().regex(new RegExp(`^films/[a-z0-9-]+\\.(${endings})$`), {
    error: `must be a file in content/films/, like films/${example}`,
  })

/**
 * A film of the owner's own; the build checks that its files exist and copies them. Without captions a film is not shown: a
 * deaf patient would be left out.
 */
export const film = z
  .strictObject({
    file: inFilms('mp4|webm', 'legacy-oaks.mp4'),
    captions: inFilms('vtt', 'legacy-oaks.vtt'),
    poster: inFilms('jpg|webp|avif|png', 'legacy-oaks.jpg'),
    title: line,
    width: z.number().int().min(320).max(3840),
    height: z.number().int().min(180).max(2160),
    seconds: z.number().int().min(1).max(3600),
  })
  .meta({ kind: 'film' } satisfies FilmField)

export type Film = z.infer<typeof film>
