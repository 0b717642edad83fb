import { z } from 'zod'
import { list, meta, opening, text } from './fields.schema.ts'
import {
  closingContent,
  drawing,
  paragraph,
  points,
  relatedServices,
  serviceGuarantee,
  serviceHero,
  spanStep,
} from './service.schema.ts'

/** Schemas of the services that bring visitors: ads and SEO. */

const share = z.strictObject({
  percent: z.number().int().min(1).max(99).describe('From promises.adBudget.'),
  name: text(4, 32, 'Where the money goes.'),
  text: text(20, 120, 'Whom it reaches there.'),
})

export const paidTrafficSchema = z.strictObject({
  meta,
  hero: serviceHero,
  split: z.strictObject({
    title: text(10, 60, 'Heads the drawing.'),
    social: share,
    search: share,
    ...drawing,
  }),
  failures: z.strictObject({
    ...opening,
    lead: text(40, 240, 'Introduces the path with its gaps.'),
    items: list(
      z.strictObject({
        place: text(4, 24, 'Where on the path it breaks.'),
        text: text(40, 200, 'How it breaks there.'),
      }),
      5,
    ),
  }),
  features: z.strictObject({
    ...opening,
    seenLabel: text(4, 24, 'Comes before where the owner sees it.'),
    items: list(
      z.strictObject({
        title: text(8, 60, 'The feature.'),
        text: text(60, 280, 'What we do.'),
        seen: text(15, 100, 'Where the owner sees it.'),
      }),
      4,
    ),
  }),
  rules: points,
  timeline: z.strictObject({
    ...opening,
    lead: text(40, 300, 'From which day the weeks are counted.'),
    ...drawing,
    launch: text(4, 16, 'Marks launch in the drawing.'),
    steps: list(spanStep, 4),
  }),
  guarantee: serviceGuarantee,
  related: relatedServices,
  closing: closingContent,
})

export const seoSchema = z.strictObject({
  meta,
  hero: serviceHero,
  searches: z.strictObject({
    title: text(10, 60, 'Heads the drawing.'),
    items: list(
      z.strictObject({
        when: text(4, 24, 'When it is typed.'),
        query: text(8, 48, 'As it is typed.'),
        wants: text(12, 90, 'What the person wants to know.'),
      }),
      4,
    ),
    ...drawing,
  }),
  foundation: z.strictObject({ ...opening, paragraphs: list(paragraph, 3, 4), aside: paragraph }),
  anatomy: z.strictObject({
    ...opening,
    sheetTitle: text(10, 60, 'The title on the drawn page.'),
    parts: list(
      z.strictObject({
        name: text(4, 40, 'The part of the page.'),
        text: text(30, 200, 'Why it is there.'),
      }),
      6,
    ),
    ...drawing,
  }),
  timeline: z.strictObject({
    ...opening,
    lead: text(40, 300, 'What the picture counts.'),
    chartTitle: text(10, 80, 'Heads the drawing.'),
    after: text(4, 24, 'Comes before the month, as in After month 2.'),
    ...drawing,
    steps: list(spanStep, 4),
  }),
  costs: z.strictObject({
    ...opening,
    lead: text(40, 340, 'What is compared and under which assumptions.'),
    spanLabel: text(3, 24, 'Heads the column of months.'),
    adsLabel: text(3, 32, 'Heads the column of ads.'),
    searchLabel: text(3, 32, 'Heads the column of search.'),
    caption: text(20, 160, 'What the figures are, and the assumptions in figures.'),
    bringsBefore: text(3, 24, 'Before the number of consultations from search.'),
    bringsAfter: text(3, 24, 'After it.'),
    assumptions: z.strictObject({
      adsPerConsultationDollars: z.number().int().positive(),
      searchPerMonthDollars: z.number().int().positive(),
      spans: list(
        z.strictObject({
          fromMonth: z.number().int().min(1),
          toMonth: z.number().int().min(1),
          consultationsPerMonth: z.number().positive(),
        }),
        4,
      ),
    }),
    yearLabel: text(4, 32, 'Heads the row of the whole year.'),
    reading: paragraph,
    disclaimer: text(60, 300, 'That these are assumptions.'),
  }),
  limits: points,
  related: relatedServices,
  closing: closingContent,
})

export type PaidTrafficContent = z.infer<typeof paidTrafficSchema>
export type SeoContent = z.infer<typeof seoSchema>
