import { type ComponentProps, useRef, useState } from 'react'
import { suggestAddress } from '../../core/contact/mailbox.ts'
import { choicesOf, maxOf, type Question } from '../../core/questions.ts'
import { inputAttributes } from './input-attributes.ts'
import { FORM_LABELS } from './labels.ts'

interface FieldProps {
  question: Question
  typed: readonly string[]
  message: string | undefined
}

/** A labeled form control, with its hint and its error message beneath it. */
export function Field({ question, typed, message }: FieldProps) {
  const { name, kind, help, required = false } = question
  const id = fieldId(name)
  const label = required ? question.label : FORM_LABELS.optional(question.label)
  const choices = choicesOf(question)
  const isWide = kind === 'long text' || kind === 'several choices'
  const { type = 'text', ...attributes } = inputAttributes(question)
  const control = {
    ...attributes,
    id,
    name,
    defaultValue: typed[0] ?? '',
    required,
    className: 'control',
    ...describedBy(name, message, help),
  }
  const Input = kind === 'email' ? EmailInput : 'input'
  const below = (
    <>
      {help && (
        <p className="mt-1 text-small text-soft" id={hintId(name)}>
          {help}
        </p>
      )}
      <FieldMessage name={name} message={message} />
    </>
  )
  if (kind === 'several choices')
    return (
      <fieldset className="min-w-0 wide:col-span-2">
        <legend className="mb-1 font-semibold">{label}</legend>
        {choices?.map((choice, index) => (
          <label key={choice} className="flex min-h-11 items-center gap-x-2.5">
            <input
              className="size-6 accent-evergreen"
              // What is said of the question is said with its first choice.
              {...(index === 0 && { id, ...describedBy(name, message, help) })}
              name={name}
              type="checkbox"
              value={choice}
              defaultChecked={typed.includes(choice)}
            />
            {choice}
          </label>
        ))}
        {below}
      </fieldset>
    )
  return (
    <div className={isWide ? 'wide:col-span-2' : undefined}>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        {label}
      </label>
      {choices ? (
        <select {...control}>
          <option value="">{FORM_LABELS.choose}</option>
          {choices.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : kind === 'long text' ? (
        <textarea {...control} maxLength={maxOf(question)} rows={3} />
      ) : (
        <Input {...control} type={type} maxLength={maxOf(question)} />
      )}
      {below}
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
      {/* The line is kept free: a button below must not move away under a press that leaves this field. */}
      <p className="-mb-2.5 min-h-11 text-small" role="status">
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
