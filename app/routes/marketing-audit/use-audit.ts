import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { CheckedAnswers } from '../../components/website-check/audit-answers.ts'
import { type Answer, type Answers, readAnswers, withAnswers } from './answers.ts'
import { auditLabels } from './audit-labels.ts'
import { type AuditView, auditReducer, initialAudit, RESULT } from './audit-state.ts'
import { nextOnTheWay, questionIds } from './result/audit-view-model.ts'

export type AuditControl = ReturnType<typeof useAudit>

/** How long the address waits for further answers, in milliseconds: Safari allows 100 changes in 30 seconds. */
const ADDRESS_DELAY = 150

const linkedQuestion = () => questionIds.find((id) => `#${id}` === location.hash)

/**
 * State of the audit, kept in step with the address. Answers replace the query of the present history entry. Moving to a
 * question or to the result changes the fragment and adds an entry, like the links in the drawing do, so Back returns to
 * the question before; the answers stay.
 */
export function useAudit(given: Answers, checked: CheckedAnswers, brand: string) {
  const [state, dispatch] = useReducer(auditReducer, given, initialAudit)
  const { answers, view, question, firstQuestion, isLive } = state
  const form = useRef<HTMLFormElement>(null)
  const progress = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLFieldSetElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const arrival = useRef<'start' | 'question'>(null)

  useEffect(() => {
    if (!form.current) return
    dispatch({
      type: 'hydrated',
      answers: readAnswers(questionIds, new FormData(form.current)),
      view: initialView(form.current),
      linkedQuestion: linkedQuestion(),
    })
  }, [])

  function keepAddress(): void {
    history.replaceState({ auditView: view }, '', withAnswers(location.href, questionIds, answers))
    const answered = Object.keys(answers).length
    if (answered > 0) document.title = `${auditLabels.title(answered, questionIds.length)} | ${brand}`
  }
  const keepAddressLater = useEffectEvent(keepAddress)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them makes the address out of date.
  useEffect(() => {
    if (!isLive) return
    const timer = setTimeout(keepAddressLater, ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [isLive, answers, view, question])

  function follow(fragment: string): void {
    if (fragment === RESULT) {
      heading.current?.focus()
      return
    }
    const isStart = fragment === '' && view === 'steps'
    const target = isStart ? firstQuestion : questionIds.find((id) => id === fragment)
    if (!target || (isStart && target === question)) return
    arrival.current = isStart ? 'start' : 'question'
    dispatch({ type: 'questionShown', question: target })
  }
  // Once the question is shown, which may be later: React holds a rendering back while a style in it arrives.
  useLayoutEffect(() => {
    if (!arrival.current) return
    current.current?.focus({ preventScroll: view === 'steps' })
    if (view === 'steps' && arrival.current === 'question') progress.current?.scrollIntoView()
    arrival.current = null
  })
  const followAddress = useEffectEvent(() => {
    follow(location.hash.slice(1))
    // An entry that Back leads to has the answers of when it was left.
    if (isLive) keepAddress()
  })
  useEffect(() => {
    // Links fire this before the browser scrolls to the element they name; `hashchange` is not fired where answers differ.
    const onPopState = () => setTimeout(followAddress)
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  const scrollToStep = useEffectEvent(() => {
    if (view !== 'steps') return
    if (location.hash === `#${RESULT}`) heading.current?.scrollIntoView()
    else if (linkedQuestion()) progress.current?.scrollIntoView()
  })
  useEffect(() => {
    // The browser has scrolled the sheet, and the step view has different heights.
    if (isLive) scrollToStep()
  }, [isLive])

  function goTo(id: string): void {
    // The entry that is left keeps the answers too, also those given just now.
    keepAddress()
    if (location.hash !== `#${id}`) location.hash = id
    else {
      // The address stays the same, so the browser does nothing.
      follow(id)
      heading.current?.scrollIntoView()
    }
  }

  return {
    state,
    checked,
    /** `question` is for the one that the address or a button leads to. */
    refs: { form, progress, question: current, heading },
    answer: (id: string, answer: Answer) => dispatch({ type: 'answered', question: id, answer }),
    /** @param button the pressed one, which should keep its place on the screen and the focus */
    chooseView(chosen: AuditView, button: HTMLButtonElement) {
      keepInPlace(button, () => dispatch({ type: 'viewChosen', view: chosen }))
      // At once: a page reloaded before the delay is over keeps its view too. In the step view a question in the address
      // is the shown one.
      history.replaceState({ auditView: chosen }, '', linkedQuestion() ? `#${question}` : undefined)
    },
    showPrevious: goTo,
    submit() {
      goTo((view === 'steps' && nextOnTheWay(question, checked)) || RESULT)
    },
  }
}

/**
 * A phone shows one question at a time, because the sheet is twenty screens long there; a larger screen shows the sheet.
 * A reloaded page keeps its view, and a visitor who is reading the sheet before hydration keeps the sheet.
 */
function initialView(form: HTMLFormElement): AuditView {
  const { auditView } = (history.state ?? {}) as { auditView?: AuditView }
  if (auditView) return auditView
  const isBelow = form.getBoundingClientRect().top >= innerHeight
  return isBelow && matchMedia('(max-width: 39.99rem)').matches ? 'steps' : 'sheet'
}

/** Applies a change of state and scrolls so that `element` does not move on the screen. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top
  flushSync(change)
  scrollBy(0, element.getBoundingClientRect().top - before)
}
