/**
 * Where one item of an accordion is open at a time, the one above closes when the next opens, and what was just
 * opened moves up past the edge of the screen. This brings it back into sight.
 */
export function keepOpenedInSight(): void {
  // The event does not bubble; it can be caught on its way down.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const summary = document.activeElement
      if (target instanceof HTMLDetailsElement && target.open && summary?.parentElement === target)
        summary.scrollIntoView({ block: 'nearest' })
    },
    true,
  )
}

/** The drawer is a dialog that its button opens by HTML alone. This closes it by a click beside it, and by a link to a place on the page. */
export function watchDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('dialog.drawer')
  if (!drawer) return
  const toPlaces = [...drawer.querySelectorAll('a[href*="?#"]')]
  for (const link of toPlaces) link.setAttribute('href', link.getAttribute('href')?.replace('?#', '#') ?? '')
  drawer.addEventListener('click', ({ target }) => {
    // A click on the backdrop lands on the dialog itself; one on its content lands deeper.
    if (target === drawer || toPlaces.includes(target as Element)) drawer.close()
  })
  // Otherwise the drawer would still be open when the page returns from the back/forward cache.
  addEventListener('pagehide', () => drawer.close())
}

/** Closes an open menu when a link in it is clicked or the focus leaves it, because the browser does neither. */
export function watchMenus(): void {
  // Without popovers the style opens the panels.
  if (!('popover' in HTMLElement.prototype)) return
  for (const panel of document.querySelectorAll<HTMLElement>('.menu-panel')) {
    panel.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) panel.hidePopover()
    })
    panel.addEventListener('focusout', ({ relatedTarget }) => {
      const button = panel.previousElementSibling
      if (relatedTarget instanceof Node && relatedTarget !== button && !panel.contains(relatedTarget))
        panel.hidePopover()
    })
  }
}
