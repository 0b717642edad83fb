import { consentQuestion as words } from '../content/consent.ts'
import { askConsentDetails, type ConsentAsked, confirmConsent, whenConsentIsAsked } from './consent-asked.ts'
import style from './consent-banner.css?url'
import type { ConsentKinds } from './consent-choice.ts'
import { answers, consentRegion, consentText } from './consent-form.ts'
import { giveRoomBack } from './consent-room.ts'
import { storeConsent } from './consent-storage.ts'
import { make } from './make-element.ts'

interface Banner {
  asked: ConsentAsked
  region: HTMLElement
  isAnswer: boolean
  close(): void
}

/** The banner that is open. */
let shown: Banner | null = null

/** Linked here and not in the documents: only a visitor who sees the banner fetches it. Without it, the banner comes plain. */
const styled = new Promise((settle) => {
  document.head.append(make('link', { rel: 'stylesheet', href: style, onload: settle, onerror: settle }))
})

/** Read out when the notice after an answer is put into it; in the page before that, as screen readers need. */
const notice = make('div', { role: 'status' })

/** What is needed once a button was pressed. The file runs once, however often it is asked for. */
const loadDetails = () => import('./consent-details.ts')

/** Shows the banner. It takes the focus only where a button asked for it, and gives it back to that button. */
async function show(asked: ConsentAsked): Promise<void> {
  const { opener, readConsent, refusesBySignal, analyticsId } = asked
  const isAnswer = readConsent() !== null
  const region = consentRegion()
  if (!refusesBySignal()) {
    region.append(
      consentText(analyticsId() ? words.text.withAnalytics : words.text.withoutAnalytics),
      answers((agreed) => decide({ analytics: agreed, marketing: agreed }), customize),
    )
  }
  await (isAnswer ? Promise.all([styled, loadDetails()]) : styled)
  // Two presses on a slow connection open one banner.
  if (shown) {
    shown.asked = asked
    shown.region.focus()
    return
  }
  if (isAnswer) askConsentDetails({ ...asked, region, decide, close })
  const banner: Banner = { asked, region, isAnswer, close }
  let before: Element | null = null
  // First among what the Tab key reaches, after the link past the header.
  notice.replaceChildren()
  document.getElementById('consent-place')?.append(region, notice)
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !region.contains(relatedTarget)) before = relatedTarget
  })
  region.addEventListener('keydown', ({ key }) => {
    // The first question stays until it is answered: Escape is no answer.
    if (key === 'Escape' && isAnswer) close()
  })
  shown = banner
  if (opener) region.focus()

  function close(): void {
    const hadFocus = region.contains(document.activeElement)
    region.remove()
    giveRoomBack()
    shown = null
    const { opener } = banner.asked
    const back = [opener, before, document.getElementById('main')].find((one) => one?.isConnected)
    if (hadFocus && back instanceof HTMLElement) back.focus({ preventScroll: back !== opener })
  }

  async function customize(): Promise<void> {
    await loadDetails()
    askConsentDetails({ ...asked, region, decide, close })
    region.querySelector('input')?.focus()
  }

  function decide(kinds: ConsentKinds): void {
    close()
    keep(asked, kinds, notice)
  }
}

/** Kept at once; that it was kept is said as soon as the script that says it is there. */
async function keep(asked: ConsentAsked, kinds: ConsentKinds, notice: HTMLElement | null): Promise<void> {
  const { question, opener } = asked
  storeConsent(question(), kinds)
  await loadDetails()
  confirmConsent({ kinds, notice, opener })
}

whenConsentIsAsked((asked) => {
  const { opener, readConsent, storedConsent, refusesBySignal } = asked
  const stored = refusesBySignal() ? storedConsent() : null
  // Who agreed once and sends the signal since has taken it back.
  if (stored?.analytics || stored?.marketing) keep(asked, { analytics: false, marketing: false }, null)
  // Nobody pressed a button and nothing is left to ask: a signal had only to be obeyed.
  if (opener || !readConsent()) show(asked)
})

/** Answered meanwhile, in another tab or on a page from which the visitor came back: the question goes. */
function leaveIfAnswered(): void {
  if (!document.hidden && shown && !shown.isAnswer && shown.asked.readConsent()) shown.close()
}

addEventListener('pageshow', leaveIfAnswered)
document.addEventListener('visibilitychange', leaveIfAnswered)
