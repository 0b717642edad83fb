import { fieldId } from './field.tsx'
import { FORM_LABELS } from './labels.ts'

/** A field that people never see and bots fill in. */
export const HONEYPOT_FIELD = 'homepage'

export function HiddenFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

export function Honeypot() {
  const id = fieldId('honeypot')
  return (
    <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
      <label htmlFor={id}>{FORM_LABELS.honeypot}</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Empties the honeypot, which a password manager may have filled in. */
export function clearHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(HONEYPOT_FIELD)
  if (field instanceof HTMLInputElement) field.value = ''
}

interface SubmitButtonProps {
  sending: boolean
  text: string
  textWhileSending: string
}

/** Not disabled while sending: it would lose focus. */
export function SubmitButton({ sending, text, textWhileSending }: SubmitButtonProps) {
  return (
    <button
      className="cta mt-4 min-h-13 w-full cursor-pointer px-6 py-3 font-semibold aria-disabled:cursor-progress aria-disabled:bg-marigold-light wide:w-auto wide:min-w-60 print:hidden"
      type="submit"
      aria-disabled={sending}
      aria-busy={sending}
    >
      {sending ? textWhileSending : text}
    </button>
  )
}
