import { z } from 'zod'
import { ContentError, shownFile } from '../checks/content-error.ts'
import { hasFile } from '../read/content-folder.ts'
import * as p from '../read/parts.ts'
import { faultInProse } from '../read/prose.ts'
import { readContent, readMarkdownEntries } from '../read/read-content.ts'

/** Who agreed to be shown, when, how and to what: without it, an entry stops the build. */
const consent = z.strictObject({ who: p.line, date: z.iso.date(), howGiven: p.line, note: p.paragraph })

/** Fields of a case study; its text follows in the file. */
const caseStudy = z.strictObject({
  ...p.labels('practice', 'specialty', 'place', 'period'),
  figures: p.objects({ value: p.text(1, 16), label: p.line }, [1, 4]),
  /** Where the figures come from and who counted. */
  source: p.line,
  consent,
})

/** Fields of a review; its words follow in the file. */
const review = z.strictObject({
  name: p.label,
  role: p.label,
  practice: p.label,
  date: z.iso.date(),
  /** What was given for it, or that nothing was. */
  payment: p.line,
  consent,
})

const logo = z.strictObject({
  practice: p.label,
  image: z
    .string()
    .regex(/^[\w-]+\.(svg|png|webp)$/, { error: 'must be a picture beside this file, like harbor.svg' }),
  consent,
})

/** Newest consent first. */
const read = <S extends z.ZodType<{ consent: { date: string } }>>(folder: string, fields: S) =>
  readMarkdownEntries(`proof/${folder}/*.md`, fields).sort((one, other) =>
    other.data.consent.date.localeCompare(one.data.consent.date),
  )

/** The paragraphs below the fields, each on one line. */
function paragraphsOf(file: string, body: string): string[] {
  if (!body) throw ContentError.at(shownFile(file), 'text', 'is missing below the fields')
  return body.split(/\n{2,}/).map((paragraph) => {
    const text = paragraph.replace(/\s+/g, ' ').trim()
    const fault = faultInProse(text)
    if (fault) throw ContentError.at(shownFile(file), 'text', fault)
    return text
  })
}

/** Real case studies, reviews and logos; all empty until their files exist. */
export const proof = {
  caseStudies: read('case-studies', caseStudy).map(({ file, slug, data, body }) => ({
    ...data,
    slug,
    paragraphs: paragraphsOf(file, body),
  })),
  reviews: read('reviews', review).map(({ file, slug, data, body }) => ({
    ...data,
    slug,
    words: paragraphsOf(file, body).join('\n\n'),
  })),
  logos: read('logos', logo).map(({ file, slug, data }) => {
    const image = `proof/logos/${data.image}`
    if (!hasFile(image))
      throw ContentError.at(shownFile(file), 'image', `names ${data.image}, which is not in its folder`)
    return { ...data, slug, image }
  }),
}

/** The words around them. */
export const proofLabels = readContent(
  'proof.yaml',
  p.section({ disclaimer: p.paragraph, source: p.label, permission: p.label }),
)
