import { frame } from '../content/navigation.ts'

/**
 * Where short notices appear; `scripts/toasts.ts` writes them. Both lists are in the page from the start, so
 * that screen readers already listen to them: what went well waits for a pause, what failed is said at once.
 */
export function ToastRegion() {
  return (
    <section
      id="toasts"
      aria-label={frame.toasts.label}
      className="toasts"
      data-dismiss={frame.toasts.dismiss}
    >
      <div role="status" aria-live="polite" />
      <div role="alert" aria-live="assertive" />
    </section>
  )
}
