import { computeMonth } from '../../content/promises/worked-month.ts'
import { GrowthChart } from './growth-chart.tsx'
import { Moments } from './moments.tsx'
import { PercentBar } from './percent-bar.tsx'
import { CostAndRevenue, RoiBreakdown } from './roi-breakdown.tsx'

const moments = [
  { when: 'Monday, 8:10 PM', name: 'Asks', text: 'A patient fills in the form.' },
  { when: 'Tuesday, 9:00 AM', name: 'Waits', text: 'The front desk is busy.' },
  { when: 'Thursday', name: 'Leaves', text: 'Another clinic has called.' },
]
const long =
  'The patient wrote in the evening, had an answer the next morning, and could choose between three times.'
const assumed = {
  adSpendPerMonthDollars: 6500,
  feePerMonthDollars: 3000,
  costPerConsultationDollars: 250,
  showRate: 0.7,
  acceptRate: 0.35,
  revenuePerPatientDollars: 2500,
}
const month = computeMonth(assumed)

export default {
  'Cost and revenue': {
    'Pays off': <CostAndRevenue month={month} largest={month.revenue} />,
    'Loses money': (
      <CostAndRevenue
        month={computeMonth({ ...assumed, revenuePerPatientDollars: 500 })}
        largest={month.revenue}
      />
    ),
    Empty: <CostAndRevenue month={{ ...month, cost: 0, revenue: 0, balance: 0 }} largest={0} />,
  },
  'Growth chart': { Usual: <GrowthChart /> },
  Moments: {
    Lost: <Moments tone="lost" items={moments} gone="One patient less." />,
    Grows: <Moments tone="grows" items={moments} />,
    'Long text': <Moments tone="grows" items={moments.map((moment) => ({ ...moment, text: long }))} />,
  },
  'Percent bar': {
    Usual: <PercentBar percent={35} label="of those who came in" tone="bg-evergreen" />,
    None: <PercentBar percent={0} label="of those who came in" tone="bg-evergreen" />,
    'Long text': <PercentBar percent={72} label={long} tone="bg-rule" />,
  },
  'ROI breakdown': {
    Usual: <RoiBreakdown assumed={assumed} month={month} />,
    'Large figures': (
      <RoiBreakdown
        assumed={{ ...assumed, adSpendPerMonthDollars: 1_000_000, revenuePerPatientDollars: 125_000 }}
        month={computeMonth({ ...assumed, adSpendPerMonthDollars: 1_000_000 })}
      />
    ),
  },
} satisfies Record<string, Record<string, React.ReactNode>>
