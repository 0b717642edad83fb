import { frame } from '../content/navigation.ts'

/**
 * The button that shows the cookie choices again. It keeps its room and stays unseen until
 * `scripts/consent.ts` shows it: without scripts nothing is kept that could be chosen.
 */
export function CookieSettings() {
  return (
    <button
      type="button"
      data-consent-reopen
      className="invisible flex min-h-9 items-center text-left hover:text-evergreen hover:underline"
    >
      {frame.consent.reopen}
    </button>
  )
}

/** Says at the foot of the page that the browser’s opt-out signal was heard. Last there, so that it moves nothing. */
export function PrivacySignal() {
  return (
    <p data-privacy-signal hidden className="mt-3">
      {frame.consent.signalLine}
    </p>
  )
}
