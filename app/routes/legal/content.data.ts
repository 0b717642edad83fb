import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const services = ['consent', 'unused', 'google-analytics', 'meta-pixel', 'google-ads'] as const

const schema = z.strictObject({
  columns: p.group(
    p.label,
    ...(['name', 'provider', 'purpose', 'duration', 'set', 'onceAnswered', 'onceAgreed', 'no'] as const),
  ),
  services: z.record(z.enum(services), z.enum(['never', 'onceAnswered', 'withAnalyticsId'])),
  tables: p.objects(
    {
      heading: p.label,
      text: p.paragraph,
      rows: p.objects(
        {
          name: p.label,
          provider: p.label,
          purpose: p.line,
          duration: p.label,
          service: z.enum(services),
        },
        [1, 8],
      ),
    },
    [2, 4],
  ),
})

/** What sets a cookie, and when. */
export const cookiePolicy = readContent('pages/cookie-policy.yaml', schema)
