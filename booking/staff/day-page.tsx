import type { ReactNode } from 'react'
import type { BookingSettings } from '../core/settings.ts'

/** What all parts of the page need. */
export interface DayPage {
  settings: BookingSettings
  /** Of the link that opened it. */
  secret: string
  now: Temporal.Instant
}

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
