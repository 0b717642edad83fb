import type { Answer, Answers } from './answers.ts'

/** Effort of a fix, in ascending order: an hour, some days of work, weeks or outside help. */
export const efforts = ['hour', 'days', 'weeks'] as const

export type Effort = (typeof efforts)[number]

export interface Question {
  id: string
  /** Effort of the fix if the answer is not yes. */
  effort: Effort
}

/** A step of the patient's path with its questions, in order. */
export interface Station {
  id: string
  questions: readonly Question[]
}

/** Number of a station's questions by answer; `open` are unanswered. */
export type Tally = Record<Answer | 'open', number>

/** How the station is drawn: by its worst answer. */
export type Stretch = 'broken' | 'thin' | 'unknown' | 'open' | 'whole'

export interface Finding {
  id: string
  answer: 'no' | 'partly'
  effort: Effort
}

export interface Assessment {
  asked: number
  answered: number
  stations: { id: string; tally: Tally; stretch: Stretch }[]
  /** Fixes in order of priority. */
  mend: Finding[]
  /** Questions answered with “I don't know”, and unanswered ones, in order. */
  lookUp: string[]
  open: string[]
}

/**
 * Finds where the path is broken and what to fix first: low effort before high, then “no” before “partly”, then later
 * stations before earlier ones, because a patient lost late has already been paid for.
 */
export function assess(stations: readonly Station[], answers: Answers): Assessment {
  const all = stations.flatMap(({ questions }, place) =>
    questions.map((question) => ({ ...question, place })),
  )
  const mend = all
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
    .map(({ place: _, ...finding }) => finding)
  const open = all.filter(({ id }) => !answers[id]).map(({ id }) => id)
  return {
    asked: all.length,
    answered: all.length - open.length,
    stations: stations.map(({ id, questions }) => {
      const tally = count(questions, answers)
      return { id, tally, stretch: stretchOf(tally) }
    }),
    mend,
    lookUp: all.filter(({ id }) => answers[id] === 'unknown').map(({ id }) => id),
    open,
  }
}

function count(questions: readonly Question[], answers: Answers): Tally {
  const tally: Tally = { yes: 0, partly: 0, no: 0, unknown: 0, open: 0 }
  for (const { id } of questions) tally[answers[id] ?? 'open']++
  return tally
}

function stretchOf({ no, partly, unknown, open }: Tally): Stretch {
  if (no > 0) return 'broken'
  if (partly > 0) return 'thin'
  if (unknown > 0) return 'unknown'
  return open > 0 ? 'open' : 'whole'
}
