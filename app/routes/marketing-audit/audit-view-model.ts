import type { Answers } from './answers.ts'
import type { Assessment } from './assess.ts'
import { auditLabels, marketingAudit as words } from './content.ts'

const questions = words.stations.flatMap((station) => station.questions)

/** Questions by id, with their numbers. */
export const numbered = new Map(
  questions.map((question, index) => [question.id, { ...question, number: String(index + 1) }]),
)

/** Formats a question for the lists beside the result: `7 The way to a time`. */
export function questionLine(id: string): { id: string; label: string } {
  const question = numbered.get(id)
  return { id, label: `${question?.number} ${question?.name}` }
}

/** Props of the stations in AuditPath. */
export function drawnStations({ stations }: Assessment, answers: Answers) {
  return words.stations.map(({ id, name, questions: asked }, index) => {
    const { tally, stretch } = stations[index] ?? { tally: null, stretch: 'open' as const }
    return {
      id,
      name,
      stretch,
      says: tally ? auditLabels.tally(tally) : '',
      slots: asked.map((question) => {
        const sign = answers[question.id] ?? ('open' as const)
        return {
          id: question.id,
          number: numbered.get(question.id)?.number ?? '',
          name: question.name,
          sign,
          signName: words.answers[sign].toLowerCase(),
        }
      }),
    }
  })
}

/** Fixes with their text, in order of priority. */
export function repairs({ mend }: Assessment) {
  return mend.flatMap(({ id, answer, effort }) => {
    const question = numbered.get(id)
    if (!question) return []
    return [
      {
        id,
        from: auditLabels.question(question.number, words.answers[answer]),
        ...question.mend,
        effort: words.efforts[effort],
      },
    ]
  })
}

/** Headline and text above the path: for none, some or all questions answered, or all answered with yes. */
export function verdict({ asked, answered, mend, lookUp, open, stations }: Assessment) {
  const { states } = words
  if (answered === 0) return { ...states.nothing, link: null }
  const broken = words.stations.filter((_, index) => stations[index]?.stretch === 'broken')
  const found = auditLabels.brokenAt(broken.map(({ name }) => name))
  const headline = auditLabels.count(answered, asked)
  if (open.length > 0) return { headline, text: `${found} ${states.some}`, link: null }
  if (mend.length > 0) return { headline, text: `${found} ${states.lost}`, link: null }
  if (lookUp.length > 0) return { headline, text: states.unsure, link: null }
  return { headline: auditLabels.allYes(asked), text: states.sound, link: states.soundLink }
}
