import { z } from 'zod'
import { fee } from '../../content/promises/promises.data.ts'
import { calculatorLink, computeMonth, type MonthAssumptions } from '../../content/promises/worked-month.ts'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

/** A platform's share of the ad budget, with a sample ad and notes in its margin. */
const share = z.strictObject({
  percent: z.number().int(),
  name: p.label,
  reach: p.line,
  passages: p.objects({ cut: p.line, runs: p.paragraph, note: z.number().int() }, [1, 3]),
  notes: p.objects({ number: z.number().int(), title: p.label, text: p.paragraph }, [2, 4]),
})

const schema = p.page({
  order: p.order('proof', 'failures', 'features', 'timeline', 'guarantee', 'samples'),
  hero: p.serviceHero,
  proof: p.section({
    lead: p.lead,
    ...p.labels('cutLabel', 'runsLabel', 'practice'),
    social: share.extend({
      ...p.labels('sponsored', 'price', 'priceText', 'linkTitle', 'button'),
      specialty: p.key,
      priceNote: z.number().int(),
      buttonNote: z.number().int(),
    }),
    search: share.extend({ query: p.label, address: p.label }),
    approval: p.line,
    split: p.paragraph,
    asOf: p.line,
    more: p.link,
  }),
  failures: p.section({
    lead: p.paragraph,
    items: p.objects({ when: p.label, place: p.label, text: p.paragraph }, [4, 6]),
  }),
  features: p.section({
    seenLabel: p.label,
    items: p.objects({ title: p.label, text: p.line, seen: p.line }, [3, 5]),
  }),
  timeline: p.section({ lead: p.paragraph, steps: p.list(p.spanStep, [3, 5]) }),
  guarantee: p.guarantee.extend({
    clock: z.strictObject({ description: p.paragraph, start: p.label, end: p.label, month: p.label }),
  }),
  closing: p.section({
    text: p.paragraph,
    callToAction: p.label,
    month: p.month,
    equation: p.label,
    example: p.paragraph,
    calculator: z.strictObject({ label: p.label, href: z.string() }),
  }),
  related: p.relatedLinks,
})

/** What a booking of the closing's example is worth and costs, as names for its texts. */
function exampleNames({ closing: { month } }: { closing: { month: MonthAssumptions } }) {
  const { cost, revenue, consultations, kept, patients } = computeMonth(month)
  const worth = Math.floor(revenue / consultations)
  const costEach = Math.round(cost / consultations)
  const withPage = Math.round((cost - month.feePerMonthDollars + fee.packages.machine) / consultations)
  return {
    example: {
      ...{ consultations, kept, patients },
      perPatient: month.revenuePerPatientDollars,
      ...{ worth, cost: costEach, left: worth - costEach },
      ...{ costWithPage: withPage, leftWithPage: worth - withPage },
      link: calculatorLink(month),
    },
  }
}

export const paidTraffic = readContent('pages/paid-traffic.yaml', schema, exampleNames)

export type PaidTrafficContent = typeof paidTraffic
