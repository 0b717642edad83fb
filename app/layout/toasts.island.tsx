import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { IslandStyle } from '../islands/island-style.tsx'
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts'
import style from './toasts.css?url'

/** Time to read two sentences slowly, in milliseconds. */
const SHOWN_FOR = 10_000
const MAX_AT_ONCE = 3
const none: readonly ShownToast[] = []

export interface ToastsProps {
  label: string
  dismiss: string
}

/**
 * Where short messages appear. Both lists are in the page from the start, so that screen readers already listen to
 * them: what went well waits for a pause, what failed is announced at once.
 */
export default function Toasts({ label, dismiss }: ToastsProps) {
  const region = useRef<HTMLElement>(null)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  const isMoved = useKeptOffFocus(region, toasts)

  useEffect(() => {
    const [oldest] = toasts.filter(({ id }) => !isInUse(document.getElementById(`toast-${id}`)))
    if (toasts.length > MAX_AT_ONCE && oldest) dismissToast(oldest.id)
  }, [toasts])

  const list = (kind: ShownToast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <IslandStyle key={toast.id} href={style}>
          <ToastMessage toast={toast} dismissLabel={dismiss} />
        </IslandStyle>
      ))
  return (
    <section
      ref={region}
      id="toasts"
      aria-label={label}
      className="toasts"
      data-moved={isMoved ? '' : undefined}
    >
      <div role="status" aria-live="polite">
        {list('done')}
      </div>
      <div role="alert" aria-live="assertive">
        {list('failed')}
      </div>
    </section>
  )
}

/** One message. One that went well leaves by itself, but never while it is pointed at, focused or out of sight. */
function ToastMessage({ toast, dismissLabel }: { toast: ShownToast; dismissLabel: string }) {
  const element = useRef<HTMLDivElement>(null)
  const { id, kind, title, text, opener } = toast

  const close = useEffectEvent(() => {
    // The focus would fall to the top of the page: give it back to where the reader came from.
    if (element.current?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    dismissToast(id)
  })
  useEffect(() => {
    if (kind === 'failed') return
    const timer = setInterval(() => {
      if (!isInUse(element.current) && !document.hidden) close()
    }, SHOWN_FOR)
    return () => clearInterval(timer)
  }, [kind])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is in the message.
    <div
      ref={element}
      id={`toast-${id}`}
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

/** Whether the messages are moved to the other end of the screen, because they would cover the focused element. */
function useKeptOffFocus(
  region: React.RefObject<HTMLElement | null>,
  toasts: readonly ShownToast[],
): boolean {
  const [isMoved, setMoved] = useState(false)
  const isEmpty = toasts.length === 0
  useEffect(() => {
    if (isEmpty) return
    const look = () => {
      const focused = document.activeElement
      if (!region.current || !focused || focused === document.body || region.current.contains(focused)) return
      const [at, over] = [focused.getBoundingClientRect(), region.current.getBoundingClientRect()]
      const isUnder =
        at.top < over.bottom && at.bottom > over.top && at.left < over.right && at.right > over.left
      if (isUnder) setMoved((now) => !now)
    }
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [region, isEmpty])
  return isMoved
}

function isInUse(toast: Element | null): boolean {
  return toast?.matches(':hover, :focus-within') === true
}
