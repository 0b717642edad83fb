import { checkContent } from '../checks/fields.schema.ts'
import { type ArticleFigure, articleFiguresSchema } from './article-figures.schema.ts'

/** Figures of articles, by the name in `![caption](figure:name)`. */
export const articleFigures: Readonly<Record<string, ArticleFigure>> = checkContent(
  'app/content/blog/article-figures.ts',
  articleFiguresSchema,
  {
    'same-ads': {
      kind: 'months',
      title: 'The same ads, two different months.',
      months: [
        {
          name: 'Slow answers, low show rate',
          adSpendPerMonthDollars: 6_000,
          feePerMonthDollars: 5_000,
          costPerConsultationDollars: 250,
          showRate: 0.6,
          acceptRate: 0.3,
          revenuePerPatientDollars: 3_000,
        },
        {
          name: 'Fast answers, price known',
          adSpendPerMonthDollars: 6_000,
          feePerMonthDollars: 5_000,
          costPerConsultationDollars: 250,
          showRate: 0.75,
          acceptRate: 0.4,
          revenuePerPatientDollars: 3_000,
        },
      ],
    },
    'hope-and-doubt': {
      kind: 'months',
      title: 'One plan, calculated twice.',
      months: [
        {
          name: 'Optimistic',
          adSpendPerMonthDollars: 10_000,
          feePerMonthDollars: 7_500,
          costPerConsultationDollars: 320,
          showRate: 0.7,
          acceptRate: 0.35,
          revenuePerPatientDollars: 5_500,
        },
        {
          name: 'Cautious',
          adSpendPerMonthDollars: 10_000,
          feePerMonthDollars: 7_500,
          costPerConsultationDollars: 320,
          // Two thirds of the optimistic rate, and half of it, as the article says.
          showRate: (0.7 * 2) / 3,
          acceptRate: 0.35 / 2,
          revenuePerPatientDollars: 5_500,
        },
      ],
    },
    'ketamine-trials': {
      kind: 'trials',
      title: 'Three trials, three comparisons, no single number.',
      trials: [
        {
          name: 'ELEKT-D, 2023',
          design: '403 randomized, open-label, against electroconvulsive therapy (ECT), three weeks',
          measure: 'Response',
          tested: { name: 'Ketamine', percent: 55.4 },
          compared: { name: 'ECT', percent: 41.2 },
          finding: 'More people responded to ketamine. Everyone knew what they were given.',
        },
        {
          name: 'Inpatient trial',
          design: '186 hospitalized patients, against ECT',
          measure: 'Remission',
          tested: { name: 'Ketamine', percent: 46 },
          compared: { name: 'ECT', percent: 63 },
          finding: 'ECT did better. Of those who remitted, 70% relapsed within 12 months (63% with ECT).',
        },
        {
          name: 'KARMA-Dep 2, 2025',
          design: '62 analyzed, up to 8 infusions, against midazolam as an active placebo',
          measure: 'Response',
          tested: { name: 'Ketamine', percent: 46.9 },
          compared: { name: 'Midazolam', percent: 33.3 },
          finding: 'Not significantly better than the placebo; blinding largely failed.',
        },
      ],
    },
    'neuropathy-evidence': {
      kind: 'evidence',
      title: 'What the sources say about each treatment.',
      columns: ['Strong evidence in one use', 'Recommended if others fail', 'Called experimental'],
      rows: [
        { treatment: 'Pregabalin, painful diabetic neuropathy', column: 0, source: 'AAN guideline, 2011' },
        { treatment: 'Spinal cord stimulation, refractory cases', column: 1, source: 'Reported by Medscape' },
        { treatment: 'Electroanalgesia', column: 2, source: 'Aetna policy 0729' },
        { treatment: 'Infrared light', column: 2, source: 'Aetna policy 0729' },
        { treatment: 'Low-level laser', column: 2, source: 'Aetna policy 0729' },
        { treatment: 'Stem cells', column: 2, source: 'Aetna policy 0729' },
      ],
    },
  },
)

export const figureNames: ReadonlySet<string> = new Set(Object.keys(articleFigures))

export const articleFigureLabels = {
  booked: 'Booked',
  kept: 'Kept',
  treated: 'Treated',
  keptAt: (percent: string) => `${percent} show up`,
  treatedAt: (percent: string) => `${percent} accept`,
  cost: 'Ads and fee',
  revenue: 'Revenue',
  left: 'Left before treatment costs',
  short: 'Short by',
  against: 'against',
  treatment: 'Treatment',
  assumed: 'Assumed figures, not a client’s results',
}

export type ArticleFigureLabels = typeof articleFigureLabels
