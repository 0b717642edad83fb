import { consentWords as words } from '../../words/consent.ts'
import { analyticsId } from './analytics-id.ts'
import type { ConsentChoice, ConsentKind } from './consent-choice.ts'

/** What the banner shows: the first question, the choice again with what it is now, or that a signal has answered. */
export type ConsentView = { ask: true } | { change: ConsentChoice } | { signal: true }

export interface ConsentAnswers {
  decide(kinds: Record<ConsentKind, boolean>): void
  close(): void
}

const kinds = ['analytics', 'marketing'] as const

/** The banner's region: a landmark with a name, no dialog, because the page stays free to be read. */
export function consentRegion(view: ConsentView, answers: ConsentAnswers): HTMLElement {
  const heading = make('h2', { id: 'consent-heading', textContent: words.title })
  const region = make('section', { id: 'consent-banner', tabIndex: -1 }, heading)
  region.setAttribute('aria-labelledby', heading.id)
  if (!('ask' in view)) {
    region.append(
      make('button', {
        type: 'button',
        textContent: words.close,
        className: 'consent-close',
        onclick: answers.close,
      }),
    )
  }
  const link = make('a', { href: words.policyLink.href, textContent: words.policyLink.label })
  if ('signal' in view) {
    region.append(make('p', {}, words.signalHonored, ' ', link))
    return region
  }

  const asked = analyticsId() ? words.text.withAnalytics : words.text.withoutAnalytics
  const now = 'change' in view ? view.change : { analytics: false, marketing: false }
  const details = make('div', { id: 'consent-kinds', hidden: 'ask' in view }, ...kindRows(now))
  region.append(make('p', {}, asked, ' ', link), details, buttonRow(details, answers))
  return region
}

function kindRows(now: Readonly<Record<ConsentKind, boolean>>): HTMLElement[] {
  const { essential, analytics, marketing } = words.kinds
  const today = words.analyticsToday[analyticsId() ? 'connected' : 'notConnected']
  const rows = { analytics: `${analytics.text} ${today}`, marketing: marketing.text }
  return [
    make('p', {}, make('b', { textContent: essential.name }), ` (${words.alwaysOn}): ${essential.text}`),
    ...kinds.map((kind) => {
      const box = make('input', { type: 'checkbox', name: kind, checked: now[kind] })
      const name = make('b', { textContent: words.kinds[kind].name })
      return make('label', {}, box, make('span', {}, name, `: ${rows[kind]}`))
    }),
  ]
}

/** Three answers of one size and one look. The third shows the kinds first, and then gives its place to their answer. */
function buttonRow(details: HTMLElement, { decide }: ConsentAnswers): HTMLElement {
  const both = (agreed: boolean) => () => decide({ analytics: agreed, marketing: agreed })
  const boxOf = (kind: ConsentKind) => details.querySelector<HTMLInputElement>(`[name="${kind}"]`)
  const isTicked = (kind: ConsentKind) => boxOf(kind)?.checked === true
  const save = answer(words.save, () =>
    decide({ analytics: isTicked('analytics'), marketing: isTicked('marketing') }),
  )
  const customize = answer(words.customize, () => {
    details.hidden = false
    save.hidden = false
    customize.hidden = true
    boxOf('analytics')?.focus()
  })
  customize.setAttribute('aria-expanded', 'false')
  customize.setAttribute('aria-controls', details.id)
  save.hidden = details.hidden
  customize.hidden = !details.hidden
  return make(
    'div',
    { className: 'consent-answers' },
    answer(words.acceptAll, both(true)),
    answer(words.rejectNonEssential, both(false)),
    customize,
    save,
  )
}

/** A compound such as “non-essential” is kept whole: a line never ends at its hyphen. */
function answer(label: string, onclick: () => void): HTMLButtonElement {
  const parts = label.split(/(\S+-\S+)/).map((part) => (part.includes('-') ? make('span', {}, part) : part))
  return make('button', { type: 'button', onclick }, ...parts)
}

/** One element with its properties and its content. Texts are set as text, never read as HTML. */
function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties)
  if (content.length > 0) element.append(...content)
  return element
}
