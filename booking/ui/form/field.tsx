import { WORDS } from '../labels.ts'
import { fieldId } from './field-id.ts'
import { describedByMessage, FieldMessage } from './field-message.tsx'

interface Props {
  name: string
  label: string
  value: string
  message: string | undefined
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
  options?: string[]
  /** Makes it a text of several lines, across both columns. */
  lines?: number
  optional?: boolean
}

/** A labeled form control, with its error message beneath it. Uncontrolled: early typing survives hydration. */
export function Field({ name, label, value, message, options, lines, optional = false, ...typing }: Props) {
  const id = fieldId(name)
  const control = {
    id,
    name,
    defaultValue: value,
    required: !optional,
    className: 'control',
    ...describedByMessage(name, message),
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
      <FieldMessage name={name} message={message} />
    </div>
  )
}
