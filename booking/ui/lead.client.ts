import { ATTRIBUTION_NAMES, type Attribution } from '../domain/attribution.ts'
import { LEAD_PATH } from './addresses.ts'
import { isFramed, reportHeight, tellFrame } from './frame-messages.ts'
import { watchCorrections } from './lead-corrections.ts'
import { LEAD_IDS } from './lead-props.ts'
import { listenForAttribution } from './site-attribution.ts'

/** Long enough for a poor phone line; the form key makes it safe to press again afterwards. */
const PATIENCE_MS = 20_000
/** The embedding page has this long to move on by itself after `desk:lead`. */
const PARENT_PATIENCE_MS = 1500

const root = document.getElementById(LEAD_IDS.root)
if (root) wake(root)

/** The form stays a plain form; this posts it in place and shows what the server answers with. */
function wake(root: HTMLElement): void {
  const origins = (root.dataset.frameOrigins ?? '').split(' ').filter(Boolean)
  let sending = false
  takeOverChecks(root)
  watchCorrections(root)
  listenForAttribution(window, origins, attributionFields(root))
  tellFrame(window, origins, { type: 'desk:ready', v: 1 })
  reportHeight(window, origins, document.body)

  root.addEventListener('submit', async (event) => {
    event.preventDefault()
    // A second press must not send a second form.
    if (sending || !(event.target instanceof HTMLFormElement)) return
    sending = true
    const rest = beBusy(root)
    const answer = await send(event.target)
    sending = false
    rest()
    if (answer === 'done') finish(root, origins)
    else if (answer === 'offline') showOffline(root, event.target)
    else show(root, answer)
  })
}

/** The server's messages are better than the browser's bubbles, and come in one list. */
function takeOverChecks(root: HTMLElement): void {
  for (const form of root.querySelectorAll('form')) form.noValidate = true
}

/** @returns the function that puts an attribution into the form's hidden fields; an empty one, the address's own */
function attributionFields(root: HTMLElement): (attribution: Attribution) => void {
  const fields = () => [...root.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
  const isAttribution = ({ name }: HTMLInputElement) => ATTRIBUTION_NAMES.includes(name)
  const own = Object.fromEntries(
    fields()
      .filter(isAttribution)
      .map(({ name, value }) => [name, value]),
  )
  return (attribution) => {
    for (const field of fields().filter(isAttribution)) field.remove()
    for (const [name, value] of Object.entries(Object.keys(attribution).length ? attribution : own)) {
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
      root.querySelector('form')?.append(field)
    }
  }
}

/** @returns the function that ends it */
function beBusy(root: HTMLElement): () => void {
  const button = root.querySelector(`#${LEAD_IDS.button}`)
  if (!(button instanceof HTMLButtonElement)) return () => {}
  const words = button.textContent
  button.textContent = button.dataset.busy ?? words
  for (const name of ['aria-busy', 'aria-disabled']) button.setAttribute(name, 'true')
  return () => {
    button.textContent = words
    for (const name of ['aria-busy', 'aria-disabled']) button.removeAttribute(name)
  }
}

/** Posts the form. A redirect is the server's yes; anything else is a page that says why not. */
async function send(form: HTMLFormElement): Promise<'done' | 'offline' | Document> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  try {
    const response = await fetch(LEAD_PATH, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.type === 'opaqueredirect') return 'done'
    // A failing server's page would take the place of the form and all that was typed.
    if (response.status >= 500) return 'offline'
    return readPage(await response.text())
  } catch {
    return 'offline'
  }
}

/** Browsers that know Trusted Types turn a text into markup only under a name that the desk's policy lists. */
interface MarkupPolicies {
  createPolicy(
    name: 'desk-page',
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string }
}
const policy = (window as { trustedTypes?: MarkupPolicies }).trustedTypes?.createPolicy('desk-page', {
  createHTML: (text) => text,
})

/** The page that this very desk has answered with: the one text here that becomes markup. */
function readPage(text: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html')
}

/** Puts the answered page's content in place of this one's, and focus on what it has to say. */
function show(root: HTMLElement, answer: Document): void {
  const content = answer.querySelector('main')
  if (!content) return
  root.replaceChildren(...content.childNodes)
  takeOverChecks(root)
  const reason = document.getElementById(LEAD_IDS.trouble) ?? root.querySelector('h1')
  reason?.setAttribute('tabindex', '-1')
  reason?.focus()
}

function showOffline(root: HTMLElement, form: HTMLFormElement): void {
  document.getElementById(LEAD_IDS.trouble)?.remove()
  form.prepend(copyOf(LEAD_IDS.offline))
  root.querySelector<HTMLElement>(`#${LEAD_IDS.trouble}`)?.focus()
}

function finish(root: HTMLElement, origins: string[]): void {
  root.replaceChildren(copyOf(LEAD_IDS.done))
  root.querySelector('h1')?.focus()
  if (!isFramed(window)) {
    window.location.assign(root.dataset.next ?? '/')
    return
  }
  tellFrame(window, origins, { type: 'desk:lead', v: 1 })
  window.setTimeout(() => document.getElementById(LEAD_IDS.doneLink)?.click(), PARENT_PATIENCE_MS)
}

function copyOf(templateId: string): Node {
  const template = document.getElementById(templateId)
  return template instanceof HTMLTemplateElement
    ? template.content.cloneNode(true)
    : document.createDocumentFragment()
}
