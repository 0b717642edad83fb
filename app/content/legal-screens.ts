import { checkContent } from './fields.schema.ts'
import { closingStep, legalLabels, spanChart } from './legal-screens.schema.ts'
import { guarantees } from './promises.ts'

/** Labels, charts and closing CTAs of the legal pages; the texts are in app/content/legal/. */
export const labels = checkContent('app/content/legal-screens.ts (labels)', legalLabels, {
  contents: 'On this page',
  summary: 'In short',
  effective: 'Effective',
  updated: 'Last updated',
  back: 'Contents',
})

const { paidTraffic, whatsIncluded, results, funnel, mapPack, followUps } = guarantees
const lastDay = paidTraffic.withinDays
const dueBy = (name: string, days: number) => ({ name, label: `by day ${days}`, to: days / lastDay })
const noDay = (name: string, remedy: string) => ({
  name,
  label: `no fixed day, ${remedy}`,
  to: 1,
  open: true,
})

/** Days of the guarantees, from the same figures as their wording. */
export const guaranteeDays = checkContent('app/content/legal-screens.ts (guaranteeDays)', spanChart, {
  caption: 'The deadline of each guarantee, counted from launch day.',
  ticks: [
    { at: 0, label: 'Launch' },
    { at: whatsIncluded.withinDays / lastDay, label: `Day ${whatsIncluded.withinDays}` },
    { at: 1, label: `Day ${lastDay}` },
  ],
  rows: [
    dueBy('What’s included', whatsIncluded.withinDays),
    dueBy('Paid traffic', paidTraffic.withinDays),
    dueBy('Results', results.withinDays),
    dueBy('Map pack', mapPack.withinDays),
    noDay('Funnel', funnel.remedy),
    noDay('Follow-ups', followUps.remedy),
  ],
})

/** Retention periods. The scale has steps, because ten minutes and a year do not fit a linear one. */
export const lifetimes = checkContent('app/content/legal-screens.ts (lifetimes)', spanChart, {
  caption: 'How long we keep each thing, from shortest to longest. Not to scale.',
  ticks: [
    { at: 0, label: 'Minutes' },
    { at: 0.34, label: 'A visit' },
    { at: 0.67, label: 'A day' },
    { at: 1, label: 'No end date' },
  ],
  rows: [
    { name: 'Your network address', label: '10 minutes, in memory', to: 0.1 },
    { name: 'Answers not yet sent', label: 'until you close the tab', to: 0.42 },
    { name: 'The key in a form', label: 'valid for a day', to: 0.67 },
    { name: 'A booking or a request', label: 'until you ask us to delete it', to: 1, open: true },
  ],
})

export const closingSteps = {
  '/privacy-policy': checkContent('app/content/legal-screens.ts (privacy)', closingStep, {
    text: 'What you type when you book a call goes to us, and never to an advertiser.',
    label: 'Book your free strategy call',
    href: '/book',
  }),
  '/terms-of-service': checkContent('app/content/legal-screens.ts (terms)', closingStep, {
    text: 'If a term keeps you from saying yes, tell us on the call.',
    label: 'Book your free strategy call',
    href: '/book',
  }),
  '/cookie-policy': checkContent('app/content/legal-screens.ts (cookies)', closingStep, {
    text: 'Booking a call sets no cookie, whatever you answered in the banner.',
    label: 'Book your free strategy call',
    href: '/book',
  }),
} as const
