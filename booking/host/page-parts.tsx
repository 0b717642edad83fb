import type { ReactNode } from 'react'
import { formatDate, formatTime } from '../core/format-time.ts'
import { oneLine } from '../core/sanitize.ts'
import { noBreakSpaces } from '../form/ui/no-break-spaces.ts'
import type { DayPage } from './data.ts'

/** A part of the page with its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mb-9 scroll-mt-16" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="mb-3 text-minor" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** `10:00 AM` at the office, on one line. */
export function clock({ settings }: DayPage, at: Temporal.Instant): string {
  return noBreakSpaces(formatTime(at.epochMilliseconds, settings.rules.officeZone))
}

/** `Tuesday, December 1` at the office. */
export function dateOf({ settings }: DayPage, at: Temporal.Instant): string {
  return formatDate(at.epochMilliseconds, settings.rules.officeZone)
}

/** `Tue, Dec 1` at the office, with the year if it is another one. */
export function shortDateOf({ settings, now }: DayPage, at: Temporal.Instant): string {
  const { officeZone: timeZone } = settings.rules
  const yearOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).year
  const parts = { weekday: 'short', month: 'short', day: 'numeric' } as const
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: 'numeric' } as const)
  return at.toLocaleString('en-US', { timeZone, ...parts, ...year })
}

/** What was typed, as one line with commas. */
export const typedLine = (...typed: string[]) => typed.filter(Boolean).map(oneLine).join(', ')
