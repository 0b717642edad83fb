import { z } from 'zod'
import { readContent } from '../read/read-content.ts'

const services = z.array(z.strictObject({ name: z.string(), signs: z.array(z.string().min(4)).min(1) }))

/** What the check knows of the web. */
export const knownWeb = readContent(
  'website-check.yaml',
  z.strictObject({
    reviewBy: z.iso.date(),
    booking: services,
    ads: services,
    recorders: services,
    container: z.url({ protocol: /^https$/ }),
    treatments: z.array(z.array(z.string()).min(1)),
    claims: z.array(z.string().min(2)).min(1),
  }),
)
