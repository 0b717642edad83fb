/**
 * What identifies this edition of the guide, and the two dates everything in it turns on. The page, the form,
 * the mail and the PDF all read them here.
 */
export const edition = {
  title: 'The 2025 DEA Telehealth Shift',
  subtitle: '2025 shift, updated November 2026',
  /** What the lead form is called; fixed by the specification. */
  formName: '2025 Telehealth Shift',
  /** The three pages around it; fixed by the specification. */
  pages: { form: '/growth_playbook', download: '/growth_playbook_s', thanks: '/thankyou_2025DEA' },
  /** How many pages it has; a test counts them. */
  pageCount: 13,
  /** Where the built PDF lies on the site, and the name a download gets. */
  address: '/guides/2025-dea-telehealth-shift.pdf',
  fileName: '2025-dea-telehealth-shift.pdf',
  /** The day to which the text is true: printed on the cover and in every footer. ISO date. */
  asOf: '2026-11-21',
  /** Read it again against the Federal Register on or before this day. ISO date. */
  reviewBy: '2026-12-15',
  /** The last day of the fourth extension: 90 FR 61301, December 31, 2025. ISO date. */
  waiverThrough: '2026-12-31',
} as const

/** `2026-11-21` as Americans print it: `November 21, 2026`. */
export function printDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}

/** Whole days from one ISO date to a later one; the later one counts, the earlier does not. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
