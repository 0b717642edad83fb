import { analyticsId } from './analytics-id.ts'
import { askConsent } from './consent-asked.ts'
import { CONSENT_CHANGED, question, readConsent, refusesBySignal, storedConsent } from './consent-choice.ts'
import { giveRoomBack } from './consent-room.ts'
import { onActivate } from './on-activate.ts'

/** Asks for consent where there is no answer, starts what was agreed to, and lets the footer reopen the choice. */
export function watchConsent(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-reopen]')) {
    // Without scripts there is nothing to choose: the button keeps its room, and shows itself only here.
    button.style.visibility = 'visible'
    button.addEventListener('click', () => ask(button))
  }
  const signal = document.querySelector<HTMLElement>('[data-privacy-signal]')
  if (signal) signal.hidden = !refusesBySignal()

  const begin = () => {
    const stored = storedConsent()
    // Whoever agreed before and sends the signal since has taken it back: the banner's script clears what is left.
    if (refusesBySignal() ? stored?.analytics || stored?.marketing : !stored && navigator.cookieEnabled) {
      afterLoad(() => ask(null))
    } else giveRoomBack()
    startAnalytics()
    document.addEventListener(CONSENT_CHANGED, startAnalytics)
    // Back from the cache of pages: the answer may have been given meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && startAnalytics())
  }
  // Nobody waits for this: a task of its own lets a slow phone answer a finger first.
  onActivate(() => setTimeout(begin))
}

async function ask(button: HTMLElement | null): Promise<void> {
  await import('./consent-banner.ts').catch((error) => {
    giveRoomBack()
    throw error
  })
  askConsent({ opener: button, readConsent, storedConsent, refusesBySignal, question, analyticsId })
}

/** The file runs once, however often it is asked for. */
function startAnalytics(): void {
  if (analyticsId() && readConsent()?.analytics) void import('./analytics.ts')
}

/** Waits until the page is there, so that asking never competes with what the visitor came for. */
function afterLoad(run: () => void): void {
  const idle = () => (window.requestIdleCallback ?? setTimeout)(run)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
