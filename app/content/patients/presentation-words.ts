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

/** The same in short, for an article that has said it before. */
export function presentationReminder(clinic: Clinic): string {
  const minutes = presentationMinutes(clinic)
  return clinic.presentation.film
    ? `About ${minutes} minutes, with captions.`
    : `A page to read for now, about ${minutes} minutes.`
}

/** What the button "Watch Presentation" leads to: a film, or, until there is one, a page to read. */
export function presentationNote(clinic: Clinic): string {
  const minutes = presentationMinutes(clinic)
  return clinic.presentation.film
    ? `A film of about ${minutes} minutes, with captions and the full text.`
    : `For now, the presentation is a page to read, with drawings. It takes about ${minutes} minutes. There isn’t a film yet.`
}
