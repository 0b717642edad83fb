import type { SendResultWords } from '../content/send-result.schema.ts'
import { SendResult } from './send-result.tsx'
import { CallToAction } from './ui/call-to-action.tsx'

interface ResultActionsProps {
  /** The call; `href` carries the result. */
  call: { text: string; label: string; href: string }
  words: SendResultWords
  /** What the form sends of the result; null while there is none of the visitor's own. */
  fields: Readonly<Partial<Record<string, string>>> | null
  className?: string
}

/** What to do with a result: take it to the call, or get it by e-mail. */
export function ResultActions({ call, words, fields, className = '' }: ResultActionsProps) {
  return (
    <div
      className={`grid items-start gap-x-16 gap-y-12 border-t border-ink pt-10 lg:grid-cols-[7fr_5fr] ${className}`}
    >
      <div>
        <p className="max-w-[40rem] text-lead">{call.text}</p>
        <p className="mt-6">
          <CallToAction href={call.href}>{call.label}</CallToAction>
        </p>
      </div>
      {fields ? <SendResult words={words} fields={fields} /> : null}
    </div>
  )
}
