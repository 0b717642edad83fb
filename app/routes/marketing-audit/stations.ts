import { marketingAudit } from './content.data.ts'

/** The first question of each station is the quickest: these are asked first. */
const inOrder = [
  ...marketingAudit.stations.flatMap(({ questions }) => questions.slice(0, 1)),
  ...marketingAudit.stations.flatMap(({ questions }) => questions.slice(1)),
]

/** In the order of a patient's path. The number that a question is printed with is its place in the order of asking. */
export const stations = marketingAudit.stations.map((station) => ({
  ...station,
  questions: station.questions.map((question) => ({ ...question, number: inOrder.indexOf(question) + 1 })),
}))

export type AuditStation = (typeof stations)[number]
export type AuditQuestion = AuditStation['questions'][number]

/** The short way: the first question of each station. */
export const quickQuestions = stations.flatMap(({ questions }) => questions.slice(0, 1))

/** The long way: the others, by station. */
export const furtherStations = stations.map((station) => ({
  ...station,
  questions: station.questions.slice(1),
}))

/** In the order of asking. */
export const questionsAsked = [...quickQuestions, ...furtherStations.flatMap(({ questions }) => questions)]
export const questionIds = questionsAsked.map(({ id }) => id)
