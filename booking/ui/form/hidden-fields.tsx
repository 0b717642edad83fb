import { HONEYPOT_FIELD, WORDS } from '../labels.ts'
import { fieldId } from './field-message.tsx'

/** Hidden inputs with these values. */
export function HiddenFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** A field that people never see and robots fill in. */
export function Honeypot() {
  const id = fieldId('honeypot')
  return (
    <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
      <label htmlFor={id}>{WORDS.honeypot}</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Empties the honeypot: a password manager may have filled it, and every further attempt would be refused. */
export function clearHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(HONEYPOT_FIELD)
  if (field instanceof HTMLInputElement) field.value = ''
}
