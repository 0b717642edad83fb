const waiverThrough = '2026-12-31'

/** Title, files, pages and dates of this edition of the guide. Page, form, email and PDF read them here. */
export const edition = {
  title: 'The 2025 DEA Telehealth Shift',
  subtitle: `What to do before ${printDate(waiverThrough)}`,
  /** Name of the lead form, fixed by the specification. */
  formName: '2025 Telehealth Shift',
  /** Paths of its three pages, fixed by the specification. */
  pages: { form: '/growth_playbook', download: '/growth_playbook_s', thanks: '/thankyou_2025DEA' },
  /** Number of pages, checked by a test. */
  pageCount: 14,
  /** Path of the built PDF, and the file name of a download. */
  address: '/guides/2025-dea-telehealth-shift.pdf',
  fileName: '2025-dea-telehealth-shift.pdf',
  /** Date the facts were last checked, printed on the cover and in every footer. ISO date. */
  asOf: '2026-11-21',
  /** Check again against the Federal Register by this date. ISO date. */
  reviewBy: '2026-12-15',
  /** Last day of the fourth extension: 90 FR 61301, December 31, 2025. ISO date. */
  waiverThrough,
  /** Business day by which the checklist is done: a Friday, with the last week before the deadline in reserve. ISO date. */
  checklistBy: '2026-12-18',
} as const

/** Formats `2026-11-21` as `November 21, 2026`. */
export function printDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}

/** Weekday of an ISO date, like `Friday`. */
export function weekdayOf(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}

/** Whole days between two ISO dates. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
