import { WORDS } from './words.ts'

interface Props {
  name: string
  label: string
  value: string
  message: string | undefined
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  minLength?: number
  maxLength?: number
  /** Makes it a list to choose from. */
  options?: string[]
  /** Makes it a text of several lines. */
  lines?: number
  optional?: boolean
}

/** Identity of a field's control, for labels and for the links of the error summary. */
export const fieldId = (name: string) => `desk-${name}`

/** One labelled question, with its message beneath it when the answer needs another look. */
export function Field({ name, label, value, message, options, lines, optional = false, ...limits }: Props) {
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
        <select {...control}>
          <option value="">{WORDS.chooseKind}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : lines ? (
        <textarea {...control} {...limits} rows={lines} />
      ) : (
        <input {...control} {...limits} type={limits.type ?? 'text'} />
      )}
      {message && (
        <p className="message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </div>
  )
}
