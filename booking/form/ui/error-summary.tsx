import { type ReactNode, useEffect, useRef } from 'react'
import type { FocusRequest } from './focused-heading.tsx'
import { type ErrorText, type FormError, openFieldErrors } from './form-errors.ts'

interface Props extends ErrorText {
  error?: FormError
  focus: FocusRequest | null
  children?: ReactNode
}

/**
 * Why the form was not accepted. Wrong answers take one line, because each field has its own message, and the first of
 * them receives focus; without JavaScript by its own autofocus.
 */
export function ErrorSummary({ title, text, error, focus, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus?.target !== 'error') return
    const wrong = ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? ref.current)?.focus()
  }, [focus])
  const isAboutFields = error?.kind === 'fields'
  // Changes must not be announced while the visitor types.
  const hasCorrections = isAboutFields && error.fields.some(({ corrected }) => corrected)
  /** Then the summary is no longer a warning. */
  const isAllCorrected = isAboutFields && openFieldErrors(error).length === 0
  return (
    <div
      ref={ref}
      id="form-error"
      className={`mb-6 scroll-mt-4 border border-l-4 bg-white focus:outline-offset-4 ${isAboutFields ? 'px-4 py-2.5' : 'p-4'} ${isAllCorrected ? 'border-evergreen' : 'border-pencil'}`}
      role={hasCorrections ? undefined : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that says why a form failed starts at the reason
      autoFocus={!isAboutFields}
    >
      <h2
        className={`${isAboutFields ? 'font-sans text-body font-semibold tracking-normal' : 'mb-2 text-minor'} ${isAllCorrected ? 'text-evergreen' : 'text-pencil'}`}
      >
        {title}
      </h2>
      {!isAboutFields && <p>{text}</p>}
      {children}
    </div>
  )
}
