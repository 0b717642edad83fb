import type { ReactNode } from 'react'
import { WORDS } from '../labels.ts'
import { fieldId } from './field-id.ts'
import { describedBy, FieldHint, FieldMessage } from './field-message.tsx'

export interface FieldProps {
  name: string
  label: string
  value: string
  message: string | undefined
  /** Why it is asked for, beneath it. */
  hint?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'date'
  autoComplete?: string
  /** What a touch keyboard's Enter key says and does. */
  enterKeyHint?: 'enter' | 'next' | 'send'
  autoCapitalize?: 'off' | 'words' | 'sentences'
  inputMode?: 'email' | 'tel'
  spellCheck?: boolean
  minLength?: number
  maxLength?: number
  /** The first and the last day, ISO dates. */
  min?: string
  max?: string
  /** Makes it a list to choose from. */
  options?: readonly string[]
  /** How its options read. */
  optionLabel?: (option: string) => string
  /** Makes it a text of several lines, across both columns. */
  lines?: number
  optional?: boolean
}

/** A labeled form control, with its error message beneath it. Uncontrolled: early typing survives hydration. */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    value,
    message,
    hint,
    options,
    optionLabel,
    lines,
    optional = false,
    ...typing
  } = props
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
              {optionLabel?.(option) ?? option}
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
