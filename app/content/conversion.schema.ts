import { z } from 'zod'
import { href, list, meta, opening, text } from './fields.schema.ts'
import { closingContent, drawing, paragraph, serviceGuarantee, serviceHero } from './service.schema.ts'

/** Schema of the service that converts visits to appointments. */

export const funnelCreationSchema = z.strictObject({
  meta,
  hero: serviceHero,
  funnel: z.strictObject({
    visitors: z.number().int().positive(),
    leads: z.number().int().positive().describe('From promises.guarantees.funnel.'),
    visitorsLabel: text(6, 40, 'Above the drawing.'),
    leadsLabel: text(6, 60, 'Under the drawing.'),
    restLabel: text(20, 120, 'What happens with the others.'),
    ...drawing,
  }),
  websites: z.strictObject({
    ...opening,
    paragraphs: list(paragraph, 2, 3),
    site: z.strictObject({
      label: text(4, 32, 'Under the first screen.'),
      menu: list(text(3, 18, 'A menu item on a usual site.'), 9),
    }),
    page: z.strictObject({
      label: text(4, 32, 'Under the second screen.'),
      title: text(10, 60, 'The headline on it.'),
      price: text(10, 60, 'The price range on it.'),
      button: text(4, 28, 'The one thing to do.'),
    }),
    ...drawing,
  }),
  parts: z.strictObject({
    ...opening,
    items: list(
      z.strictObject({
        name: text(3, 32, 'The part.'),
        text: text(60, 320, 'What it does.'),
        stays: text(15, 110, 'Who goes on from here.'),
      }),
      4,
    ),
  }),
  integrations: z.strictObject({
    ...opening,
    fromLabel: text(3, 24, 'Heads the first column.'),
    givesLabel: text(3, 24, 'Heads the second column.'),
    soThatLabel: text(3, 24, 'Heads the third column.'),
    and: text(1, 5, 'Between two services in one row.'),
    rows: list(
      z.strictObject({
        from: list(z.strictObject({ label: text(3, 40, 'The service.'), href: href.optional() }), 1, 2),
        gives: text(20, 140, 'What it hands over.'),
        soThat: text(20, 160, 'What that makes possible.'),
      }),
      4,
    ),
  }),
  deliverables: z.strictObject({
    ...opening,
    items: list(text(15, 120, 'A thing that is theirs.'), 8, 10),
    note: text(30, 200, 'In whose name it all is.'),
  }),
  guarantee: serviceGuarantee,
  closing: closingContent,
})

export type FunnelCreationContent = z.infer<typeof funnelCreationSchema>
