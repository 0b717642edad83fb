import { consentDetails as words } from '../content/consent.ts'
import { whenConsentIsSaved, whenDetailsAreAsked } from './consent-asked.ts'
import { CONSENT_CHANGED, type ConsentChoice, type ConsentKind, type ConsentKinds } from './consent-choice.ts'
import { deleteCookies } from './consent-cookies.ts'
import { answer, consentText } from './consent-form.ts'
import { make } from './make-element.ts'

const kinds = ['analytics', 'marketing'] as const

whenDetailsAreAsked(({ region, decide, close, readConsent, refusesBySignal, analyticsId }) => {
  if (document.getElementById('consent-kinds')) return
  const choice = readConsent()
  region.dataset.detailed = ''
  // Only who has answered may leave without an answer.
  if (choice) region.prepend(closeButton(words.close, close))
  if (refusesBySignal()) {
    region.append(consentText(words.signalHonored))
    return
  }
  const rows = kindRows(choice ?? { analytics: false, marketing: false }, analyticsId() !== '')
  const details = make('div', { id: 'consent-kinds' }, ...rows)
  const isTicked = (kind: ConsentKind) =>
    details.querySelector<HTMLInputElement>(`[name="${kind}"]`)?.checked === true
  const row = region.querySelector('.consent-answers')
  row?.before(details)
  row?.lastElementChild?.replaceWith(
    answer(words.save, () => decide({ analytics: isTicked('analytics'), marketing: isTicked('marketing') })),
  )
})

// At once where this script is there already; else as soon as it is.
document.addEventListener(CONSENT_CHANGED, (event) =>
  deleteRefused((event as CustomEvent<ConsentChoice>).detail),
)
whenConsentIsSaved(({ kinds: saved, notice, opener }) => {
  deleteRefused(saved)
  if (!notice) return
  const said = kinds.map(
    (kind) => `${words.kinds[kind].name}: ${saved[kind] ? words.saved.allowed : words.saved.refused}.`,
  )
  const dismiss = closeButton(document.getElementById('toasts')?.dataset.dismiss ?? words.close, () => {
    const hadFocus = notice.contains(document.activeElement)
    notice.replaceChildren()
    const back = opener ?? document.getElementById('main')
    if (hadFocus) back?.focus({ preventScroll: back !== opener })
  })
  const text = make(
    'p',
    {},
    make('b', { textContent: words.saved.title }),
    ' ',
    said.join(' '),
    ' ',
    words.saved.change,
  )
  // The notice of an earlier answer may have come late and still be there.
  notice.replaceChildren(make('div', { className: 'consent-notice' }, dismiss, text))
  // Opened from the foot of the page: the reader stays at the notice, and returns there from it.
  if (opener) dismiss.focus()
})

function deleteRefused(saved: ConsentKinds): void {
  for (const kind of kinds) if (!saved[kind]) deleteCookies(kind)
}

function closeButton(textContent: string, onclick: () => void): HTMLElement {
  return make('button', { type: 'button', textContent, className: 'consent-close', onclick })
}

function kindRows(now: ConsentKinds, isCounted: boolean): HTMLElement[] {
  const { essential, analytics, marketing } = words.kinds
  const today = words.analyticsToday[isCounted ? 'connected' : 'notConnected']
  const texts = { analytics: `${analytics.text} ${today}`, marketing: marketing.text }
  return [
    make('p', {}, make('b', { textContent: essential.name }), ` (${words.alwaysOn}): ${essential.text}`),
    ...kinds.map((kind) => {
      const box = make('input', { type: 'checkbox', name: kind, checked: now[kind] })
      const name = make('b', { textContent: words.kinds[kind].name })
      return make('label', {}, box, make('span', {}, name, `: ${texts[kind]}`))
    }),
  ]
}
