import { carriedWords as words } from './carried-words.ts'

interface CarriedResultProps {
  /** The result in one line. */
  brief: string
  /** Whether it is in the widget's note, which only the built-in widget can prefill. */
  isInNote: boolean
}

/** What the visitor brings from the calculator or the audit. */
export function CarriedResult({ brief, isInNote }: CarriedResultProps) {
  return (
    <p className="mb-6 border-l-4 border-evergreen bg-wash px-4 py-3">
      {isInNote ? words.inNote : words.atHand} {brief}. {isInNote ? words.change : ''}
    </p>
  )
}
