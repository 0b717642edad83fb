import type { Answer, Answers } from './answers.ts'

/** What a repair takes, the least first: an hour, some days of somebody's work, weeks or outside help. */
export const efforts = ['hour', 'days', 'weeks'] as const

export type Effort = (typeof efforts)[number]

export interface Question {
  id: string
  /** What mending takes, should the answer not be yes. */
  effort: Effort
}

/** A place that every patient passes. Stations stand in the order of the path, questions as they are asked. */
export interface Station {
  id: string
  questions: readonly Question[]
}

/** How many questions of a station have each answer, and how many are still open. */
export type Tally = Record<Answer | 'open', number>

/** What a station's stretch of the path looks like: the gravest of its answers. */
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
  /** What is to be mended, the first thing first. */
  mend: Finding[]
  /** Questions answered with “I don't know”, and those not answered at all, as they are asked. */
  lookUp: string[]
  open: string[]
}

/**
 * Says where the path is broken and what to mend first. Cheap repairs come before dear ones; among equals a “no” before
 * a “partly”, and then whatever stands later on it: a person who is lost there has already been paid for.
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
