import { z } from 'zod'
import { lead, list, meta, nextStep, text, turnedHeadline } from '../checks/fields.schema.ts'
import { samplePaths } from './sample-paths.ts'

const entry = z.strictObject({
  href: z.enum(samplePaths),
  name: text(8, 40, 'The document’s name, in links.'),
  what: text(20, 110, 'What the reader finds in it.'),
})

/** What the four sample pages share. */
export const samplesSchema = z.strictObject({
  kicker: text(4, 32, 'Above each headline.'),
  stamp: text(4, 12, 'Stamped on every document.'),
  noteLabel: text(6, 24, 'Above each margin note.'),
  heading: text(8, 90, 'Heads the samples on other pages.'),
  othersHeading: text(8, 40, 'Above the links to the other samples.'),
  entries: list(samplePaths.length, entry),
})

/** The screen around one sample document. */
export const samplePage = z.strictObject({
  meta,
  headline: turnedHeadline,
  lead,
  label: text(40, 260, 'Says that the document is a sample, and what it is not.'),
  closing: nextStep,
})

export type Samples = z.infer<typeof samplesSchema>
export type SamplePage = z.infer<typeof samplePage>
