import { wake } from '../islands/wake-islands.ts'
import { answer, changeBanner, leaveAnswered, openChoices } from '../layout/consent/banner-state.ts'
import {
  all,
  analyticsId,
  none,
  readConsent,
  refusesBySignal,
  storedConsent,
} from '../layout/consent/consent-choice.ts'
import { onConsentChange, storeConsent } from '../layout/consent/consent-storage.ts'

/** Shows the banner to visitors who have not answered, and starts what was agreed to. */
export function watchConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-island="consent"]')
  if (banner) connectBanner(banner)
  const signal = document.querySelector<HTMLElement>('[data-privacy-signal]')
  if (signal) signal.hidden = !refusesBySignal()

  const stored = storedConsent()
  // A visitor who agreed and has turned the signal on since has withdrawn the consent.
  if (refusesBySignal() && (stored?.analytics || stored?.marketing)) storeConsent(none)
  // A timeout that begins in a frame ends after it is painted: the page's own first words come before the question.
  requestAnimationFrame(() => setTimeout(() => markUnasked(isUnasked())))
  startAnalytics()
  onConsentChange(startAnalytics)
  // Back from the cache of pages: the answer may have been given meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && startAnalytics())
}

function isUnasked(): boolean {
  return !readConsent() && navigator.cookieEnabled && !('patient' in document.documentElement.dataset)
}

/** Lets consent.css show the first question, and keep room for it at the page's end and under its bar. */
function markUnasked(isUnasked: boolean): void {
  document.documentElement.toggleAttribute('data-unasked', isUnasked)
}

/** Handles the banner before React hydrates it, and connects it to the rest of the page. */
function connectBanner(banner: HTMLElement): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-reopen]')) {
    // Shown only here, because without scripts there is nothing to choose.
    button.style.visibility = 'visible'
    button.addEventListener('click', () => {
      openChoices(button)
      void wake(banner)
    })
  }
  banner.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !banner.contains(from)) changeBanner({ returnTo: from })
  })
  // An answer counts at once, even if the visitor leaves before React loads or if React can't be fetched. The click is
  // stopped here, because the island's loader would repeat it later and could overwrite a newer answer.
  const answerEarly = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('#consent-region button')
    if ('hydrated' in banner.dataset || !button?.value) return
    event.preventDefault()
    event.stopPropagation()
    answer(button.value === 'all' ? all : none)
  }
  document.addEventListener('click', answerEarly, true)
  const hide = () => markUnasked(false)
  // React gives the focus back first, which a hidden banner would have lost.
  onConsentChange(() => void wake(banner).then(hide, hide))
  const leaveIfAnswered = () => {
    if (document.hidden || !readConsent()) return
    hide()
    leaveAnswered()
  }
  addEventListener('pageshow', leaveIfAnswered)
  document.addEventListener('visibilitychange', leaveIfAnswered)
}

/** Loads the file once, however often this is called. */
function startAnalytics(): void {
  if (analyticsId() && readConsent()?.analytics) void import('./analytics.ts')
}
