import { checkContent } from '../checks/fields.schema.ts'
import { formatRetention } from '../site/owner-facts.ts'
import type { Site } from '../site/site.schema.ts'
import { closingStep, legalLabels, spanChart } from './legal-screens.schema.ts'

/** Labels, a chart and the closing CTAs of the legal pages; the texts are in app/content/legal/. */
export const labels = checkContent('app/content/legal/legal-screens.ts (labels)', legalLabels, {
  contents: 'On this page',
  summary: 'In short',
  effective: 'Effective',
  updated: 'Last updated',
  reworded: 'Wording updated',
})

/** Where the scale of `lifetimes` turns from a visit into days. */
const DAY_AT = 0.3
const DAYS_OF_MONTH = 30

/**
 * How long records are kept, from the settings that the deletion itself reads. The scale is logarithmic from a day on,
 * because a day and two years do not fit a linear one.
 */
export function lifetimes(retention: Site['retention']) {
  const words = formatRetention(retention)
  const kept = [
    { name: 'A code of your network address', label: words.network, days: retention.networkDays },
    { name: 'A request for the guide', label: words.leads, days: retention.leadsMonths * DAYS_OF_MONTH },
    {
      name: 'A call you booked',
      label: `${words.bookings} after it`,
      days: retention.bookingsMonths * DAYS_OF_MONTH,
    },
  ].sort((one, other) => one.days - other.days)
  const longest = Math.max(...kept.map(({ days }) => days))
  const place = (days: number) => DAY_AT + (1 - DAY_AT) * (Math.log(days) / Math.log(Math.max(longest, 2)))
  const month = place(DAYS_OF_MONTH)
  return checkContent('app/content/legal/legal-screens.ts (lifetimes)', spanChart, {
    caption: 'How long we keep each thing, from shortest to longest. Not to scale.',
    ticks: [
      { at: 0, label: 'A visit' },
      { at: DAY_AT, label: 'A day' },
      ...(month < 0.85 ? [{ at: month, label: 'A month' }] : []),
      { at: 1, label: longest < 2 * DAYS_OF_MONTH ? `${longest} days` : `${longest / DAYS_OF_MONTH} months` },
    ],
    rows: [
      { name: 'Answers not yet sent', label: 'until you close the tab', to: 0.15 },
      { name: 'Counts of requests, and the key in a form', label: 'up to a day', to: DAY_AT },
      ...kept.map(({ name, label = '', days }) => ({ name, label, to: place(days) })),
    ],
  })
}

export const closingSteps = {
  '/privacy-policy': checkContent('app/content/legal/legal-screens.ts (privacy)', closingStep, {
    text: 'What you type when you book a call goes to us, and never to an advertiser.',
    label: 'Book your free strategy call',
    href: '/book',
  }),
  '/terms-of-service': checkContent('app/content/legal/legal-screens.ts (terms)', closingStep, {
    text: 'If a term keeps you from saying yes, tell us on the call.',
    label: 'Book your free strategy call',
    href: '/book',
  }),
  '/cookie-policy': checkContent('app/content/legal/legal-screens.ts (cookies)', closingStep, {
    text: 'Booking a call sets no cookie, whatever you answered in the banner.',
    label: 'Book your free strategy call',
    href: '/book',
  }),
} as const
