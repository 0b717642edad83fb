import { z } from 'zod'
import { formatOfficeHours } from './office-hours.ts'

const wallClock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'must be a time like 09:00')
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2026-12-25')
const minutes = z.number().int()
const addressOrNothing = z.union([z.literal(''), z.url({ protocol: /^https$/ })])
const spans = z.array(z.strictObject({ from: wallClock, to: wallClock }))

const person = z.strictObject({
  name: z.string().min(2).max(60),
  /** As it reads after the name and a comma: `growth strategist`. */
  role: z.string().min(2).max(60),
  photo: z
    .string()
    .regex(
      /^people\/[\w-]+\.(jpe?g|png|webp|avif|tiff?)$/i,
      'must be an image in people/, like people/ana-ruiz.jpg',
    )
    .optional(),
  about: z.string().min(40).max(500),
  /** The specialties whose strategy calls they take; an empty list for none. */
  calls: z.union([z.literal('all'), z.array(z.string())]),
})

export type Person = z.infer<typeof person>

/** Schema of `site.config.ts`. The booking provider validates the calendar in more detail. */
const siteFields = z.strictObject({
  demoContent: z.boolean(),
  brand: z.string().min(2).max(40),
  legalName: z.string().min(2).max(80),
  tagline: z.string().min(10).max(90),
  phone: z.strictObject({
    display: z.string().min(7).max(24),
    dial: z.string().regex(/^\+\d{7,15}$/, 'must be + and digits, like +12125550142'),
  }),
  email: z.email(),
  address: z.strictObject({
    street: z.string().min(3).max(80),
    city: z.string().min(2).max(60),
    region: z.string().min(2).max(40),
    postalCode: z.string().min(3).max(12),
    country: z.string().length(2),
  }),
  officeHoursZone: z.string().min(2).max(24),
  social: z.strictObject({
    linkedin: addressOrNothing,
    facebook: addressOrNothing,
    instagram: addressOrNothing,
    youtube: addressOrNothing,
    x: addressOrNothing,
  }),
  strategyCall: z.strictObject({
    title: z.string().min(5).max(60),
    videoLink: z.url({ protocol: /^https$/ }),
    officeZone: z.string().min(3),
    hours: z.strictObject({
      1: spans.optional(),
      2: spans.optional(),
      3: spans.optional(),
      4: spans.optional(),
      5: spans.optional(),
      6: spans.optional(),
      7: spans.optional(),
    }),
    daysOff: z.array(isoDate),
    callMinutes: minutes.min(5).max(240),
    bufferMinutes: minutes.min(0).max(240),
    minimumNoticeMinutes: minutes.min(0),
    horizonDays: z.number().int().min(1).max(365),
  }),
  specialties: z.array(z.string().min(2).max(60)).min(1),
  people: z.array(person),
})

const siteSchema = siteFields.superRefine(({ people, specialties }, context) => {
  people.forEach(({ name, calls, photo }, index) => {
    const unknown = calls === 'all' ? undefined : calls.find((one) => !specialties.includes(one))
    if (unknown) {
      const message = `"${unknown}" is not one of the specialties`
      context.addIssue({ code: 'custom', path: ['people', index, 'calls'], message })
    }
    const other = people.find((one) => one.name !== name && photo && one.photo === photo)
    if (other) {
      const message = `is also the photo of ${other.name}`
      context.addIssue({ code: 'custom', path: ['people', index, 'photo'], message })
    }
  })
})

type SiteFacts = z.infer<typeof siteSchema>

export interface Site extends SiteFacts {
  /** The office hours on one line, e.g. `Monday to Friday, 9:00 AM–6:00 PM EST`. */
  officeHoursText: string
}

/**
 * Validates the owner's facts.
 * @throws {Error} one sentence per invalid value: the field of `site.config.ts` and what it must be
 */
export function defineSite(site: SiteFacts): Site {
  const result = siteSchema.safeParse(site)
  if (result.success) {
    const { strategyCall, officeHoursZone } = result.data
    return { ...result.data, officeHoursText: formatOfficeHours(strategyCall.hours, officeHoursZone) }
  }
  const faults = result.error.issues.map(
    (issue) => `site.config.ts, ${issue.path.join('.')}: ${issue.message}`,
  )
  throw new Error(faults.join('\n'))
}

/** Postal address on one line. */
export function addressLine(address: Site['address']): string {
  return `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
}
