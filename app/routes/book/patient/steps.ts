import type { Clinic } from '../../../content/patients/clinics.data.ts'

/** The steps of a patient's path, as `?step=` names them; no step is the start. */
export const pathSteps = ['presentation', 'assessment', 'questions', 'consultation'] as const
export type PathStep = (typeof pathSteps)[number] | 'start'

/** Where the steps of a clinic's path are. No address carries an answer. */
export type PathLinks = Record<PathStep, string>

/** The step that a query names; the start for none and for an unknown one. */
export function stepOf(query: URLSearchParams): PathStep {
  const named = query.get('step')
  return pathSteps.find((step) => step === named) ?? 'start'
}

export function pathLinks({ slug }: Pick<Clinic, 'slug'>): PathLinks {
  const start = `/book?clinic=${slug}`
  const to = (step: PathStep) => `${start}&step=${step}`
  return {
    start,
    presentation: to('presentation'),
    assessment: to('assessment'),
    questions: to('questions'),
    consultation: to('consultation'),
  }
}
