/**
 * The drawer is a dialog that its button opens by HTML alone. This closes it when one of its links is clicked,
 * which matters for anchors on the same page.
 */
export function watchDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('dialog.drawer')
  if (!drawer) return
  drawer.addEventListener('click', (event) => {
    const target = event.target as Element
    // A click on the backdrop lands on the dialog itself; one on its content lands deeper.
    if (target === drawer || target.closest('a')) drawer.close()
  })
  // Back from the cache of the previous page: the drawer would still stand open.
  addEventListener('pagehide', () => drawer.close())
}
