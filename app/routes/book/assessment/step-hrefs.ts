/** Addresses of the steps of one clinic's path. None of them ever carries an answer. */
export interface StepHrefs {
  start: string
  assessment: string
  questions: string
  presentation: string
  consultation: string
}
