import { type SubmitEvent, useRef, useState } from 'react'
import { formatDollars, readDollars } from '../../content/dollars.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { breakEvenContent as labels } from '../../content/promises/break-even.data.ts'
import CallNotes from '../call-notes/call-notes.island.tsx'
import { judgePrice } from './break-even.ts'

/**
 * One field, what a patient pays, and whether the guarantee's month pays at that price. Without scripts the
 * form leads to the calculator.
 */
export default function BreakEven() {
  const [given, setGiven] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const dollars = given === null ? null : readDollars(given)
  const isWrong = given !== null && dollars === null
  const judged = dollars === null ? null : judgePrice(dollars)
  const price = dollars === null ? '' : formatDollars(dollars)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setGiven(input.current?.value ?? '')
  }

  return (
    <>
      <form action="/roi-calculator" onSubmit={submit}>
        <label htmlFor="patient-pays" className="text-small font-semibold">
          {labels.label}
        </label>
        <div className="mt-1 flex flex-wrap gap-3">
          <span className="relative flex-1 basis-32">
            <span aria-hidden="true" className="absolute inset-y-0 left-3 grid place-items-center text-soft">
              $
            </span>
            <input
              ref={input}
              id="patient-pays"
              name="revenuePerPatient"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              required
              aria-invalid={isWrong || undefined}
              aria-describedby="break-even-verdict"
              className={`min-h-13 w-full border bg-white pr-3 pl-7 tabular ${isWrong ? 'border-2 border-pencil' : 'border-ink'}`}
            />
          </span>
          <button type="submit" className="secondary-button">
            {labels.submit}
          </button>
        </div>
      </form>
      <div id="break-even-verdict" role="status" className="mt-4 max-w-wide">
        {isWrong ? <p className="font-semibold text-pencil">{labels.wrong}</p> : null}
        {judged ? (
          <>
            <p className={`text-lead font-semibold ${judged.pays ? 'text-evergreen' : 'text-pencil'}`}>
              {judged.verdict}
            </p>
            <p className="mt-1">
              <span>{judged.change}</span>{' '}
              <a className="link inline-block" href={`/roi-calculator?revenuePerPatient=${dollars}`}>
                {labels.calculator}
              </a>
            </p>
          </>
        ) : null}
      </div>
      <CallNotes
        note={
          judged && {
            kind: 'break-even',
            answers: { patientValue: price },
            text: [fillPlaceholders(labels.note, { price }), judged.verdict, judged.change].join(' ').trim(),
          }
        }
      />
    </>
  )
}
