/** A notice in the corner. `failed` is announced at once and stays until it is dismissed. */
export interface Toast {
  kind: 'done' | 'failed'
  title: string
  text: string
}

/** Time to read two sentences slowly, in milliseconds. */
const SHOWN_FOR = 10_000
const MOST_AT_ONCE = 3

/** Shows and announces a notice. One that went well leaves by itself, but never while it is pointed at or focused. */
export function showToast({ kind, title, text }: Toast): void {
  const region = document.getElementById('toasts')
  const list = region?.querySelector(kind === 'failed' ? '[role="alert"]' : '[role="status"]')
  if (!region || !list) return

  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.dataset.kind = kind
  const lines = [title, text].map((line) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    return paragraph
  })
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = region.dataset.dismiss ?? ''
  button.setAttribute('aria-label', `${button.textContent}: ${title}`)
  toast.append(...lines, button)

  const before = document.activeElement
  const dismiss = () => {
    const hadFocus = toast.contains(document.activeElement)
    toast.remove()
    // The focus would fall to the top of the page: give it back to where the reader came from.
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus()
  }
  button.addEventListener('click', dismiss)
  toast.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dismiss()
  })
  list.append(toast)
  keepOffFocus()
  document.addEventListener('focusin', keepOffFocus)
  const crowd = [...region.querySelectorAll('.toast')].filter((one) => !isInUse(one))
  for (const old of crowd.slice(0, Math.max(0, crowd.length - MOST_AT_ONCE))) old.remove()
  if (kind === 'done') leaveWhenUnused(toast, dismiss)
}

/** Moves the notices to the other end of the screen when they lie over what has the focus. */
function keepOffFocus(): void {
  const region = document.getElementById('toasts')
  const focused = document.activeElement
  if (!region || !focused || focused === document.body || region.contains(focused)) return
  const [at, over] = [focused.getBoundingClientRect(), region.getBoundingClientRect()]
  const isUnder = at.top < over.bottom && at.bottom > over.top && at.left < over.right && at.right > over.left
  if (isUnder) region.toggleAttribute('data-moved')
}

function isInUse(toast: Element): boolean {
  return toast.matches(':hover, :focus-within')
}

function leaveWhenUnused(toast: Element, dismiss: () => void): void {
  setTimeout(() => {
    if (isInUse(toast) || document.hidden) leaveWhenUnused(toast, dismiss)
    else dismiss()
  }, SHOWN_FOR)
}
