import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const kind = z.strictObject({ name: p.label, text: p.paragraph })

/** Text of the consent banner. Apart from the navigation's, because the browser loads it. */
export const consent = readContent(
  'consent.yaml',
  z.strictObject({
    title: p.label,
    text: p.group(p.line, 'withoutAnalytics', 'withAnalytics'),
    acceptAll: p.label,
    rejectNonEssential: p.label,
    customize: p.label,
    policyLink: p.link,
    save: p.label,
    close: p.label,
    kinds: z.strictObject({ essential: kind, analytics: kind, marketing: kind }),
    analyticsToday: p.group(p.line, 'connected', 'notConnected'),
    alwaysOn: p.label,
    signalHonored: p.paragraph,
    signalLine: p.line,
    reopen: p.label,
    saved: p.group(p.line, 'title', 'allowed', 'refused', 'change'),
  }),
)
