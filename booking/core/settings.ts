import type { CallHost } from './call-hosts.ts'

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
}

interface MailSettings {
  from: string
  agencyCopyTo: string
  /** `smtp://user:pass@host:587` or `smtps://…`; unset means `.eml` files in `<dataDir>/mail`. */
  smtpUrl?: string | undefined
}

interface GuideOffer {
  formName: string
  title: string
  path: string
}

export interface TextSettings {
  /** Twilio's Messages resource or the like, with the account and its token as user and password. */
  url: string
  from: string
}

/** Calls count from their end, everything else from when it was received. */
export interface Retention {
  bookingsMonths: number
  leadsMonths: number
  webhookDays: number
  mailDays: number
  /** Of the keyed hash of a booking's network. */
  networkDays: number
  backupDays: number
}

/** The host of a calendar that all people share; overlaps are checked by host. */
export const AGENCY_HOST = 'agency'

export interface BookingSettings {
  host: string
  agency: Agency
  rules: CallRules
  mail: MailSettings
  guide: GuideOffer
  retention: Retention
  reminderHours: { day: number; hour: number }
  texts?: TextSettings | undefined
  eventsUrl?: string | undefined
  /** CalDAV collection, with user and password, that gets an event per call. */
  calendarUrl?: string | undefined
  /** URL of the video room; empty without one. */
  videoLink: string
  callTitle: string
  people: readonly CallHost[]
  specialties: string[]
  dataDir: string
  /** `postgres://…`; unset means the embedded database in `dataDir`. */
  databaseUrl?: string | undefined
  /** `folder` is an absolute path, `keep` the number of backups. */
  dailyBackup?: { folder: string; keep: number } | undefined
  /** Path of the confirmation page; `?booking=<reference>` is appended. */
  confirmationPath: string
  /** Where a form posted to the webhook redirects; unset, it gets the JSON response. */
  webhookReturnPath?: string | undefined
  /** Origins whose pages may frame the widget and receive its messages. */
  frameOrigins: string[]
  /** Form posts per network address in ten minutes. */
  attemptsPerTenMinutes: number
}
