import { type ComponentProps, useRef, useState } from 'react'
import { suggestAddress } from '../../core/mailbox.ts'
import { FORM_WORDS } from './labels.ts'

/** An input for an email address that asks about a mistyped domain, and refuses none. */
export function EmailInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  const [suggestion, setSuggestion] = useState<string | null>(null)

  function accept(address: string): void {
    if (!input.current) return
    input.current.value = address
    // The form checks and stores what is typed when it hears this.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }

  return (
    <>
      <input
        {...props}
        ref={input}
        onInput={(event) => setSuggestion(suggestAddress(event.currentTarget.value, true))}
        onBlur={(event) => setSuggestion(suggestAddress(event.currentTarget.value, false))}
      />
      <p className="text-small" role="status">
        {suggestion && (
          <button
            type="button"
            className="link inline-flex min-h-11 items-center text-left wrap-anywhere"
            onClick={() => accept(suggestion)}
          >
            {FORM_WORDS.didYouMean(suggestion)}
          </button>
        )}
      </p>
    </>
  )
}
