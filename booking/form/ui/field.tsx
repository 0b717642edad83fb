import { WORDS } from '../../book/labels.ts'

export interface FieldProps {
  name: string
  label: string
  value: string
  message: string | undefined
  /** Why it is asked for, beneath it. */
  hint?: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  /** What a touch keyboard's Enter key says and does. */
  enterKeyHint?: 'enter' | 'next' | 'send'
  autoCapitalize?: 'off' | 'words' | 'sentences'
  inputMode?: 'email' | 'tel'
  spellCheck?: boolean
  minLength?: number
  maxLength?: number
  /** Makes it a list to choose from. */
  options?: readonly string[]
  /** Makes it a text of several lines, across both columns. */
  lines?: number
  optional?: boolean
}

/** A labeled form control, with its error message beneath it. Uncontrolled: early typing survives hydration. */
export function Field(props: FieldProps) {
  const { name, label, value, message, hint, options, lines, optional = false, ...typing } = props
  const id = fieldId(name)
  const control = {
    id,
    name,
    defaultValue: value,
    required: !optional,
    className: 'control',
    ...describedBy(name, message, hint),
  }
  return (
    <div className={lines ? 'wide:col-span-2' : undefined}>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        {label}
      </label>
      {options ? (
        <select {...control} autoComplete={typing.autoComplete} enterKeyHint={typing.enterKeyHint}>
          <option value="">{WORDS.chooseKind}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : lines ? (
        <textarea {...control} {...typing} rows={lines} />
      ) : (
        <input {...control} {...typing} type={typing.type ?? 'text'} />
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

/** Attributes of a form control that link it to its hint and its error message, if it has them. */
export function describedBy(name: string, message: string | undefined, hint?: string) {
  const ids = [hint && hintId(name), message && messageId(name)].filter(Boolean).join(' ')
  return { ...(message && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) }
}

/** The error message of one field. */
export function FieldMessage({ name, message }: { name: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p className="mt-1 text-small font-semibold text-pencil" id={messageId(name)}>
      {message}
    </p>
  )
}

/** Why a field is asked for, or what its answer means. */
function FieldHint({ name, hint }: { name: string; hint: string | undefined }) {
  if (!hint) return null
  return (
    <p className="mt-1 text-small text-soft" id={hintId(name)}>
      {hint}
    </p>
  )
}
