import { strategyCall } from '../../../content/promises/promises.ts'
import type { MarketingAuditContent } from '../content.schema.ts'

export const sources =
  'The sources are accurate as of November 21, 2026. Rules change, and some states are stricter. Nothing here is legal advice.'

export const closingWords: MarketingAuditContent['closing'] = {
  headline: 'Bring your answers to a free strategy call.',
  text: `It takes ${strategyCall.minutesOnMostPages} minutes by video. We start with the first thing to fix, and if you can fix it yourself, we’ll say so.`,
  callToAction: 'Book your free strategy call',
}
