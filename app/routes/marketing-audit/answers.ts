/** Possible answers, by their value in the URL. */
export const answerValues = ['yes', 'partly', 'no', 'unknown'] as const

export type Answer = (typeof answerValues)[number]

/** Answers by question id; open questions are missing. */
export type Answers = Readonly<Partial<Record<string, Answer>>>

/**
 * Parses answers from a query such as `?q1=yes&q7=unknown`. Unknown questions and values are ignored; of repeated
 * questions the first answer counts.
 */
export function readAnswers(questions: readonly string[], asked: URLSearchParams): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const given = answerValues.find((value) => value === asked.get(question))
      return given ? [[question, given]] : []
    }),
  )
}
