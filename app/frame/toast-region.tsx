import { frame } from '../../words/frame.ts'

/** Where short notices appear. It is in the page from the start, so that screen readers already listen to it. */
export function ToastRegion() {
  return (
    <section id="toasts" aria-label={frame.toasts.label} className="fixed right-4 bottom-4 z-20">
      <div role="status" aria-live="polite" />
    </section>
  )
}
