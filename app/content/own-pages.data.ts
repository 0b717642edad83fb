import { z } from 'zod'
import { ContentError, shownFile } from './checks/content-error.ts'
import { proof } from './proof/proof.data.ts'
import { imageSize } from './read/image-size.ts'
import * as p from './read/parts.ts'
import { readEntries } from './read/read-content.ts'
import { site } from './site/site.data.ts'

const section = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), hidden: z.boolean().optional(), ...shape })
const { headline } = p
const people = site.people.map(({ id }) => id)
const reviews = proof.reviews.map(({ slug }) => slug)

/** The kinds of sections that an owner's own page is made of. */
const sections = z.discriminatedUnion('kind', [
  section('hero', { ...p.hero.shape, href: p.href.optional() }),
  section('text', { headline, paragraphs: p.list(p.paragraph, [1, 4]) }),
  section('list', { headline, items: p.list(p.line, [3, 8]) }),
  section('steps', { headline, items: p.list(p.point, [2, 6]) }),
  section('table', {
    headline,
    columns: p.list(p.label, [2, 4]),
    rows: p.list(p.list(p.text(1, 160), [2, 4]), [2, 10]),
  }),
  /** All people, or those named by the names of their files. */
  section('people', { headline, people: z.array(z.enum(people)).optional(), note: p.line }),
  /** The name of a file in `proof/reviews`, where the consent is. */
  section('quotation', { headline, review: z.enum(reviews) }),
  section('picture', { headline, text: p.paragraph, photo: p.picture.optional(), shows: p.line }),
  section('questions', p.faq.shape),
  section('closing', { ...p.closing.shape, href: p.href.optional() }),
])

const schema = z.strictObject({
  draft: z.boolean().optional(),
  /** The day on which it appears, and that on which it goes. */
  date: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** Keeps the page out of search engines, the sitemap and the site's own search. */
  noindex: z.boolean().optional(),
  meta: p.meta,
  sections: p.list(sections, [2, 10]).refine(([first]) => first?.kind === 'hero' && !first.hidden, {
    error: 'must begin with a hero, which has the page’s main headline',
  }),
})

const pages = readEntries('pages/*.yaml', schema, (value) =>
  Array.isArray((value as { sections?: unknown } | null)?.sections),
)

/** The owner's own pages: files of `content/pages` with a list of sections. The name of the file is the address. */
export const ownPages = await Promise.all(
  pages.map(async ({ slug, ...page }) => ({
    ...page,
    path: `/${slug}`,
    sections: await Promise.all(
      page.sections.map(async (one, index) => {
        const refuse = (field: string, reason: string) =>
          ContentError.at(shownFile(`pages/${slug}.yaml`), ['sections', index, field], reason)
        if (one.kind === 'hero' && index > 0)
          throw refuse('kind', 'is a second hero; a page has one main headline')
        if (one.kind !== 'picture') return one
        if (!one.photo) return { ...one, photo: undefined }
        const file = `pages/${one.photo}`
        const size = await imageSize(file)
        if (!size)
          throw refuse(
            'photo',
            `is ${one.photo}, which is no picture in content/pages; export a phone’s HEIC as JPEG`,
          )
        return { ...one, photo: { file, width: size.width, height: size.height } }
      }),
    ),
  })),
)

export type OwnSection = (typeof ownPages)[number]['sections'][number]
