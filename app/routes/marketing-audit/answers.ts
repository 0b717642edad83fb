import { answerValues, marketingAudit } from './content.data.ts'

export type Answer = (typeof answerValues)[number]

/** Answers by the question's id; a question that is still open has none. */
export type Answers = Readonly<Partial<Record<string, Answer>>>

/** Reads the answers from a query such as `?q8=yes&q11=unknown`. What is neither a question nor an answer is ignored. */
export function readAnswers(query: URLSearchParams): Answers {
  return Object.fromEntries(
    marketingAudit.questions.flatMap(({ id }) => {
      const answer = answerValues.find((value) => value === query.get(id))
      return answer ? [[id, answer]] : []
    }),
  )
}

/** What the address says of an audit: the secret of the website's check, empty without one, and the answers. */
export interface Given {
  secret: string
  answers: Answers
}

/** The parameters of an audit's address, with `ask` for the first question that is still open instead of the result. */
export const auditQuery = ({ secret, answers }: Given, asks = false): Record<string, string> => ({
  ...(asks && { ask: '' }),
  ...(secret && { link: secret }),
  ...(answers as Record<string, string>),
})

export const auditAddress = (given: Given, asks = false) =>
  `/marketing-audit?${new URLSearchParams(auditQuery(given, asks))}`

/** With one question open again. */
export function withoutAnswer({ secret, answers }: Given, id: string): Given {
  const { [id]: _, ...others } = answers
  return { secret, answers: others }
}
