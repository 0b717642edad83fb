import { checkContent } from '../../content/checks/fields.schema.ts'
import { dollars } from '../../content/checks/format-figures.ts'
import { fee, guarantees, service, terms } from '../../content/promises/promises.ts'
import { computeMonth, type MonthInDollars, toCents } from '../../content/promises/worked-month.ts'
import { reportSchema } from './content.schema.ts'

const { consultations: target, monthDays, withinDays } = guarantees.paidTraffic

/** A worked example, not a client. */
const assumed: MonthInDollars = {
  adSpendPerMonthDollars: 8_400,
  feePerMonthDollars: fee.packages.machine,
  costPerConsultationDollars: 300,
  showRate: 0.75,
  acceptRate: 0.4,
  revenuePerPatientDollars: 3_000,
}
const leads = 140
const excluded = [
  { reason: 'Lives outside the agreed area', count: 3 },
  { reason: 'Can’t pay the price range', count: 2 },
  { reason: 'Existing patient', count: 2 },
  { reason: 'Wrong phone number', count: 1 },
]

const weeks = [
  { label: '61–\u206067', booked: 5 },
  { label: '68–\u206074', booked: 6 },
  { label: '75–\u206081', booked: 8 },
  { label: '82–\u206088', booked: 7 },
  { label: '89–\u206090', booked: 2 },
]
const runningTotals = weeks.map((_, index) =>
  weeks.slice(0, index + 1).reduce((total, { booked }) => total + booked, 0),
)

const month = computeMonth(toCents(assumed))
const excludedCount = excluded.reduce((total, { count }) => total + count, 0)
const firstDay = withinDays - monthDays + 1
const missed = month.consultations - month.kept
const percent = (rate: number) => `${Math.round(rate * 100)}%`
const fromCents = (cents: number) => dollars(cents / 100)

export const sampleReport = checkContent('app/routes/sample-monthly-report/content.ts', reportSchema, {
  meta: {
    title: 'Sample monthly report: one page, every number',
    description:
      'See the report you get each month: ad spend, leads, qualified consultations against the guarantee, show rate, patients and what we do next.',
  },
  headline: { plain: 'Sample monthly report:', turn: 'one page, every number' },
  lead: `You get one page a month, and we go through it with you on a call of ${service.monthlyCallMinutes.from} to ${service.monthlyCallMinutes.to} minutes. It starts with the number the guarantee counts and ends with what we’re changing.`,
  label: 'The figures are a worked example. They are not a client’s results, an average or a forecast.',
  title: 'Monthly report',
  facts: [
    { term: 'Practice', value: '[Your practice]' },
    { term: 'Period', value: `Days ${firstDay}–${withinDays} after launch` },
    { term: 'Services', value: 'Paid traffic, funnel, follow-ups' },
  ],
  result: {
    headline: `${month.consultations} qualified consultations`,
    text: `The guarantee requires ${target} in any ${monthDays} days in a row that end by day ${withinDays}. This month meets it.`,
  },
  chart: {
    caption: `Qualified consultations, running total, days ${firstDay}–${withinDays}`,
    description: `Bars that grow from week to week: ${runningTotals.join(', ')} qualified consultations. A line marks the ${target} of the guarantee; the last 2 bars are above it.`,
    target: `Guarantee: ${target}`,
    weeks,
  },
  flow: {
    heading: 'From ad spend to patients',
    rows: [
      {
        label: 'Ad spend',
        value: dollars(assumed.adSpendPerMonthDollars),
        note: 'paid to Meta and Google directly',
      },
      {
        label: 'Leads',
        value: String(leads),
        note: `${dollars(Math.round(assumed.adSpendPerMonthDollars / leads))} per lead`,
      },
      { label: 'Consultations booked', value: String(month.consultations + excludedCount) },
      {
        label: 'Qualified consultations',
        value: String(month.consultations),
        note: `${dollars(assumed.costPerConsultationDollars)} of ad spend each`,
      },
      {
        label: 'Came to the visit',
        value: String(month.kept),
        note: `show rate ${percent(assumed.showRate)}`,
      },
      {
        label: 'Started treatment',
        value: String(month.patients),
        note: `${percent(month.patients / month.kept)} of those who came, by your count`,
      },
      {
        label: 'Revenue',
        value: fromCents(month.revenueCents),
        note: `${dollars(assumed.revenuePerPatientDollars)} per patient, by your count`,
      },
      { label: 'Our retainer', value: dollars(assumed.feePerMonthDollars) },
      {
        label: 'Left after retainer and ad spend',
        value: fromCents(month.balanceCents),
        note: 'before the cost of treatment',
      },
    ],
  },
  excluded: { heading: `${excludedCount} bookings that did not count`, rows: excluded },
  remarks: [
    {
      heading: 'What we changed',
      items: [
        'Moved the price range above the form, because 2 people booked and then couldn’t pay it.',
        'Paused the 2 ads with the highest cost per lead.',
        'Removed 4 ZIP codes outside your area from the ads.',
      ],
    },
    {
      heading: 'What we do next',
      items: [
        `Work on the show rate: ${missed} of ${month.consultations} people didn’t come. A new email 2 days before the visit repeats the price and the directions.`,
        'Test a second landing page that opens with side effects and safety.',
      ],
    },
    {
      heading: 'What we need from you',
      items: [
        `Approve the new email within ${terms.approvalBusinessDays} business days.`,
        'Tell us how many people started treatment. Send the count only, without names.',
      ],
    },
  ],
  closing: {
    text: 'See what this page could look like with your prices and your area.',
    label: 'Book your free strategy call',
  },
})

/** The number that the chart’s weeks add up to, and the guarantee’s. */
export const reportTotals = { qualified: month.consultations, charted: runningTotals.at(-1), target }
