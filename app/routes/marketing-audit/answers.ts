import { answerValues, marketingAudit } from './content.data.ts'

export type Answer = (typeof answerValues)[number]

/** Answers by the question's id; a question that is still open has none. */
export type Answers = Readonly<Record<string, Answer>>

/** Reads the answers from a query such as `?q8=yes&q11=unknown`. What is neither a question nor an answer is ignored. */
export const readAnswers = (query: URLSearchParams): Answers =>
  Object.fromEntries(
    marketingAudit.questions.flatMap(({ id }) => {
      const answer = answerValues.find((value) => value === query.get(id))
      return answer ? [[id, answer]] : []
    }),
  )

/** What the audit's address says: `link`, the secret of the website's check, if there is one, and the answers. */
export type Given = Readonly<Record<string, string>>

/** The address of the result. */
export const auditAddress = (given: Given) => `/marketing-audit?${new URLSearchParams(given)}`

/** The address of the first question without an answer; `again` is one that is to be asked again. */
export const askingAddress = (given: Given, again?: string) =>
  auditAddress({ ask: '', ...given, ...(again && { [again]: '' }) })
