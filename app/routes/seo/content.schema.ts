import { z } from 'zod'
import {
  closingContent,
  headline,
  href,
  list,
  meta,
  objects,
  text,
} from '../../content/checks/fields.schema.ts'
import { drawing, paragraph, serviceHero, spanStep } from '../../content/site/service.schema.ts'

export const seoSchema = z.strictObject({
  meta,
  hero: serviceHero,
  library: z.strictObject({
    monthLabel: text(3, 12, 'Before the numbers of the months.'),
    compounds: text(10, 60, 'Labels the months in which search starts to compound.'),
    ...drawing,
  }),
  foundation: z.strictObject({
    headline,
    paragraphs: list(2, paragraph),
    layers: objects(3, { title: text(8, 60, 'A kind of work.'), text: text(40, 220, 'What we do.') }),
  }),
  timeline: z.strictObject({
    headline,
    lead: text(40, 300, 'How long to give it.'),
    steps: list(4, spanStep.extend({ from: z.number().int().min(1), to: z.number().int().max(12) })),
  }),
  searches: z.strictObject({
    headline,
    lead: text(40, 300, 'Whose searches these are.'),
    pageLabel: text(4, 24, 'Before the page we write.'),
    items: objects(4, {
      when: text(4, 24, 'When it is typed.'),
      query: text(8, 48, 'As it is typed.'),
      wants: text(12, 90, 'What the person wants to know.'),
      page: text(10, 90, 'The page that answers it.'),
    }),
  }),
  anatomy: z.strictObject({
    headline,
    sheetTitle: text(10, 60, 'The title on the drawn page.'),
    parts: objects(6, {
      name: text(4, 40, 'The part of the page.'),
      text: text(20, 160, 'Why it is there.'),
    }),
    description: drawing.description,
  }),
  costs: z.strictObject({
    headline,
    lead: text(40, 340, 'What is compared.'),
    description: text(60, 420, 'The text alternative of the chart.'),
    chartTitle: text(10, 60, 'Above the chart.'),
    adsLine: text(3, 32, 'Labels the line of ads.'),
    spanLabel: text(3, 24, 'Heads the column of months.'),
    adsLabel: text(3, 32, 'Heads the column of ads.'),
    searchLabel: text(3, 32, 'Heads the column of search.'),
    countLabel: text(3, 40, 'Heads the column of consultations from search.'),
    caption: text(20, 160, 'What the figures are, and the assumptions in figures.'),
    assumptions: z.strictObject({
      adsPerConsultationDollars: z.number().int().positive(),
      searchPerMonthDollars: z.number().int().positive(),
      spans: objects(4, {
        fromMonth: z.number().int().min(1),
        toMonth: z.number().int().min(1),
        consultationsPerMonth: z.number().positive(),
      }).refine(
        (spans) =>
          spans.every(
            ({ fromMonth, toMonth }, index) =>
              fromMonth === (spans[index - 1]?.toMonth ?? 0) + 1 && toMonth >= fromMonth,
          ),
        { error: 'must run from month 1 without a gap' },
      ),
    }),
    yearLabel: text(4, 32, 'Heads the row of the whole year.'),
    reading: paragraph,
    disclaimer: text(60, 300, 'That these are assumptions.'),
  }),
  limits: z.strictObject({
    headline,
    items: objects(3, {
      title: text(8, 60, 'What we don’t do or promise.'),
      text: text(30, 220, 'Why not.'),
    }),
  }),
  closing: closingContent.extend({
    choices: objects(3, {
      situation: text(10, 60, 'The practice’s situation.'),
      advice: text(10, 120, 'What to start with.'),
      link: z.strictObject({ label: text(3, 40, 'The service.'), href }),
    }),
  }),
})

export type SeoContent = z.infer<typeof seoSchema>
