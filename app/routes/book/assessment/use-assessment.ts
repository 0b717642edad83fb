import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Assessment } from '../../../content/assessment.schema.ts'
import { decide, decisionAt, isAnswered, lastScreen, withChoice } from '../../../content/assessment.ts'
import { assessmentReducer, initialState } from './assessment-state.ts'

/** What an entry of the history holds: the number of a screen, and nothing of an answer. */
interface ScreenEntry {
  assessmentScreen: number
}

const screenOf = (entry: unknown) => (entry as ScreenEntry | null)?.assessmentScreen

function entry(assessmentScreen: number): ScreenEntry {
  return { assessmentScreen }
}

/**
 * State of the assessment. Every screen is an entry of the history, so that the browser's Back and Forward move between
 * the questions. The answers are only in memory: a reload begins anew.
 */
export function useAssessment(assessment: Assessment) {
  const [state, dispatch] = useReducer(assessmentReducer, initialState)
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
    const checked = inputs().flatMap(({ checked }, index) => (checked ? question.choices[index]?.id ?? [] : []))
    dispatch({ type: 'hydrated', question, checked })
    // A reloaded page has lost its answers, so it leads back to the entry of the first question.
    const left = screenOf(history.state) ?? 0
    if (left > 0) history.go(-left)
    else history.replaceState(entry(0), '')
  })
  useEffect(() => start(), [])

  function show(next: number): void {
    flushSync(() => dispatch({ type: 'shown', screen: next }))
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }

  const follow = useEffectEvent((wanted: number | undefined) => {
    // A link within the page, such as the one that skips the header: the screen stays.
    if (wanted === undefined) return history.replaceState(entry(screen), '')
    const left = leaving.current
    if (left !== null && wanted >= left && wanted > 0) return history.back()
    leaving.current = null
    const reached = Math.min(wanted, lastScreen(assessment, answers))
    if (reached !== wanted) history.replaceState(entry(reached), '')
    show(reached)
  })
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => follow(screenOf(state))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  function advance(): void {
    history.pushState(entry(screen + 1), '')
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
      flushSync(() => dispatch({ type: 'chosen', question, choice }))
      const chosen = { [question.id]: withChoice(question, answers[question.id] ?? [], choice) }
      if (isPressed && decide(assessment, chosen)?.outcome === 'crisis') advance()
    },
    next(): void {
      if (question && isAnswered(question, answers)) advance()
      else {
        flushSync(() => dispatch({ type: 'missed' }))
        inputs()[0]?.focus()
      }
    },
    back(): void {
      leaving.current = screen
      history.back()
    },
    startOver(): void {
      flushSync(() => dispatch({ type: 'cleared' }))
      history.go(-screen)
    },
  }
}
