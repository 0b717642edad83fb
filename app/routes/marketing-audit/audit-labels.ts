const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** Sentences with numbers and names in them. Kept apart from content/, whose texts have limits. */
export const auditLabels = {
  /** Heads the result. */
  count: (answered: number, asked: number) =>
    answered === asked
      ? `All ${asked} are answered.`
      : `${answered} of ${asked} answered: ${asked - answered === 1 ? '1 is' : `${asked - answered} are`} still open.`,
  /** Heads the result of a sheet that has nothing but yes. */
  allYes: (asked: number) => `All ${asked} are answered with yes.`,
  /** The browser tab of a result, so that it is announced with the page. */
  title: (answered: number, asked: number) => `Your marketing audit: ${answered} of ${asked} answered`,
  /** Where the path is broken, under the count. */
  brokenAt: (names: readonly string[]) =>
    names.length === 0
      ? 'The path is broken nowhere that you know of.'
      : `The path is broken at ${plural(names.length, 'station', 'stations')}: ${names.join(', ')}.`,
  /** One station's answers in words, e.g. `1 break, 2 open`. */
  tally: (tally: { partly: number; no: number; unknown: number; open: number }) => {
    const parts = [
      tally.no > 0 && plural(tally.no, 'break', 'breaks'),
      tally.partly > 0 && plural(tally.partly, 'thin place', 'thin places'),
      tally.unknown > 0 && `${tally.unknown} not known`,
      tally.open > 0 && `${tally.open} open`,
    ].filter((part) => part !== false)
    return parts.length === 0 ? 'holds' : parts.join(', ')
  },
  /** Announced after each answer, in one breath. */
  announcement: (answered: number, asked: number, fixes: number) =>
    `${answered} of ${asked} answered, ${fixes} to fix.`,
  /** Above the question in the step view. */
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  minutes: (count: number) => `${count} minutes`,
  station: (number: number, of: number) => `Station ${number} of ${of}`,
  /** Under a fix: which answer asks for it. */
  question: (number: number, name: string) => `Question ${number}, ${name.toLowerCase()}`,
}
