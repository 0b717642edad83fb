import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const kind = z.strictObject({ name: p.label, text: p.paragraph })

/** Text of the consent banner. Apart from the navigation's, because the browser loads it. */
export const consent = readContent(
  'consent.yaml',
  z.strictObject({
    ...p.labels('title', 'acceptAll', 'rejectNonEssential', 'customize'),
    ...p.labels('save', 'close', 'alwaysOn', 'reopen'),
    text: p.group(p.line, 'withoutAnalytics', 'withAnalytics'),
    policyLink: p.link,
    kinds: z.strictObject({ essential: kind, analytics: kind, marketing: kind }),
    analyticsToday: p.group(p.line, 'connected', 'notConnected'),
    signalHonored: p.paragraph,
    signalLine: p.line,
    saved: p.group(p.line, 'title', 'allowed', 'refused', 'change'),
  }),
)
