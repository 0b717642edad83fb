import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { IslandStyle } from '../islands/island-style.tsx'
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts'
import style from './toasts.css?url'

/** Time to read two sentences slowly, in milliseconds. */
const SHOWN_FOR = 10_000

export interface ToastsProps {
  label: string
  dismiss: string
}

/**
 * Where short messages appear. Both regions are in the page from the start, so that screen readers already listen to
 * them: what went well waits for a pause, what failed is announced at once.
 */
export default function Toasts({ label, dismiss }: ToastsProps) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null)
  const message = toast && (
    <IslandStyle href={style}>
      <ToastMessage key={toast.id} toast={toast} dismissLabel={dismiss} />
    </IslandStyle>
  )
  return (
    <section id="toasts" aria-label={label} className="toasts">
      <div role="status" aria-live="polite">
        {toast?.kind === 'done' ? message : null}
      </div>
      <div role="alert" aria-live="assertive">
        {toast?.kind === 'failed' ? message : null}
      </div>
    </section>
  )
}

/** One message. One that went well leaves by itself, but never while it is pointed at, focused or out of sight. */
function ToastMessage({ toast, dismissLabel }: { toast: ShownToast; dismissLabel: string }) {
  const element = useRef<HTMLDivElement>(null)
  const { kind, title, text, opener } = toast

  const close = useEffectEvent(() => {
    // The focus would fall to the top of the page: give it back to where the reader came from.
    if (element.current?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    dismissToast()
  })
  useEffect(() => {
    if (kind === 'failed') return
    const timer = setInterval(() => {
      if (!element.current?.matches(':hover, :focus-within') && !document.hidden) close()
    }, SHOWN_FOR)
    return () => clearInterval(timer)
  }, [kind])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is in the message.
    <div
      ref={element}
      className="toast"
      data-kind={kind}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <p>{title}</p>
      <p>{text}</p>
      <button type="button" aria-label={`${dismissLabel}: ${title}`} onClick={() => close()}>
        {dismissLabel}
      </button>
    </div>
  )
}
