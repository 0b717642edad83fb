import { fieldId } from './field-id.ts'
import { unbroken } from './labels.ts'
import { formatLeadError } from './lead-labels.ts'
import type { LeadError } from './lead-props.ts'
import { LIST_ROLE } from './list-role.ts'

/** Why nothing is sent yet, and the way on: links to the fields that need another look. */
export function LeadFormError(props: { id: string; trouble: LeadError; phone: string }) {
  const { id, trouble } = props
  const said = formatLeadError(trouble, unbroken(props.phone))
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that says why a form failed starts at the reason
    <div className="trouble" role="alert" id={id} tabIndex={-1} autoFocus>
      <h2>{said.title}</h2>
      <p>{said.text}</p>
      {trouble.kind === 'fields' && (
        <ul {...LIST_ROLE}>
          {trouble.fields.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
