import { z } from 'zod'
import { promises } from '../../content/promises/promises.data.ts'
import { computeMonth, type MonthAssumptions } from '../../content/promises/worked-month.ts'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const { consultations: promised, monthDays, withinDays } = promises.paidTraffic
const firstDay = withinDays - monthDays + 1

const schema = p.samplePage.extend({
  title: p.label,
  month: p.month
    .extend({ leads: z.number().int().positive() })
    .refine((month) => computeMonth(month).consultations >= promised, {
      path: ['adSpendPerMonthDollars'],
      error: `books fewer than the ${promised} consultations that content/promises.yaml promises (paidTraffic); the sample must keep the promise`,
    }),
  facts: p.list(p.fact, [2, 4]),
  result: z.strictObject({ headline: p.label, text: p.paragraph }),
  chart: z.strictObject({ caption: p.line, description: p.paragraph, target: p.label }),
  flow: z.strictObject({
    heading: p.label,
    rows: p.objects({ label: p.label, value: p.text(1, 60), note: p.line.optional() }, [8, 12]),
  }),
  excluded: z.strictObject({
    heading: p.label,
    rows: p.objects({ reason: p.label, count: z.number().int() }, [2, 5]),
  }),
  remarks: p.objects({ heading: p.label, items: p.list(p.paragraph, [1, 4]) }, [2, 4]),
})

interface Stated {
  month: MonthAssumptions & { leads: number }
  excluded: { rows: { count: number }[] }
}

/** The month's weeks with their days, and how many consultations are booked by then. */
function weeksOf(month: MonthAssumptions) {
  const { consultations } = computeMonth(month)
  return Array.from({ length: Math.ceil(monthDays / 7) }, (_, week) => {
    const from = firstDay + week * 7
    const to = Math.min(from + 6, withinDays)
    const total = Math.round((consultations * (to - firstDay + 1)) / monthDays)
    return { label: `${from}–\u2060${to}`, total }
  })
}

/** What follows from the sample month, as names for its texts. */
function reportNames({ month, excluded }: Stated) {
  const { consultations, kept, patients, revenue, balance } = computeMonth(month)
  const excludedCount = excluded.rows.reduce((total, { count }) => total + count, 0)
  return {
    report: {
      consultations,
      kept,
      patients,
      leads: month.leads,
      adSpend: month.adSpendPerMonthDollars,
      perLead: Math.round(month.adSpendPerMonthDollars / month.leads),
      perConsultation: month.costPerConsultationDollars,
      perPatient: month.revenuePerPatientDollars,
      showPercent: Math.round(month.showRate * 100),
      startedPercent: Math.round((patients / kept) * 100),
      revenue,
      left: balance,
      booked: consultations + excludedCount,
      excluded: excludedCount,
      missed: consultations - kept,
      runningTotals: weeksOf(month)
        .map(({ total }) => total)
        .join(', '),
      firstDay,
    },
  }
}

const content = readContent('pages/sample-monthly-report.yaml', schema, reportNames)

export const sampleReport = { ...content, weeks: weeksOf(content.month) }

export type SampleReport = typeof sampleReport
