import type { Answer, Answers } from '../answers.ts'

/** What a fix takes, the least first: an hour, a few days of someone's work, weeks or outside help. */
export const efforts = ['hour', 'days', 'weeks'] as const

export type Effort = (typeof efforts)[number]

export interface Question {
  id: string
  /** What the fix takes, should the answer not be yes. */
  effort: Effort
}

/** A place that every patient passes. Stations are in the order of the path, questions in the order of asking. */
export interface Station {
  id: string
  questions: readonly Question[]
}

/** How many questions of a station have each answer, and how many are still open. */
export type Tally = Record<Answer | 'open', number>

/** State of a station: the most serious of its answers. */
export type StationStatus = 'broken' | 'partial' | 'unknown' | 'open' | 'complete'

export interface Fix {
  id: string
  answer: 'no' | 'partly'
  effort: Effort
}

export interface Assessment {
  asked: number
  answered: number
  stations: { id: string; tally: Tally; status: StationStatus }[]
  /** What to fix, in the order of work. */
  fixes: Fix[]
  /** Ids of the questions answered with “I don't know”, and of those not answered, in the order of asking. */
  unknowns: string[]
  open: string[]
}

/**
 * Works out where the path is broken and what to fix first. Cheap fixes come first; at the same effort a “no” before a
 * “partly”, and then the later station: a patient who is lost there has already been paid for.
 */
export function assess(stations: readonly Station[], answers: Answers): Assessment {
  const all = stations.flatMap(({ questions }, place) =>
    questions.map((question) => ({ ...question, place })),
  )
  const fixes = all
    .flatMap(({ id, effort, place }) => {
      const answer = answers[id]
      return answer === 'no' || answer === 'partly' ? [{ id, answer, effort, place }] : []
    })
    .sort(
      (a, b) =>
        efforts.indexOf(a.effort) - efforts.indexOf(b.effort) ||
        Number(a.answer === 'partly') - Number(b.answer === 'partly') ||
        b.place - a.place,
    )
    .map(({ place: _, ...fix }) => fix)
  const open = all.filter(({ id }) => !answers[id]).map(({ id }) => id)
  return {
    asked: all.length,
    answered: all.length - open.length,
    stations: stations.map(({ id, questions }) => {
      const tally = count(questions, answers)
      return { id, tally, status: statusOf(tally) }
    }),
    fixes,
    unknowns: all.filter(({ id }) => answers[id] === 'unknown').map(({ id }) => id),
    open,
  }
}

function count(questions: readonly Question[], answers: Answers): Tally {
  const tally: Tally = { yes: 0, partly: 0, no: 0, unknown: 0, open: 0 }
  for (const { id } of questions) tally[answers[id] ?? 'open']++
  return tally
}

function statusOf({ no, partly, unknown, open }: Tally): StationStatus {
  if (no > 0) return 'broken'
  if (partly > 0) return 'partial'
  if (unknown > 0) return 'unknown'
  return open > 0 ? 'open' : 'complete'
}
