import type { CheckResult } from '../website-check/result.ts'

/** A page as the search lists it. */
export interface FoundPage {
  path: string
  title: string
  description: string
}

/** A booked call as the confirmation page needs it. */
export interface ConfirmedCall {
  /** `moved`: to come, at another time than it was booked for. `begun`: between its start and its end. */
  state: 'ahead' | 'moved' | 'begun' | 'over' | 'canceled'
  /** Day, time and zone in words, as the visitor chose them and as the confirmation email says them. */
  when: string
  /** The day where the visitor is, `2026-12-01`, and the hour, `10:00 AM`. */
  date: string
  time: string
  /** Where the confirmation email went. */
  email: string
  /** The same instant for machines: ISO 8601, UTC. */
  startsAt: string
  minutes: number
  /** Name of the person who takes the call, as in `content/people/`. */
  host: string
  textReminders: boolean
  /** Optional questions that prepare the call, sent once; null when it is too late for them. */
  preparation: { action: string; isSent: boolean; questions: PreparationQuestion[] } | null
  links: {
    /** Both null once it is too late for them. */
    move: string | null
    cancel: string | null
    join: string
    google: string
    outlook: string
    file: string
  }
}

/** A question as its form field needs it. */
export interface PreparationQuestion {
  name: string
  label: string
  help?: string | undefined
  /** Undefined where the answer is typed. */
  choices?: readonly string[] | undefined
  /** Whether several can be chosen. */
  isSeveral: boolean
  isLong: boolean
  maxLength: number
  /** Attributes of the control, such as `autoComplete`. */
  input: object
}

/** What a page shows in a frame: its address and the trusted message origins (none means this site's own). */
export interface Framed {
  address: string
  origins: string[]
  isDesk: boolean
}

/** What the running site tells its pages: its settings, and what only a server knows. */
export interface SiteValues {
  /** Public origin without a trailing slash. */
  origin: string
  /** Identifier of the analytics property, like `G-AB12CD34EF`; undefined while analytics is off. */
  analyticsId: string | undefined
  /** Whether the site counts its visits itself. */
  counting: boolean
  /** Addresses of the scripts that every page runs; in development Vite's client comes first. */
  scripts: readonly string[]
  bookingWidget: Framed
  leadForm: Framed
  /** What /webhook-test calls: the built-in receiver, or the absolute URL of an outside automation. */
  webhook: { address: string; isDesk: boolean }
  /** What the booking desk has recorded of the agency; null while the store can't be read. */
  deskRecord(): Promise<DeskRecord | null>
  /** Looks a booking up by the secret in the confirmation page's address; null when there is none. */
  findBooking(reference: string): Promise<ConfirmedCall | null>
  /** Checks of visitors' own websites; null while they are turned off. */
  websiteChecks: {
    /** What a robots.txt calls the check. */
    robot: string
    /** Looks a check up by its secret; null when there is none. `result` is null while it runs, which is waited for this long. */
    find(secret: string, patienceMs: number): Promise<{ site: string; result: CheckResult | null } | null>
  } | null
  /** Pages with all words of a query, best first. */
  searchPages(query: string): Promise<FoundPage[]>
}

export interface DeskRecord {
  /** Strategy calls somebody came to. */
  held: number
  /** Visitors who asked to be called back and were. */
  calledBack: number
  /** Until half of them were called; null for nobody. */
  medianHours: number | null
}
