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
