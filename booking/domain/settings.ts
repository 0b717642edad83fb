/**
 * What the desk has to be told before it can open. Whoever starts it passes this in;
 * the desk itself reads no file, no environment and no clock of its own choosing.
 */

/** A wall-clock span of one weekday, `HH:MM` on a 24-hour clock in the office's zone. `to` is exclusive. */
export interface OpenSpan {
  from: string
  to: string
}

/** ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The rules from which free times are computed. */
export interface CallRules {
  /** IANA zone in which `hours` and `daysOff` are wall-clock facts, e.g. `America/New_York`. */
  officeZone: string
  hours: { [day in IsoWeekday]?: OpenSpan[] | undefined }
  /** ISO dates (`2026-12-25`) in the office's zone on which nothing is offered. */
  daysOff: string[]
  /** Length of a call in minutes. */
  callMinutes: number
  /** Minutes kept free after each call. Part of the range that must not overlap. */
  bufferMinutes: number
  /** Minutes between now and the earliest start that may be offered. */
  minimumNoticeMinutes: number
  /** Calendar days ahead, counted from today in the office's zone, up to which times are offered. */
  horizonDays: number
}

/** Who the call is with: printed in the widget, the mail and the invitation. */
export interface Agency {
  name: string
  email: string
  /** As people read it, e.g. `(212) 555-0142`. */
  phone: string
  /** As telephones dial it from anywhere, e.g. `+12125550142`. */
  dial: string
  /** Postal address in one line; commercial mail in the United States must carry one (CAN-SPAM). */
  address: string
  /** Origin of the public website, e.g. `https://example.com`, without a trailing slash. */
  origin: string
}

export interface MailSettings {
  /** Sender, e.g. `Wellbooked <calls@example.com>`. */
  from: string
  /** Where the agency's own copy of each booking goes. */
  agencyCopyTo: string
  /** `smtp://user:pass@host:587` or `smtps://…`; unset means `.eml` files in `<dataDir>/mail`. */
  smtpUrl?: string | undefined
}

/** The guide that a lead form is filled in for. */
export interface GuideOffer {
  /** What the form is called; stored with each lead, e.g. `2025 Telehealth Shift`. */
  formName: string
  /** The guide's title, as mail and the form print it. */
  title: string
  /** Path on the website where it is downloaded: where the form leads and what the mail links to. */
  path: string
}

export interface DeskSettings {
  agency: Agency
  rules: CallRules
  mail: MailSettings
  guide: GuideOffer
  /** Address of the video room that the confirmation and the invitation carry. */
  videoLink: string
  /** What the call is called, e.g. `Free Patient Growth Strategy Call`. */
  callTitle: string
  /** The kinds of practice to choose from, in the order shown. */
  specialties: string[]
  /** Folder for the embedded database, its lock and the mail files. */
  dataDir: string
  /** `postgres://…`; unset means the embedded database in `dataDir`. */
  databaseUrl?: string | undefined
  /** Where a browser goes after a booking; the desk appends `?booking=<reference>`. */
  confirmationPath: string
  /** Where a browser goes after it has sent a form to the webhook receiver; unset, it is shown the answer. */
  webhookReturnPath?: string | undefined
  /** Origins, besides the desk's own, whose pages may frame the widget and hear its messages. */
  frameOrigins: string[]
  /** Booking attempts one network address may post in ten minutes before it is told to wait. */
  attemptsPerTenMinutes: number
}
