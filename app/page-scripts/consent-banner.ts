import { consentWords as words } from '../../words/consent.ts'
import style from './consent-banner.css?inline'
import {
  CONSENT_ASKED,
  type ConsentKind,
  readConsent,
  refusesBySignal,
  storedConsent,
} from './consent-choice.ts'
import { type ConsentView, consentRegion } from './consent-form.ts'
import { placeBanner } from './consent-place.ts'
import { recordConsent } from './consent-record.ts'
import { showToast } from './toasts.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets.push(sheet)

/** The banner that is open. */
let shown: { region: HTMLElement; isAnswer: boolean; opener: HTMLElement | null; close(): void } | null = null

/** Who agreed once and sends the signal since has taken it back. */
function obeySignal(): void {
  const stored = storedConsent()
  if (stored?.analytics || stored?.marketing) recordConsent({ analytics: false, marketing: false })
}

function viewNow(): ConsentView {
  if (refusesBySignal()) return { signal: true }
  const choice = readConsent()
  return choice ? { change: choice } : { ask: true }
}

/** Shows the banner. It takes the focus only where a button asked for it, and gives it back to that button. */
function show(opener: HTMLElement | null): void {
  if (shown) {
    shown.opener = opener
    shown.region.focus()
    return
  }
  const view = viewNow()
  const region = consentRegion(view, { decide, close })
  const banner = { region, isAnswer: !('ask' in view), opener, close }
  let before: Element | null = null
  // First among what the Tab key reaches, after the link past the header.
  document.querySelector('.skip-link')?.after(region)
  const unplace = placeBanner(region)
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !region.contains(relatedTarget)) before = relatedTarget
  })
  region.addEventListener('keydown', ({ key }) => {
    // The first question stays until it is answered: Escape is no answer.
    if (key === 'Escape' && banner.isAnswer) close()
  })
  shown = banner
  if (opener) region.focus()

  function close(): void {
    const hadFocus = region.contains(document.activeElement)
    unplace()
    region.remove()
    shown = null
    const back = [banner.opener, before, document.getElementById('main')].find((one) => one?.isConnected)
    if (hadFocus && back instanceof HTMLElement) back.focus({ preventScroll: back !== banner.opener })
  }

  function decide(kinds: Record<ConsentKind, boolean>): void {
    recordConsent(kinds)
    close()
    const said = (kind: ConsentKind) =>
      `${words.kinds[kind].name}: ${kinds[kind] ? words.saved.allowed : words.saved.refused}.`
    showToast({
      kind: 'done',
      title: words.saved.title,
      text: `${said('analytics')} ${said('marketing')} ${words.saved.change}`,
    })
  }
}

/** Answered meanwhile, in another tab or on a page from which the visitor came back: the question goes. */
function leaveIfAnswered(): void {
  if (!document.hidden && shown && !shown.isAnswer && readConsent()) shown.close()
}

if (refusesBySignal()) obeySignal()
document.addEventListener(CONSENT_ASKED, (event) => {
  const { detail: opener } = event as CustomEvent<HTMLElement | null>
  // Nobody pressed a button and nothing is left to ask: a signal had only to be obeyed.
  if (opener || !readConsent()) show(opener)
})
addEventListener('pageshow', leaveIfAnswered)
document.addEventListener('visibilitychange', leaveIfAnswered)
