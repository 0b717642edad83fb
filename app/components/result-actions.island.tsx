import { useState } from 'react'
import type { CallNote } from '../../platform/call-notes.ts'
import { keepResultLabels as labels } from '../content/site/keep-result.data.ts'
import CallNotes from './call-notes/call-notes.island.tsx'
import { CallToAction } from './ui/call-to-action.tsx'

interface ResultActionsProps {
  call: { text: string; label: string }
  /** The result as a note for the call; null while there is none of the visitor's own. */
  note: CallNote | null
  /** Path and query of the page with this result; null while there is none of the visitor's own. */
  address: string | null
  className?: string
}

/** What to do with a result: take it to the call, or keep it. */
export default function ResultActions({ call, note, address, className = '' }: ResultActionsProps) {
  return (
    <div
      className={`grid items-start gap-x-16 gap-y-12 border-t border-ink pt-10 lg:grid-cols-[7fr_5fr] ${className}`}
    >
      <div>
        <p className="max-w-text text-lead">{call.text}</p>
        <CallToAction className="mt-6">{call.label}</CallToAction>
        <CallNotes note={note} />
      </div>
      {address ? <KeepResult address={address} /> : null}
    </div>
  )
}

/** Copies the result's address, or prints the page. Without scripts the sentence says what to do. */
function KeepResult({ address }: { address: string }) {
  const [answer, setAnswer] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href)
      setAnswer(labels.copied)
    } catch {
      setAnswer(labels.notCopied)
    }
  }
  const button = 'link inline-flex min-h-11 cursor-pointer items-center'
  return (
    <div className="print:hidden">
      <h3 className="text-minor">{labels.heading}</h3>
      <p className="mt-2 text-small text-soft">{labels.text}</p>
      <p className="mt-3 flex flex-wrap gap-x-8 noscript:hidden">
        <button type="button" className={button} onClick={copy}>
          {labels.copy}
        </button>
        <button type="button" className={button} onClick={() => print()}>
          {labels.print}
        </button>
      </p>
      <p role="status" className="text-small">
        {answer}
      </p>
    </div>
  )
}
