import { z } from 'zod'
import { promises } from '../../content/promises/promises.data.ts'
import { computeMonth, type MonthInDollars, toCents } from '../../content/promises/worked-month.ts'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.samplePage.extend({
  title: p.label,
  month: p.month.extend({ leads: z.number().int().positive() }),
  facts: p.list(p.fact, [2, 4]),
  result: z.strictObject({ headline: p.label, text: p.paragraph }),
  chart: z.strictObject({
    caption: p.line,
    description: p.paragraph,
    target: p.label,
    weeks: p.objects({ label: p.label, booked: z.number().int() }, [4, 6]),
  }),
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
  month: MonthInDollars & { leads: number }
  chart: { weeks: { booked: number }[] }
  excluded: { rows: { count: number }[] }
}

/** What follows from the sample month, as names for its texts. */
function reportNames({ month, chart, excluded }: Stated) {
  const { consultations, kept, patients, revenueCents, balanceCents } = computeMonth(toCents(month))
  const excludedCount = excluded.rows.reduce((total, { count }) => total + count, 0)
  const { monthDays, withinDays } = promises.paidTraffic
  const running = chart.weeks.map((_, index) =>
    chart.weeks.slice(0, index + 1).reduce((total, { booked }) => total + booked, 0),
  )
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
      revenue: revenueCents / 100,
      left: balanceCents / 100,
      booked: consultations + excludedCount,
      excluded: excludedCount,
      missed: consultations - kept,
      runningTotals: running.join(', '),
      firstDay: withinDays - monthDays + 1,
    },
  }
}

export const sampleReport = readContent('pages/sample-monthly-report.yaml', schema, reportNames)

export type SampleReport = typeof sampleReport
