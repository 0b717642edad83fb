import type { ReactNode } from 'react'
import { formatDate, formatTime } from '../core/format-time.ts'
import { oneLine } from '../core/sanitize.ts'
import { noBreakSpaces } from '../form/ui/no-break-spaces.ts'
import type { DayPage } from './data.ts'

/** A part of the page with its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mb-9 scroll-mt-4" id={id} aria-labelledby={`${id}-title`}>
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

/** What was typed, as one line with commas. */
export const typedLine = (...typed: string[]) => typed.filter(Boolean).map(oneLine).join(', ')
