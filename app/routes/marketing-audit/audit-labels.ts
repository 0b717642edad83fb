const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** Sentences with numbers and names in them. Kept apart from content/, whose texts have limits. */
export const auditLabels = {
  count: (answered: number, asked: number) =>
    answered === asked ? `All ${asked} questions answered.` : `${answered} of ${asked} questions answered.`,
  /** Headline of the result if every answer is yes. */
  allYes: (asked: number) => `You answered yes to all ${asked}.`,
  /** The browser tab of a result, so that it is announced with the page. */
  title: (answered: number, asked: number) => `Your marketing audit: ${answered} of ${asked} answered`,
  /** Where patients are lost, under the count: at stations with a no, and at those with nothing worse than a partly. */
  brokenAt: (broken: readonly string[], partial: readonly string[]) =>
    [
      broken.length > 0 &&
        `You lose patients at ${plural(broken.length, 'step', 'steps')}: ${broken.join(', ')}.`,
      partial.length > 0 &&
        `You lose some patients at ${plural(partial.length, 'step', 'steps')}: ${partial.join(', ')}.`,
      broken.length + partial.length === 0 && 'These answers show nothing to fix.',
    ]
      .filter(Boolean)
      .join(' '),
  /** One station's answers in words, e.g. `1 no, 2 left`. */
  tally: (tally: { partly: number; no: number; unknown: number; open: number }) => {
    const parts = [
      tally.no > 0 && `${tally.no} no`,
      tally.partly > 0 && `${tally.partly} partly`,
      tally.unknown > 0 && `${tally.unknown} unknown`,
      tally.open > 0 && `${tally.open} left`,
    ].filter((part) => part !== false)
    return parts.length === 0 ? 'all yes' : parts.join(', ')
  },
  /** Announced after each answer, in one breath. */
  announcement: (answered: number, asked: number, fixes: number) =>
    `${answered} of ${asked} answered, ${fixes} to fix.`,
  /** The result in one line, for a call and its note. */
  brief: (answered: number, asked: number, fixes: number) =>
    `${answered} of ${asked} questions answered, ${plural(fixes, 'thing', 'things')} to fix`,
  /** Over the questions that a website check has answered. */
  filledIn: (count: number) =>
    count === 0
      ? 'Your website answered none of the questions.'
      : `Your website has answered ${plural(count, 'question', 'questions')}.`,
  left: ({ questions, asked, minutes }: { questions: number; asked: number; minutes: number }) =>
    `${questions} of ${asked} questions are left, about ${minutes} minutes for all of them.`,
  minutes: (count: number) => `${count} minutes`,
  station: (number: number, of: number) => `Step ${number} of ${of}`,
  /** Under a fix: which answer asks for it. */
  question: (number: number, name: string) => `Question ${number}, ${name.toLowerCase()}`,
}
