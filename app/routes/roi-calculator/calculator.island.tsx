import { type SubmitEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { BookingSquares } from '../../components/break-even/booking-squares.tsx'
import ResultActions from '../../components/result-actions.island.tsx'
import { formatDollars } from '../../content/dollars.ts'
import { breakEvenPerPatient, computeMonth, type MonthResult } from '../../content/promises/worked-month.ts'
import { bareFigures, calculatorReducer, startCalculator } from './calculator-state.ts'
import { roiCalculator as content } from './content.data.ts'
import { describeFigures } from './describe-figures.ts'
import { FigureField } from './figure-field.tsx'
import { roiLabels } from './labels.ts'
import { figureNames, readMonth, type TypedFigures, typedFigures } from './read-figures.ts'
import { CautiousMonth, FormErrors, GivenMonth } from './results.tsx'

/** Long enough for a person to stop typing or sliding, in milliseconds. */
const PAUSE = 600

/**
 * The form and its result, worked out while the visitor types. The address follows, so that a month can be kept and
 * sent. Without scripts the same form sends its figures in the address.
 */
export default function Calculator({ typed, given }: { typed: TypedFigures; given: boolean }) {
  const [state, dispatch] = useReducer(calculatorReducer, null, () => startCalculator(typed, given))
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const afterPress = useAfterPress()
  const settled = useDebounced(state, PAUSE, afterPress)

  useEffect(() => {
    if (!form.current) return
    dispatch({ type: 'taken-over', typed: typedFigures(new FormData(form.current)) })
  }, [])

  useEffect(() => {
    if (!settled.given || readMonth(settled.typed).wrong.length > 0) return
    history.replaceState(
      history.state,
      '',
      `/roi-calculator?${new URLSearchParams(bareFigures(settled.typed))}`,
    )
  }, [settled])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    dispatch({ type: 'submitted' })
  }

  useEffect(() => {
    if (state.submissions > 0) result.current?.focus()
  }, [state.submissions])

  const shown = state.isRefused ? null : state.month
  // Only the visitor's own month is taken along, and only while each figure can be used.
  const own = state.given && readMonth(state.typed).month ? bareFigures(state.typed) : null
  const settledMonth = settled.given ? readMonth(settled.typed).month : null
  const judged = settled.month && !settled.isRefused ? computeMonth(settled.month) : null
  const counts = judged ? [judged.consultations, judged.kept, judged.patients] : []
  return (
    <>
      {judged && counts[0] ? (
        <BookingSquares
          counts={counts}
          ringed={Math.min(judged.breakEvenPatients, judged.consultations)}
          className="h-9 lg:h-12"
        />
      ) : null}
      <p role="status" className="mt-4 text-lead font-semibold">
        {judged ? verdictOf(judged) : null}
      </p>
      <div className="mt-6 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[6fr_6fr]">
        {/* Errors come before the form, because they link to its fields; with two columns they are in the result's. */}
        {shown ? null : (
          <div ref={result} id="result" tabIndex={-1} className="lg:col-start-2 lg:row-start-1">
            <FormErrors wrong={state.flagged} />
          </div>
        )}
        {/* The month below lists the same figures: on paper it is one side. */}
        <form
          ref={form}
          action="/roi-calculator#result"
          method="get"
          noValidate
          onSubmit={submit}
          className="print:hidden"
        >
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {figureNames.map((name) => (
              <FigureField
                key={name}
                name={name}
                typed={state.typed[name]}
                isWrong={state.flagged.includes(name)}
                onType={(value) => dispatch({ type: 'typed', name, value })}
                onLeave={() => afterPress(() => dispatch({ type: 'left', name }))}
              />
            ))}
          </div>
          <button type="submit" className="secondary-button mt-7 w-full sm:w-auto">
            {content.submit}
          </button>
        </form>
        {shown ? (
          <div ref={result} id="result" tabIndex={-1}>
            <GivenMonth assumed={shown} given={state.given} />
          </div>
        ) : null}
      </div>
      {shown ? (
        <>
          <CautiousMonth assumed={shown} />
          <p className="mt-4 text-small text-soft">{content.disclaimer}</p>
        </>
      ) : null}
      <ResultActions
        className="mt-14 print:hidden"
        call={content.next}
        note={
          settledMonth && {
            kind: 'calculator',
            text: describeFigures(settledMonth),
            answers: { patientValue: formatDollars(settledMonth.revenuePerPatientDollars) },
          }
        }
        address={own && `/roi-calculator?${new URLSearchParams(own)}#result`}
      />
    </>
  )
}

/** The result in two sentences, above the form: on a phone the result itself is a screen further down. */
function verdictOf(month: MonthResult): string {
  const { balance, breakEvenPatients, kept, patients } = month
  const perPatient = breakEvenPerPatient(month)
  if (perPatient === null) return roiLabels.toBreakEven(0, '')
  const amount = formatDollars(Math.abs(balance))
  return [
    breakEvenPatients <= kept
      ? roiLabels.takesStarts(breakEvenPatients, kept)
      : roiLabels.takesPrice(formatDollars(perPatient)),
    balance < 0 ? roiLabels.short(patients, amount) : roiLabels.pays(patients, amount),
  ].join(' ')
}

/**
 * Runs what may move the page at once, or, while a button or a finger is down, after its release: what is pressed must
 * not move away before it is clicked.
 */
function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const listening = new AbortController()
    const follow = ({ type }: Event) => {
      isPressed.current = type.endsWith('down')
      // The click belongs to the release.
      if (!isPressed.current) for (const act of waiting.current.splice(0)) setTimeout(act)
    }
    // A tap is a pointer's press and release, and then a mouse's, which leaves the field.
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup'])
      addEventListener(type, follow, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return useCallback((act) => {
    if (isPressed.current) waiting.current.push(act)
    else act()
  }, [])
}

/** The value once it has not changed for `delay` milliseconds and nothing is pressed. */
function useDebounced<T>(value: T, delay: number, afterPress: (act: () => void) => void): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setSettled(value)), delay)
    return () => clearTimeout(timer)
  }, [value, delay, afterPress])
  return settled
}
