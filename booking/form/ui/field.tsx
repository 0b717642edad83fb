import { type ComponentProps, useRef, useState } from 'react'
import type { Question } from '../../core/fields.ts'
import { suggestAddress } from '../../core/mailbox.ts'
import { FORM_LABELS } from './labels.ts'

interface FieldProps {
  name: string
  question: Question
  specialties: readonly string[]
  value: string
  message: string | undefined
}

/** A labeled form control, with its hint and its error message beneath it. */
export function Field({ name, question, specialties, value, message }: FieldProps) {
  const { label, hint, lines, optional = false, isChoice, length, input } = question
  const id = fieldId(name)
  const control = {
    id,
    name,
    defaultValue: value,
    required: !optional,
    className: 'control',
    autoComplete: input.autoComplete,
    enterKeyHint: input.enterKeyHint,
    ...describedBy(name, message, hint),
  }
  const [minLength, maxLength] = length
  const Input = input.type === 'email' ? EmailInput : 'input'
  return (
    <div className={lines ? 'wide:col-span-2' : undefined}>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        {label}
      </label>
      {isChoice ? (
        <select {...control}>
          <option value="">{FORM_LABELS.choose}</option>
          {specialties.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : lines ? (
        <textarea {...control} autoCapitalize={input.autoCapitalize} maxLength={maxLength} rows={lines} />
      ) : (
        <Input {...control} type="text" {...input} minLength={minLength} maxLength={maxLength} />
      )}
      {hint && (
        <p className="mt-1 text-small text-soft" id={hintId(name)}>
          {hint}
        </p>
      )}
      <FieldMessage name={name} message={message} />
    </div>
  )
}

/** Id of a field's control, for labels and for the links of the error summary. */
export const fieldId = (name: string) => `desk-${name}`
const messageId = (name: string) => `${fieldId(name)}-message`
const hintId = (name: string) => `${fieldId(name)}-hint`

/** Links a control to its hint and its error message. A page that says what is wrong starts at the first such control. */
export function describedBy(name: string, message: string | undefined, hint?: string) {
  const ids = [hint && hintId(name), message && messageId(name)].filter(Boolean).join(' ')
  return {
    ...(message && { 'aria-invalid': true, autoFocus: true }),
    ...(ids && { 'aria-describedby': ids }),
  }
}

export function FieldMessage({ name, message }: { name: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p className="mt-1 text-small font-semibold text-pencil" id={messageId(name)}>
      {message}
    </p>
  )
}

/** An input for an email address that asks about a mistyped domain, and refuses none. */
function EmailInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  const [suggestion, setSuggestion] = useState<string | null>(null)

  function accept(address: string): void {
    if (!input.current) return
    input.current.value = address
    // The form checks and saves its answers on this event.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }

  return (
    <>
      <input
        {...props}
        ref={input}
        onInput={(event) => setSuggestion(suggestAddress(event.currentTarget.value, true))}
        onBlur={(event) => setSuggestion(suggestAddress(event.currentTarget.value, false))}
      />
      <p className="text-small" role="status">
        {suggestion && (
          <button
            type="button"
            className="link inline-flex min-h-11 items-center text-left wrap-anywhere"
            onClick={() => accept(suggestion)}
          >
            {FORM_LABELS.didYouMean(suggestion)}
          </button>
        )}
      </p>
    </>
  )
}
