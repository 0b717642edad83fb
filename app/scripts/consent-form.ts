import { consentQuestion as words } from '../content/consent.ts'
import { make } from './make-element.ts'

/** The banner's region: a landmark with a name, no dialog, because the page stays free to be read. */
export function consentRegion(): HTMLElement {
  const heading = make('h2', { id: 'consent-heading', textContent: words.title })
  const region = make('section', { id: 'consent-banner', tabIndex: -1 }, heading)
  region.setAttribute('aria-labelledby', heading.id)
  return region
}

/** A sentence, with the policy that says more. */
export function consentText(text: string): HTMLElement {
  const link = make('a', { href: words.policyLink.href, textContent: words.policyLink.label })
  return make('p', {}, text, ' ', link)
}

/** Three answers of one size and one look. The last gives its place to `Save my choice` once the kinds are shown. */
export function answers(decide: (agreed: boolean) => void, customize: () => void): HTMLElement {
  const more = answer(words.customize, customize)
  more.setAttribute('aria-expanded', 'false')
  more.setAttribute('aria-controls', 'consent-kinds')
  return make(
    'div',
    { className: 'consent-answers' },
    answer(words.acceptAll, () => decide(true)),
    answer(words.rejectNonEssential, () => decide(false)),
    more,
  )
}

/** A compound such as “non-essential” is kept whole: a line never ends at its hyphen. */
export function answer(label: string, onclick: () => void): HTMLButtonElement {
  const parts = label.split(/(\S+-\S+)/).map((part) => (part.includes('-') ? make('span', {}, part) : part))
  return make('button', { type: 'button', onclick }, ...parts)
}
