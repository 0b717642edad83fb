import { type AuditQuestion, type AuditStation, marketingAudit } from './content.data.ts'

/** In the order of a patient's path, each with the quickest question first. */
export const { stations } = marketingAudit

/** The short way: the first question of each station. */
export const quickQuestions: readonly AuditQuestion[] = stations.flatMap(({ questions }) =>
  questions.slice(0, 1),
)

/** The long way: the others, by station. */
export const furtherStations: readonly AuditStation[] = stations.map((station) => ({
  ...station,
  questions: station.questions.slice(1),
}))

/** In the order of asking. */
export const questionsAsked: readonly AuditQuestion[] = [
  ...quickQuestions,
  ...furtherStations.flatMap(({ questions }) => questions),
]
