import type { ReactNode } from 'react'
import { formatDate, formatTime } from '../core/format-time.ts'
import { oneLine } from '../core/sanitize.ts'
import { REPORT_PERIOD, type Report, sourceLines, wayToACall } from '../counts/report.ts'
import { LIST_ROLE } from '../form/ui/links.tsx'
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

/** A line for each, under a rule. */
export const PlainList = ({ lines }: { lines: readonly ReactNode[] }) => (
  <ul {...LIST_ROLE}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
      <li key={index} className="border-b border-rule py-2">
        {line}
      </li>
    ))}
  </ul>
)

/** The way from a visit to a client, and where visitors came from. */
export function ReportSection({ report, children }: { report: Report; children?: ReactNode }) {
  return (
    <Section id="report" title={`The last ${REPORT_PERIOD.hours / 24} days`}>
      <PlainList lines={[...wayToACall(report), ...sourceLines(report)]} />
      {children}
    </Section>
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
