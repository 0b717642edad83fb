import { fieldId } from './field-id.ts'

const messageId = (name: string) => `${fieldId(name)}-message`

/** Attributes of a form control that link it to its error message, if it has one. */
export function describedByMessage(name: string, message: string | undefined) {
  return message ? { 'aria-invalid': true, 'aria-describedby': messageId(name) } : {}
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
