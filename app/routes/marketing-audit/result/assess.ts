import type { Answer, Answers } from '../answers.ts'
import type { AuditQuestion, AuditStation } from '../stations.ts'

/** What a fix takes, the least first: an hour, a few days of someone's work, weeks or outside help. */
const efforts: readonly AuditQuestion['effort'][] = ['hour', 'days', 'weeks']

export type AnswerOrOpen = Answer | 'open'

/** How many questions of a station have each answer, and how many are still open. */
type Tally = Record<AnswerOrOpen, number>

/** State of a station: the most serious of its answers. */
export type StationStatus = 'broken' | 'partial' | 'unknown' | 'open' | 'complete'

/**
 * Works out where the path is broken and what to fix first. Cheap fixes come first; at the same effort a “no” before a
 * “partly”, and then the later station: a patient who is lost there has already been paid for.
 */
export function assess(stations: readonly AuditStation[], answers: Answers) {
  const assessed = stations.map((station, place) => {
    const questions = station.questions.map((question) => {
      const answer: AnswerOrOpen = answers[question.id] ?? 'open'
      return { ...question, place, answer }
    })
    const tally: Tally = { yes: 0, partly: 0, no: 0, unknown: 0, open: 0 }
    for (const { answer } of questions) tally[answer]++
    return { ...station, questions, tally, status: statusOf(tally) }
  })
  const all = assessed.flatMap(({ questions }) => questions)
  return {
    asked: all.length,
    answered: all.filter(({ answer }) => answer !== 'open').length,
    stations: assessed,
    /** In the order of work. */
    fixes: all
      .filter(({ answer }) => answer === 'no' || answer === 'partly')
      .sort(
        (a, b) =>
          efforts.indexOf(a.effort) - efforts.indexOf(b.effort) ||
          Number(a.answer === 'partly') - Number(b.answer === 'partly') ||
          b.place - a.place,
      ),
    /** Answered with “I don't know”. */
    unknowns: all.filter(({ answer }) => answer === 'unknown'),
  }
}

export type Assessment = ReturnType<typeof assess>

function statusOf({ no, partly, unknown, open }: Tally): StationStatus {
  if (no > 0) return 'broken'
  if (partly > 0) return 'partial'
  if (unknown > 0) return 'unknown'
  return open > 0 ? 'open' : 'complete'
}
