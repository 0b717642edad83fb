import type { CallHost } from './call-hosts.ts'

/**
 * Settings of the booking service. The caller passes them in; the service reads no configuration file and no
 * environment variable.
 */

/** Open hours on one weekday, `HH:MM` on a 24-hour clock in the office's zone. `to` is exclusive. */
export interface OpenSpan {
  from: string
  to: string
}

/** ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The rules from which open times are computed. */
export interface CallRules {
  /** IANA zone of `hours` and `daysOff`, e.g. `America/New_York`. */
  officeZone: string
  hours: { [day in IsoWeekday]?: OpenSpan[] | undefined }
  /** ISO dates (`2026-12-25`) in the office's zone without calls. */
  daysOff: string[]
  /**
   * Other hours on single days, by ISO date in the office's zone. They replace the weekday's; an empty list closes the
   * day.
   */
  exceptions?: { [date: string]: OpenSpan[] } | undefined
  callMinutes: number
  /** Minutes kept free after each call; included when overlaps are checked. */
  bufferMinutes: number
  /** Minimum minutes between now and the start of an offered call. */
  minimumNoticeMinutes: number
  /** Minutes before its start up to which a visitor can move or cancel a call online; 0 is until it starts. */
  changesUntilMinutesBefore: number
  /** Calendar days ahead, counted from today in the office's zone, up to which times are offered. */
  horizonDays: number
  /** Most calls on one day of the office; unset, as many as its hours hold. */
  dailyLimit?: number | undefined
}

/** The agency as shown in the widget, the e-mails and the invitation. */
export interface Agency {
  name: string
  email: string
  /** For display, e.g. `(212) 555-0142`. */
  phone: string
  /** For `tel:` links (E.164), e.g. `+12125550142`. */
  dial: string
  /** Postal address in one line; commercial e-mail in the United States must carry one (CAN-SPAM). */
  address: string
  /** Origin of the public website, e.g. `https://example.com`, without a trailing slash. */
  origin: string
}

export interface MailSettings {
  /** Sender, e.g. `Wellbooked <calls@example.com>`. */
  from: string
  agencyCopyTo: string
  /** `smtp://user:pass@host:587` or `smtps://…`; unset means `.eml` files in `<dataDir>/mail`. */
  smtpUrl?: string | undefined
}

/** The guide offered by the lead form. */
export interface GuideOffer {
  /** Name of the form; stored with each lead, e.g. `2025 Telehealth Shift`. */
  formName: string
  title: string
  /** Path of the download page on the website; the form redirects there and the e-mail links to it. */
  path: string
}

/** A service that takes texts over HTTP like Twilio's Messages resource. */
export interface TextSettings {
  /** Address of the Messages resource, with the account and its token as user and password. */
  url: string
  /** Sender, in E.164, e.g. `+12125550142`. */
  from: string
}

/** How long each kind is kept: calls from their end, everything else from when it was received. */
export interface Retention {
  bookingsMonths: number
  leadsMonths: number
  webhookDays: number
  /** E-mails written to files. */
  mailDays: number
  /** The keyed hash of the network with a booking. */
  networkDays: number
  /** Daily backups, and with them what was deleted since. */
  backupDays: number
}

/** Who takes a call when the settings name nobody in particular. The database keeps overlaps apart by host. */
export const AGENCY_HOST = 'agency'

export interface BookingSettings {
  host: string
  agency: Agency
  rules: CallRules
  mail: MailSettings
  guide: GuideOffer
  retention: Retention
  /** Hours before a call at which its reminders are due. */
  reminderHours: { day: number; hour: number }
  /** Unset, no text is sent or offered. */
  texts?: TextSettings | undefined
  /** Address that is told of bookings, moves, cancellations and leads; unset, none is. */
  eventsUrl?: string | undefined
  /** CalDAV collection with user and password in which each call is an event; unset, none is written. */
  calendarUrl?: string | undefined
  /** URL of the video room, for the confirmation and the invitation; empty without one. */
  videoLink: string
  callTitle: string
  people: readonly CallHost[]
  specialties: string[]
  /** Folder of the embedded database and the e-mail files. */
  dataDir: string
  /** `postgres://…`; unset means the embedded database in `dataDir`. */
  databaseUrl?: string | undefined
  /** A backup a day; undefined makes none. `folder` is an absolute path. */
  dailyBackup?: { folder: string; keep: number } | undefined
  /** Path of the confirmation page; `?booking=<reference>` is appended. */
  confirmationPath: string
  /** Where a browser is redirected after posting a form to the webhook; unset, it gets the JSON response. */
  webhookReturnPath?: string | undefined
  /** Other origins whose pages may frame the widget and receive its messages. */
  frameOrigins: string[]
  /** Form posts per network address in ten minutes. */
  attemptsPerTenMinutes: number
}
