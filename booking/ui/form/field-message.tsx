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
export function FieldHint({ name, hint }: { name: string; hint: string | undefined }) {
  if (!hint) return null
  return (
    <p className="mt-1 text-small text-soft" id={hintId(name)}>
      {hint}
    </p>
  )
}
