/** What can be answered, by its value in the address. */
export const answerValues = ['yes', 'partly', 'no', 'unknown'] as const

export type Answer = (typeof answerValues)[number]

/** Answers by the question's id; a question that is still open has none. */
export type Answers = Readonly<Partial<Record<string, Answer>>>

/**
 * Reads the answers to `questions` from a query such as `?q1=yes&q7=unknown` or from the form's data. Anything that is
 * not a question or not an answer is ignored. Where a question occurs twice, its first answer counts.
 */
export function readAnswers(questions: readonly string[], given: { get(name: string): unknown }): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answerValues.find((value) => value === given.get(question))
      return answer ? [[question, answer]] : []
    }),
  )
}

/** The same address with these answers in its query, in the order of `questions`. Other parameters and the fragment stay. */
export function withAnswers(address: string, questions: readonly string[], answers: Answers): string {
  const url = new URL(address)
  for (const question of questions) {
    url.searchParams.delete(question)
    const answer = answers[question]
    if (answer) url.searchParams.append(question, answer)
  }
  return url.href
}
