import { fieldId } from './field-id.ts'
import { WORDS } from './labels.ts'

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
  /** Makes it a text of several lines. */
  lines?: number
  optional?: boolean
}

/** One labelled question, with its message beneath it when the answer needs another look. */
export function Field({ name, label, value, message, options, lines, optional = false, ...typing }: Props) {
  const id = fieldId(name)
  const control = {
    id,
    name,
    defaultValue: value,
    required: !optional,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': message ? `${id}-message` : undefined,
  }
  return (
    <div className={message ? `field ${name} wrong` : `field ${name}`}>
      <label htmlFor={id}>{label}</label>
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
      {message && (
        <p className="message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </div>
  )
}
