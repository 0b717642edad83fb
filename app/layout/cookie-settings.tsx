import { consent } from '../content/site/consent.data.ts'

/**
 * The button that shows the cookie choices again. Its space is reserved until `scripts/consent.ts` shows it: without
 * scripts nothing is stored that could be chosen.
 */
export function CookieSettings() {
  return (
    <button
      type="button"
      data-consent-reopen
      className="invisible flex min-h-9 items-center text-left hover:text-evergreen hover:underline"
    >
      {consent.reopen}
    </button>
  )
}

/** Footer line that confirms the browser’s opt-out signal. Last in the footer, so that showing it shifts nothing. */
export function PrivacySignal() {
  return (
    <p data-privacy-signal hidden className="mt-3">
      {consent.signalLine}
    </p>
  )
}
