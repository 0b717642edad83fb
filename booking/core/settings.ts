import type { Areas } from '../../platform/areas.ts'
import type { OwnerQuestions } from './questions.ts'

/** `HH:MM` on a 24-hour clock in the office's zone; `to` is exclusive. */
export interface OpenSpan {
  from: string
  to: string
}

/** ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface CallRules {
  officeZone: string
  hours: { [day in IsoWeekday]?: OpenSpan[] | undefined }
  /** ISO dates. */
  daysOff: string[]
  /** By ISO date; these replace the weekday's hours, and an empty list closes the day. */
  exceptions?: { [date: string]: OpenSpan[] } | undefined
  callMinutes: number
  bufferMinutes: number
  minimumNoticeMinutes: number
  /** Cut-off for a visitor's changes online; 0 is until the call starts. */
  changesUntilMinutesBefore: number
  /** Calendar days after today in the office's zone. */
  horizonDays: number
  dailyLimit?: number | undefined
}

/** A person who takes calls. What is not set here is taken from the agency. */
export interface CallHost {
  /** Stored with their calls, so it stays the same. */
  id: string
  /** Empty where nobody is named. */
  name: string
  /** Used within a sentence, e.g. `growth strategist`. */
  role: string
  /** The specialties whose calls they take. */
  calls: 'all' | readonly string[]
  hours?: CallRules['hours'] | undefined
  videoLink?: string | undefined
  /** Gets their emails, besides the agency. */
  email?: string | undefined
}

/** Opens the office's page. */
export interface StaffMember {
  id: string
  name: string
  email: string
}

export interface Agency {
  name: string
  email: string
  phone: string
  /** E.164, for `tel:` links. */
  dial: string
  /** Postal address, required in commercial email (CAN-SPAM). */
  address: string
  /** Of the website, without a trailing slash. */
  origin: string
  colors: BrandColors
  /** A character that stands for the logo in emails. */
  sign?: string | undefined
}

/** Of emails, as `#rrggbb`. */
export interface BrandColors {
  brand: string
  /** A dark and a pale shade of it, for mail programs in dark mode. */
  dark: string
  pale: string
  /** The main button, and what is written on it. */
  action: string
  onAction: string
}

interface MailSettings {
  from: string
  agencyCopyTo: string
  /** Gets the report of a week each Monday; empty for nobody. */
  weeklyReportTo: string
  /** `smtp://user:pass@host:587` or `smtps://…`; unset means `.eml` files in `<dataDir>/mail`. */
  smtpUrl?: string | undefined
}

/** An email as the owner writes it. Its texts have names in braces, which are filled when it is sent. */
export interface Letter {
  subject: string
  title: string
  /** Shown after the subject in the inbox. */
  preview?: string | undefined
  /** Why the visitor got it. Only letters to visitors have it, and stand in the frame. */
  why?: string | undefined
  /** Markdown. */
  body: string
}

export interface Letters {
  /** Markdown with `{letter}` and `{why}`. */
  frame: string
  /** By the kinds of messages. */
  byKind: Readonly<Record<string, Letter>>
}

export interface TextSettings {
  /** Twilio's Messages resource or the like, with the account and its token as user and password. */
  url: string
  from: string
}

/** Where each event is posted, signed if there is a secret (`whsec_` and base64). */
export interface EventSettings {
  url: string
  secret?: string | undefined
}

/** Calls count from their end, everything else from when it was received. */
export interface Retention {
  bookingsMonths: number
  leadsMonths: number
  webhookDays: number
  mailDays: number
  /** Of the keyed hash of a booking's network. */
  networkDays: number
  websiteChecksDays: number
  backupDays: number
}

export interface BackupSettings {
  /** Absolute path. */
  folder: string
  /** Days of which one backup is kept. */
  keepDays: number
  /** A line for the shell that copies `{file}` elsewhere. */
  command?: string | undefined
}

/** Stands for all hosts together: in blocked times, and for the one host of an agency that names nobody. */
export const AGENCY_HOST = 'agency'

/** Stands in a link for the office, which sees the calls of all hosts; and for a link to it that nobody has opened yet. */
export const OFFICE = '@office'
export const OFFICE_UNOPENED = '@office-unopened'

/** The site's credentials from Google's or Microsoft's console, and the provider's addresses, which tests replace. */
export interface OAuthApp {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** Without a trailing slash. */
  apiUrl: string
}

export interface BookingSettings {
  agency: Agency
  rules: CallRules
  mail: MailSettings
  letters: Letters
  questions: OwnerQuestions
  guide: { formName: string; title: string; path: string }
  retention: Retention
  reminderHours: { day: number; hour: number }
  /** A visitor who asks for it is called back within this many business days. */
  callBackBusinessDays: number
  texts?: TextSettings | undefined
  events?: EventSettings | undefined
  /** The apps that connect calendars at Google and Microsoft. */
  oauth: { google?: OAuthApp | undefined; microsoft?: OAuthApp | undefined }
  /** On days with calls each host gets an email at this time of the office, `HH:MM`. */
  morningEmailAt: string
  /** URL of the video room; empty without one. */
  videoLink: string
  callTitle: string
  /** The people who take calls; may be empty. */
  people: readonly CallHost[]
  /** The people who open the office's page; may be empty. */
  office: readonly StaffMember[]
  specialties: string[]
  /** Where practices have signed. */
  areas: Areas
  dataDir: string
  /** `postgres://…`; unset means the embedded database in `dataDir`. */
  databaseUrl?: string | undefined
  backup?: BackupSettings | undefined
  /** Who is told of an alarm: an email address, and an address for a POST with JSON. */
  alerts: { to: string; url?: string | undefined }
  /** What somebody has to look at, and by which ISO date. */
  reviews: readonly { by: string; what: string }[]
  /** Path of the confirmation page; `?booking=<reference>` is appended. */
  confirmationPath: string
  /** Where a form that a browser posts to the webhook redirects. */
  webhookReturnPath: string
  /** Form posts per network address in ten minutes. */
  attemptsPerTenMinutes: number
}
