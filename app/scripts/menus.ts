/** Closes an open menu when the focus has moved on past it, which the browser leaves open until Esc or a click. */
export function watchMenus(): void {
  // Without popovers the style opens the panels.
  if (!('popover' in HTMLElement.prototype)) return
  for (const panel of document.querySelectorAll<HTMLElement>('.menu-panel')) {
    panel.addEventListener('focusout', ({ relatedTarget }) => {
      const button = panel.previousElementSibling
      if (relatedTarget instanceof Node && relatedTarget !== button && !panel.contains(relatedTarget))
        panel.hidePopover()
    })
  }
}
