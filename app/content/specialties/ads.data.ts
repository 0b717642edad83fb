import { z } from 'zod'
import { ContentError, shownFile } from '../checks/content-error.ts'
import * as p from '../read/parts.ts'
import { readContent, readEntries } from '../read/read-content.ts'
import { specialties } from './specialties.data.ts'

const note = z.strictObject({ ...p.point.shape, source: p.source.optional() })

const schema = z.strictObject({
  /** A line that others run, why somebody could object to it, and where that is written. */
  redline: z.strictObject({ struck: p.line, reasons: p.list(p.line, [2, 3]), source: p.source }),
  ad: z.strictObject({
    offer: p.text(20, 240, ['practice', 'town']),
    status: p.paragraph,
    price: p.label,
    priceText: p.line,
    headline: p.label,
  }),
  page: z.strictObject({
    crisis: p.line.optional(),
    headline: p.line,
    ...p.group(p.paragraph, 'status', 'cost', 'evidence', 'risks').shape,
  }),
  notes: z.strictObject({ status: note, evidence: note, platform: note }),
})

/** A sample ad and landing page for each specialty, in the menu's order. */
export const sampleAds = readEntries('samples/ads/*.yaml', schema)
  .map((ad) => {
    const place = specialties.findIndex(({ slug }) => slug === ad.slug)
    if (place < 0)
      throw ContentError.at(
        shownFile(`samples/ads/${ad.slug}.yaml`),
        '',
        'has the name of no file in content/specialties',
      )
    return { ...ad, place, name: specialties[place]?.name ?? '' }
  })
  .sort((one, other) => one.place - other.place)

export type SampleAd = (typeof sampleAds)[number]

/** The words around all of them. */
export const adContent = readContent(
  'samples/ad-words.yaml',
  z.strictObject({
    heading: p.line,
    stays: p.line,
    ...p.labels('practice', 'town', 'stamp', 'notesHeading', 'instead', 'leadsTo'),
    never: p.filled('specialty'),
    form: z.strictObject({
      ...p.labels('practice', 'town', 'specialty', 'submit', 'whole'),
      note: p.filled('practice', 'town', 'specialty'),
      noteLink: p.filled('practice', 'town', 'specialty'),
    }),
    redline: p.group(p.label, 'heading', 'struckLabel', 'addedLabel').extend({ text: p.line, asOf: p.line }),
    ad: z.strictObject({
      ...p.labels('heading', 'sponsored', 'button', 'domain'),
      notes: z.strictObject({ treatment: p.point, price: p.point, outcome: p.point }),
    }),
    page: z.strictObject({
      heading: p.label,
      disclosure: p.filled('practice'),
      titles: p.group(p.label, 'cost', 'evidence', 'risks', 'decides'),
      decides: p.line,
      form: z.strictObject({ fields: p.list(p.label, [2, 4]), box: p.line, button: p.label }),
      foot: p.paragraph,
      notes: z.strictObject({
        payer: p.point,
        crisis: p.point,
        first: p.point,
        risks: p.point,
        license: p.point,
        form: p.point,
      }),
    }),
  }),
)
