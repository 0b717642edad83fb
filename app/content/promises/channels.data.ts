import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const whole = z.number().int()

/** What ads and SEO bring for the same money, in an example. */
export const channels = readContent(
  'sections/channels.yaml',
  z.strictObject({
    adsPerConsultationDollars: whole,
    searchPerMonthDollars: whole,
    spans: p.objects({ fromMonth: whole, toMonth: whole, consultationsPerMonth: z.number() }, [3, 5]),
    chart: z.strictObject({
      ...p.labels('title', 'ads', 'search', 'adsAhead', 'searchAhead'),
      month: p.filled('month'),
      description: p.filled('month'),
    }),
  }),
)
