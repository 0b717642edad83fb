import { z } from 'zod'
import { parseContent } from '../checks/content-error.ts'
import { formatOfficeDays, formatOfficeHours } from './office-hours.ts'

const wallClock = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time from 00:00 to 24:00, like 09:00')
const isoDate = z.iso.date()
const minutes = z.number().int()
const months = z.number().int().min(1).max(120)
const days = z.number().int().min(1).max(365)
const addressOrNothing = z
  .string()
  .refine((value) => value === '' || URL.parse(value)?.protocol === 'https:', {
    error: 'must be an address that begins with https://, or empty',
  })
const spans = z.array(z.strictObject({ from: wallClock, to: wallClock }))

export const phoneSchema = z.strictObject({
  display: z.string().min(7).max(24),
  dial: z.string().regex(/^\+\d{7,15}$/, 'must be + and digits, like +12125550142'),
})

export const addressSchema = z.strictObject({
  street: z.string().min(3).max(80),
  city: z.string().min(2).max(60),
  region: z.string().min(2).max(40),
  postalCode: z.string().min(3).max(12),
  country: z.string().length(2),
})

const hours = z
  .strictObject({
    1: spans.optional(),
    2: spans.optional(),
    3: spans.optional(),
    4: spans.optional(),
    5: spans.optional(),
    6: spans.optional(),
    7: spans.optional(),
  })
  .refine((week) => Object.values(week).some((day) => day && day.length > 0), {
    error: 'must have at least one day with hours',
  })

/** When calls can be booked. Where it is used, the booking provider checks it in more detail. */
export const calendarFields = z.strictObject({
  officeZone: z.string().min(3),
  hours,
  daysOff: z.array(isoDate),
  exceptions: z.record(isoDate, spans).optional(),
  callMinutes: minutes.min(5).max(240),
  bufferMinutes: minutes.min(0).max(240),
  minimumNoticeMinutes: minutes.min(0),
  changesUntilMinutesBefore: minutes.min(0),
  horizonDays: z.number().int().min(1).max(365),
  dailyLimit: z.number().int().min(1).max(100).optional(),
})

const person = z.strictObject({
  /** Names them in commands and is stored with their calls; without one it is the first name, like `ana`. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,29}$/, 'must be a short word in lower case, like ana')
    .optional(),
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
  calls: z.union([z.literal('all'), z.array(z.string())], {
    error: "must be 'all' or a list of specialties",
  }),
  /** Where their calls differ from `strategyCall`: their hours and their room. */
  hours: hours.optional(),
  videoLink: z.url({ protocol: /^https$/ }).optional(),
  /** Gets the emails about their calls too, and their morning email. */
  email: z.email().optional(),
  /** What they do beside the calls; the page of each duty names them. */
  duties: z.array(z.enum(['founder', 'author', 'clinical reviewer'])),
  /** Invented, for a fresh checkout: their name says so wherever it is, and the launch check lists them. */
  isSample: z.boolean().optional(),
})

export type Person = z.infer<typeof person>

/** Schema of `site.config.ts`. The booking provider validates the calendar in more detail. */
const siteFields = z.strictObject({
  demoContent: z.boolean(),
  brand: z.string().min(2).max(40),
  legalName: z.string().min(2).max(80),
  tagline: z.string().min(10).max(90),
  phone: phoneSchema,
  email: z.email(),
  address: addressSchema,
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
    morningEmailAt: wallClock.optional(),
    ...calendarFields.shape,
  }),
  textMessages: z.boolean(),
  retention: z.strictObject({
    bookingsMonths: months,
    leadsMonths: months,
    webhookDays: days,
    mailDays: days,
    networkDays: days,
    backupDays: days,
  }),
  specialties: z.array(z.string().min(2).max(60)).min(1),
  people: z.array(person),
  clientPractices: z.number().int().min(0).max(100_000),
})

const siteSchema = siteFields.superRefine(({ people, phone, specialties }, context) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (/^\+\d/.test(phone.dial) && !isSameNumber(phone.display, phone.dial))
    refuse(['phone', 'display'], `is another number than phone.dial, ${phone.dial}; make them the same`)
  specialties.forEach((one, index) => {
    if (specialties.indexOf(one) < index) refuse(['specialties', index], 'is in the list twice')
  })
  people.forEach(({ id, name, calls, photo }, index) => {
    const unknown = calls === 'all' ? -1 : calls.findIndex((one) => !specialties.includes(one))
    if (unknown >= 0)
      refuse(['people', index, 'calls', unknown], `is not one of the specialties: ${specialties.join(', ')}`)
    const other = people.find((one) => one.name !== name && photo && one.photo === photo)
    if (other) refuse(['people', index, 'photo'], `is also the photo of ${other.name}`)
    if (calls.length === 0) return
    if (idOf({ id, name }) === '')
      refuse(['people', index, 'id'], 'is needed: a short word in lower case, like ana')
    const namesake = people
      .slice(0, index)
      .find((one) => one.calls.length > 0 && idOf(one) === idOf({ id, name }))
    if (namesake)
      refuse(['people', index, 'id'], `is also that of ${namesake.name}; give each an id of their own`)
  })
})

/** Whether a number for display ends the number to dial. A number with letters cannot be compared. */
function isSameNumber(display: string, dial: string): boolean {
  return /[a-z]/i.test(display) || dial.endsWith(display.replace(/\D/g, '').replace(/^0+/, ''))
}

type SiteFacts = z.infer<typeof siteSchema>

export interface Site extends Omit<SiteFacts, 'people'> {
  people: (Person & { id: string })[]
  /** The office hours on one line, e.g. `Monday to Friday, 9:00 AM–6:00 PM EST`. */
  officeHoursText: string
  /** The days with office hours, e.g. `Monday to Friday`. */
  officeDaysText: string
}

/**
 * Validates the owner's facts.
 * @throws {ContentError} one line per invalid value: the field of `site.config.ts`, what was found, what it must be
 */
export function defineSite(facts: SiteFacts): Site {
  const site = parseContent('site.config.ts', siteSchema, facts)
  const { hours } = site.strategyCall
  return {
    ...site,
    people: site.people.map((one) => ({
      ...one,
      id: idOf(one),
      name: one.isSample ? `${one.name} (sample)` : one.name,
    })),
    officeHoursText: formatOfficeHours(hours, site.officeHoursZone),
    officeDaysText: formatOfficeDays(hours),
  }
}

/** `ana` of Ana Ruiz, unless another is set. */
function idOf({ id, name }: Pick<Person, 'id' | 'name'>): string {
  const [first = ''] = name
    .normalize('NFKD')
    .replace(/[^a-z -]/gi, '')
    .toLowerCase()
    .split(' ')
  return id ?? first
}

/** The first person with a duty, if there is one. */
export function personFor(site: Site, duty: Person['duties'][number]): Person | undefined {
  return site.people.find(({ duties }) => duties.includes(duty))
}

/** Postal address on one line. */
export function addressLine(address: Site['address']): string {
  return `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
}
