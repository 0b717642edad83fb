/** Polyfills for the oldest browsers we build for; `entry.client.ts` fetches them only there. */
export {}

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[commandfor]')) {
    const drawer = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('commandfor')}`)
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'show-modal') drawer?.showModal()
      else drawer?.close()
    })
  }
}

if (!('name' in HTMLDetailsElement.prototype)) {
  const nameOf = (item: HTMLDetailsElement) => item.getAttribute('name')
  // The event does not bubble; it can be caught on its way down.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !nameOf(target)) return
      for (const item of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        if (item !== target && nameOf(item) === nameOf(target)) item.open = false
      }
    },
    true,
  )
}

if (!CSS.supports('anchor-name: --a')) {
  for (const panel of document.querySelectorAll<HTMLElement>('.menu-panel')) {
    panel.addEventListener('beforetoggle', () => placeBelow(panel, panel.previousElementSibling))
  }
}

/** Puts a panel under its button, and at least as far from the right edge as it is wide. */
function placeBelow(panel: HTMLElement, button: Element | null): void {
  if (!button) return
  const { left, bottom } = button.getBoundingClientRect()
  // An open popover is positioned in the page, not in the header, so the scroll offsets are added.
  panel.style.position = 'absolute'
  panel.style.inset = `${bottom + scrollY + 8}px auto auto min(${left + scrollX}px, 100vw - 16rem)`
}
