import type { Clinic } from './clinic.schema.ts'
import { offLabel, range, sideEffects, studies } from './clinic-evidence.ts'

/** Words that a careful reader takes in per minute. */
const WORDS_PER_MINUTE = 200

/** How long the presentation takes: its film where there is one, else its text, in whole minutes. */
export function presentationMinutes({ presentation }: Clinic): number {
  const { film, title, lead, sections } = presentation
  if (film) return Math.max(1, Math.round(film.seconds / 60))
  const shared = [
    offLabel,
    range,
    sideEffects.intro,
    ...sideEffects.items,
    ...studies.map(({ finding }) => finding),
  ]
  const own = sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points])
  const words = [title, lead, ...own, ...shared].join(' ').split(/\s+/).length
  return Math.ceil(words / WORDS_PER_MINUTE)
}

/** The button that leads to the presentation, which is a film or, until there is one, a page to read. */
export function presentationAction(clinic: Clinic): string {
  return clinic.presentation.film
    ? 'Watch Presentation'
    : `Read the presentation (${presentationMinutes(clinic)}\u00a0minutes)`
}

/** Heads the panel of that button. */
export function presentationHeadline({ name, presentation }: Clinic): string {
  return `${presentation.film ? 'Watch' : 'Read'} ${name}’s Complete Presentation`
}
