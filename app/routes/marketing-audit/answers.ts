/** Possible answers, by their value in the URL. */
export const answerValues = ['yes', 'partly', 'no', 'unknown'] as const

export type Answer = (typeof answerValues)[number]

/** Answers by question id; open questions are missing. */
export type Answers = Readonly<Partial<Record<string, Answer>>>

/**
 * Reads the answers to `questions` from an address such as `?q1=yes&q7=unknown`. Whatever is no question or no answer
 * counts as not given. Where a question stands twice, its first answer counts, as a browser would show the link.
 */
export function readAnswers(questions: readonly string[], asked: URLSearchParams): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const given = answerValues.find((value) => value === asked.get(question))
      return given ? [[question, given]] : []
    }),
  )
}
