import type { MouseEvent, ReactNode } from 'react'
import type { FieldError } from '../../core/answer-rules.ts'
import { fieldId } from './field.tsx'
import type { ErrorText } from './form-errors.ts'
import { LIST_ROLE } from './list-role.ts'
import { inPlace } from './plain-click.ts'
import { type FocusRequest, useFocusTarget } from './use-focus-target.ts'

interface Props extends ErrorText {
  fields?: FieldError[]
  /** Everything is corrected: the summary is no longer a warning. */
  isCorrected?: boolean
  focus: FocusRequest | null
  children?: ReactNode
}

/** Why the form was not accepted, with a link to each field that is to be fixed. */
export function ErrorSummary({ title, text, fields = [], isCorrected = false, focus, children }: Props) {
  const ref = useFocusTarget<HTMLDivElement>('error', focus)
  // Changes must not be announced while the visitor types.
  const hasCorrections = fields.some(({ corrected }) => corrected)
  return (
    <div
      ref={ref}
      id="form-error"
      className={`mb-6 scroll-mt-4 border border-l-4 bg-white p-4 focus:outline-offset-4 ${isCorrected ? 'border-evergreen' : 'border-pencil'}`}
      role={hasCorrections || isCorrected ? undefined : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that says why a form failed starts at the reason
      autoFocus
    >
      <h2 className={`mb-2 text-minor ${isCorrected ? 'text-evergreen' : 'text-pencil'}`}>{title}</h2>
      <p>{text}</p>
      {fields.length > 0 && (
        <ul {...LIST_ROLE} className="mt-2">
          {fields.map(({ field, message, corrected }) =>
            corrected ? (
              // Keeps its line: the field being typed in must not move.
              <li key={field} aria-hidden="true">
                <span className="inline-flex min-h-11 items-center gap-2 py-1 text-soft">
                  <span className="text-evergreen">✓</span> <s>{message}</s>
                </span>
              </li>
            ) : (
              <li key={field}>
                <a
                  className="link inline-flex min-h-11 items-center"
                  href={`#${fieldId(field)}`}
                  onClick={(event) => inPlace(() => focusField(event, field))(event)}
                >
                  {message}
                </a>
              </li>
            ),
          )}
        </ul>
      )}
      {children}
    </div>
  )
}

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  const field = event.currentTarget.closest('form')?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
