import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Assessment } from '../../../content/patients/assessment.schema.ts'
import {
  type Answers,
  decide,
  decisionAt,
  isAnswered,
  lastScreen,
  withChoice,
} from '../../../content/patients/assessment.ts'

/** The first question, without an answer: what the server renders. */
const initialState = {
  /** Only here: never in the address, a request, a storage or the history. */
  answers: {} as Answers,
  /** Index of the question on the screen, or the number of answered questions when it is the outcome. */
  screen: 0,
  isMissing: false,
  /** False on the server and until hydration. */
  isLive: false,
  /** Whether a screen has been left since hydration. Nothing is announced before. */
  hasMoved: false,
}

/**
 * State of a history entry: the number of a screen, and no answer. Every outcome gets the number of the last screen,
 * because an earlier number would reveal that an answer ended the assessment.
 */
interface ScreenEntry {
  assessmentScreen: number
}

const screenOf = (entry: unknown) => (entry as ScreenEntry | null)?.assessmentScreen

function entryOf(screen: number, assessment: Assessment, answers: Answers): ScreenEntry {
  const isOutcome = decisionAt(assessment, answers, screen) !== null
  return { assessmentScreen: isOutcome ? assessment.questions.length : screen }
}

/**
 * State of the assessment. Every screen is an entry of the history, so that the browser's Back and Forward move between
 * the questions. The answers are only in memory: a reload begins anew.
 */
export function useAssessment(assessment: Assessment) {
  const [state, setState] = useState(initialState)
  const change = (changed: Partial<typeof state>) => setState((before) => ({ ...before, ...changed }))
  const { answers, screen } = state
  const decision = decisionAt(assessment, answers, screen)
  const question = decision ? undefined : assessment.questions[screen]
  const heading = useRef<HTMLHeadingElement>(null)
  const choices = useRef<HTMLFieldSetElement>(null)
  /** The screen that the Back button leaves, until the browser has left it. */
  const leaving = useRef<number | null>(null)

  const inputs = () =>
    [...(choices.current?.elements ?? [])].filter((element) => element instanceof HTMLInputElement)

  const start = useEffectEvent(() => {
    if (!question) return
    const checked = inputs().flatMap(({ checked }, index) =>
      checked ? (question.choices[index]?.id ?? []) : [],
    )
    change({ isLive: true, answers: checked.length > 0 ? { [question.id]: checked } : {} })
    // A reloaded page has lost its answers, so it goes back to the entry of the first question, one entry at a time,
    // because the number of a screen doesn't tell how many entries there are.
    const isLeft = (screenOf(history.state) ?? 0) > 0
    if (isLeft) {
      leaving.current = 1
      history.back()
    } else history.replaceState({ assessmentScreen: 0 } satisfies ScreenEntry, '')
  })
  useEffect(() => start(), [])

  function show(next: number): void {
    flushSync(() => change({ screen: next, isMissing: false, hasMoved: true }))
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }

  const follow = useEffectEvent((wanted: number | undefined) => {
    // A link within the page, such as the one that skips the header: the screen stays.
    if (wanted === undefined) return history.replaceState(entryOf(screen, assessment, answers), '')
    const left = leaving.current
    if (left !== null && wanted >= left && wanted > 0) return history.back()
    leaving.current = null
    const reached = Math.min(wanted, lastScreen(assessment, answers))
    const reachedEntry = entryOf(reached, assessment, answers)
    if (reachedEntry.assessmentScreen !== wanted) history.replaceState(reachedEntry, '')
    show(reached)
  })
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => follow(screenOf(state))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    // A page from the back/forward cache still has its answers; a reload clears them.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  function advance(given: Answers): void {
    history.pushState(entryOf(screen + 1, assessment, given), '')
    show(screen + 1)
  }

  return {
    state,
    question,
    decision,
    refs: { heading, choices },
    /** @param isPressed whether a finger or a mouse chose it: then a crisis answer shows its outcome without Next */
    choose(choice: string, isPressed: boolean): void {
      if (!question) return
      const chosen = { [question.id]: withChoice(question, answers[question.id] ?? [], choice) }
      const given = { ...answers, ...chosen }
      flushSync(() => change({ isMissing: false, answers: given }))
      if (isPressed && decide(assessment, chosen)?.outcome === 'crisis') advance(given)
    },
    next(): void {
      if (question && isAnswered(question, answers)) advance(answers)
      else {
        flushSync(() => change({ isMissing: true }))
        inputs()[0]?.focus()
      }
    },
    back(): void {
      leaving.current = screen
      history.back()
    },
    startOver(): void {
      flushSync(() => change({ ...initialState, isLive: true, hasMoved: true }))
      history.go(-screen)
    },
  }
}

export type AssessmentRun = ReturnType<typeof useAssessment>
