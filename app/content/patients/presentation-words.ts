import { fillPlaceholders } from '../checks/placeholders.ts'
import type { Clinic } from './clinics.ts'
import { patients } from './patients.ts'

const { offLabel, range, risks, evidence, labels } = patients

/** Words that a careful reader takes in per minute. */
const WORDS_PER_MINUTE = 200

/** For a page that names elsewhere who should not have ketamine, as presentations do. */
export const sideEffects: readonly string[] = [...risks.before, ...risks.after]

/** How long the presentation takes: its film where there is one, else its text, in whole minutes. */
export function presentationMinutes({ presentation }: Clinic): number {
  const { film, title, lead, sections } = presentation
  if (film) return Math.max(1, Math.round(film.seconds / 60))
  const findings = evidence.chart.studies.map(({ finding }) => finding)
  const shared = [offLabel, range, risks.intro, ...sideEffects, ...findings]
  const own = sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points])
  const words = [title, lead, ...own, ...shared].join(' ').split(/\s+/).length
  return Math.ceil(words / WORDS_PER_MINUTE)
}

/** The button that leads to the presentation, which is a film or, until there is one, a page to read. */
export function presentationAction(clinic: Clinic): string {
  const { watch, read } = labels.presentation
  if (clinic.presentation.film) return watch
  return fillPlaceholders(read, { minutes: String(presentationMinutes(clinic)) })
}

/** Heads the panel of that button. */
export function presentationHeadline({ name, presentation }: Clinic): string {
  const { watchHeadline, readHeadline } = labels.presentation
  return fillPlaceholders(presentation.film ? watchHeadline : readHeadline, { clinic: name })
}

/** Minutes after arrival, as the drawing of a visit names them: `1 h 30 min`. */
export function visitMinute(minute: number): string {
  const { arrival, minutes, hours } = labels.visit
  if (minute === 0) return arrival
  const full = Math.floor(minute / 60)
  const rest = minute % 60
  return [
    ...(full > 0 ? [fillPlaceholders(hours, { hours: String(full) })] : []),
    ...(rest > 0 ? [fillPlaceholders(minutes, { minutes: String(rest) })] : []),
  ].join(' ')
}
