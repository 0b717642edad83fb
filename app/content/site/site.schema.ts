import { z } from 'zod'
import { group, portrait } from '../read/parts.ts'
import type { InputField } from '../read/texts.ts'
import { contrast, shades } from './shades.ts'

const wallClock = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time from 00:00 to 24:00, like 09:00')
  .meta({ kind: 'input', type: 'time' } satisfies InputField)
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
  dial: z
    .string()
    .regex(/^\+\d{7,15}$/, 'must be + and digits, like +12125550142')
    .meta({ kind: 'input', type: 'tel' } satisfies InputField),
})

export const addressSchema = z.strictObject({
  street: z.string().min(3).max(80),
  city: z.string().min(2).max(60),
  region: z.string().min(2).max(40),
  postalCode: z.string().min(3).max(12),
  country: z.string().length(2),
})

/** Opening spans by ISO weekday, 1 is Monday. A missing day is a day off. */
const hours = group(spans.optional(), '1', '2', '3', '4', '5', '6', '7').refine(
  (week) => Object.values(week).some((day) => day && day.length > 0),
  { error: 'must have at least one day with hours' },
)

/** Text in the owner's brand and accent colors must be readable on this, and text in the brand color also on the wash. */
const PAPER = '#faf8f2'
const LEAST_CONTRAST = 4.5
const ON_PAPER = `the page’s light grounds; text needs ${LEAST_CONTRAST}:1, so choose a darker color`
const shadesOf = (color: string) => shades({ brand: color, accent: color, action: color })

const color = (contrastOf: (color: string) => number, advice: string) =>
  z
    .string({ error: 'must be a color in quotes, like "#0f4a3b"' })
    .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a color in quotes, like "#0f4a3b"', abort: true })
    .toLowerCase()
    .superRefine((value, context) => {
      const ratio = contrastOf(value)
      if (ratio >= LEAST_CONTRAST) return
      const measured = (Math.floor(ratio * 10) / 10).toFixed(1)
      context.addIssue(`has a contrast of ${measured}:1 with ${advice}`)
    })
    .meta({ kind: 'input', type: 'color' } satisfies InputField)

export const colorsSchema = z.strictObject({
  brand: color((brand) => Math.min(contrast(brand, PAPER), contrast(brand, shadesOf(brand).wash)), ON_PAPER),
  accent: color((accent) => contrast(accent, PAPER), ON_PAPER),
  action: color((action) => {
    const { marigoldInk, marigoldDeep } = shadesOf(action)
    return Math.min(contrast(marigoldInk, action), contrast(marigoldInk, marigoldDeep))
  }, `the words on it; text needs ${LEAST_CONTRAST}:1, so choose a lighter or a darker color`).default(
    '#f3b33d',
  ),
})

/** Schema of `content/people/<id>.yaml`. The id names them in commands and is stored with their calls. */
export const personSchema = z.strictObject({
  name: z.string().min(2).max(60),
  /** As it reads after the name and a comma: `growth strategist`. */
  role: z.string().min(2).max(60),
  photo: portrait('ana-ruiz.jpg').optional(),
  about: z.string().min(40).max(500),
  /** One sentence of their own about their calls, beside the calendar. */
  says: z.string().max(160).optional(),
  /** A line that they took out of a draft, and why, on About. */
  struck: z.strictObject({ line: z.string().max(60), why: z.string().max(120) }).optional(),
  /** The specialties whose strategy calls they take; an empty list for none. */
  calls: z.union([z.literal('all'), z.array(z.string())], {
    error: "must be 'all' or a list of specialties",
  }),
  /** Where their calls differ from `strategyCall`: their hours and their room. */
  hours: hours.optional(),
  videoLink: z.url({ protocol: /^https$/ }).optional(),
  /** Gets the emails about their calls too, their morning email, and their link to the office. */
  email: z.email().optional(),
  /** What they do beside the calls; the page of each duty names them. `office`: opens the office's page, /desk/office. */
  duties: z.array(z.enum(['founder', 'author', 'clinical reviewer', 'office'])),
  /** Invented, for a fresh checkout: their name says so wherever it is, and the launch check lists them. */
  isSample: z.boolean().optional(),
  /** Their place among the others. */
  order: z.number().optional(),
  draft: z.boolean().optional(),
})

export type Person = z.infer<typeof personSchema> & { id: string }

/** Schema of `content/site.yaml`. The booking provider validates the calendar in more detail. */
const siteFields = z.strictObject({
  demoContent: z.boolean(),
  brand: z.string().min(2).max(40),
  legalName: z.string().min(2).max(80),
  tagline: z.string().min(10).max(90),
  colors: colorsSchema,
  phone: phoneSchema,
  email: z.email(),
  weeklyReportEmail: z.union([z.email(), z.literal('')]).optional(),
  address: addressSchema,
  officeHoursZone: z.string().min(2).max(24),
  social: group(addressOrNothing, 'linkedin', 'facebook', 'instagram', 'youtube', 'x'),
  strategyCall: z.strictObject({
    title: z.string().min(5).max(60),
    videoLink: z.url({ protocol: /^https$/ }),
    morningEmailAt: wallClock.optional(),
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
  }),
  textMessages: z.boolean(),
  retention: z.strictObject({
    ...group(months, 'bookingsMonths', 'leadsMonths').shape,
    ...group(days, 'webhookDays', 'mailDays', 'networkDays', 'websiteChecksDays', 'backupDays').shape,
  }),
  specialties: z.array(z.string().min(2).max(60)).min(1),
  clientPractices: z.number().int().min(0).max(100_000),
})

export const siteSchema = siteFields.superRefine(({ phone, specialties }, context) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (/^\+\d/.test(phone.dial) && !isSameNumber(phone.display, phone.dial))
    refuse(['phone', 'display'], `is another number than phone.dial, ${phone.dial}; make them the same`)
  specialties.forEach((one, index) => {
    if (specialties.indexOf(one) < index) refuse(['specialties', index], 'is in the list twice')
  })
})

/** Whether a number for display ends the number to dial. A number with letters cannot be compared. */
function isSameNumber(display: string, dial: string): boolean {
  return /[a-z]/i.test(display) || dial.endsWith(display.replace(/\D/g, '').replace(/^0+/, ''))
}

export interface Site extends z.infer<typeof siteSchema> {
  people: Person[]
  /** The office hours on one line, e.g. `Monday to Friday, 9:00 AM–6:00 PM EST`. */
  officeHours: string
  /** The days with office hours, e.g. `Monday to Friday`. */
  officeDays: string
  /** The postal address on one line. */
  addressLine: string
  /** How long each kind of record is kept, in words: `bookings` is `24 months`. */
  kept: Record<string, string>
}

/** The first person with a duty, if there is one. */
export function personFor(site: Site, duty: Person['duties'][number]): Person | undefined {
  return site.people.find(({ duties }) => duties.includes(duty))
}

/** Postal address on one line. */
export function addressLine(address: z.infer<typeof addressSchema>): string {
  return `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`
}
