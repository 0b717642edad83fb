import type { Question } from '../../core/fields.ts'
import { EmailInput } from './email-input.tsx'
import { FORM_WORDS } from './labels.ts'

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
          <option value="">{FORM_WORDS.choose}</option>
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
      <FieldHint name={name} hint={hint} />
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

function FieldHint({ name, hint }: { name: string; hint: string | undefined }) {
  if (!hint) return null
  return (
    <p className="mt-1 text-small text-soft" id={hintId(name)}>
      {hint}
    </p>
  )
}
