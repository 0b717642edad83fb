import { showToast } from './toasts.ts'

/** A receiver that has not answered by then is taken for unreachable. Milliseconds. */
const PATIENCE = 15_000

const form = document.querySelector<HTMLFormElement>('form[data-webhook]')
const button = form?.querySelector('button')

if (form && button) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void trigger(form, button)
  })
}

/** Sends the form's fields by GET in no-cors mode. The answer cannot be read; only a broken connection is known. */
async function trigger(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (button.disabled) return
  const label = button.textContent
  button.disabled = true
  button.textContent = form.dataset.running ?? label
  write(form, 'timestamp', new Date().toISOString())
  write(form, 'triggered_from', location.origin + location.pathname)
  const arrived = await send(addressOf(form))
  button.disabled = false
  button.textContent = label
  // Browsers take the focus from a disabled button. It goes back before a notice appears, which hands it back here.
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
  if (arrived) showToast({ kind: 'done', ...said(form.dataset.sent) })
  else showToast({ kind: 'failed', ...said(form.dataset.failed) })
}

/** Whether the request went out; why not stands in the console. */
async function send(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    return true
  } catch (error) {
    console.error('The webhook could not be triggered:', error)
    return false
  }
}

/** The value travels in a hidden field and stands on the slip, so that what is shown is what is sent. */
function write(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
  const shown = form.querySelector(`[data-shows="${name}"]`)
  if (shown) shown.textContent = value
}

function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value))
  return address.href
}

function said(json: string | undefined): { title: string; text: string } {
  return JSON.parse(json ?? '{}')
}
