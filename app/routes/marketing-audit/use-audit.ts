import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Answer, type Answers, readAnswers, withAnswers } from './answers.ts'
import { auditLabels } from './audit-labels.ts'
import { RESULT } from './places.ts'
import { questionIds } from './stations.ts'

/** How long the address waits for further answers, in milliseconds: Safari allows 100 changes in 30 seconds. */
const ADDRESS_DELAY = 150

/** The answers, kept in step with the query of the present history entry. Links to questions and the result are the browser's. */
export function useAudit(given: Answers, brand: string) {
  const [answers, setAnswers] = useState(given)
  /** False on the server and until hydration. */
  const [isLive, setLive] = useState(false)
  /** Whether a question was answered since hydration. Nothing is announced before. */
  const [hasChanged, setChanged] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // What was chosen before React took over.
    if (form.current) setAnswers(readAnswers(questionIds, new FormData(form.current)))
    setLive(true)
    // Browsers of 2023 follow a link into a closed fold without opening it.
    const unfold = () =>
      document.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '')
    unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [])

  function keepAddress(): void {
    history.replaceState(history.state, '', withAnswers(location.href, questionIds, answers))
    const answered = Object.keys(answers).length
    if (answered > 0) document.title = `${auditLabels.title(answered, questionIds.length)} | ${brand}`
  }
  const keepAddressLater = useEffectEvent(keepAddress)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers make the address out of date.
  useEffect(() => {
    if (!isLive) return
    const timer = setTimeout(keepAddressLater, ADDRESS_DELAY)
    // An entry that Back leads to has the answers of when it was left.
    addEventListener('popstate', keepAddressLater)
    return () => {
      clearTimeout(timer)
      removeEventListener('popstate', keepAddressLater)
    }
  }, [isLive, answers])

  return {
    answers,
    isLive,
    hasChanged,
    form,
    heading,
    answer(question: string, value: Answer) {
      setAnswers((before) => ({ ...before, [question]: value }))
      setChanged(true)
    },
    submit() {
      // The entry that is left keeps the answers too, also those given just now.
      keepAddress()
      location.hash = RESULT
      heading.current?.focus()
      heading.current?.scrollIntoView()
    },
  }
}
