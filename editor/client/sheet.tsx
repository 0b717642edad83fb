import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { inOwnersWords } from '../titles.ts'

interface SheetProps {
  title: string
  /** The button that completes it, also by Ctrl+Enter. */
  done?: { label: string; act(): void; isOff?: boolean }
  fault: string
  onClose(): void
  children: ReactNode
}

/** A panel beside the page; on a phone, over its lower part. Escape closes it and restores the focus. */
export function Sheet({ title, done, fault, onClose, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const within = heading.current?.getRootNode() as ShadowRoot | undefined
    const before = (within?.activeElement ?? document.activeElement) as HTMLElement | null
    heading.current?.focus()
    return () => before?.focus()
  }, [])
  // Listens to the whole page, because a button loses the focus when it is disabled.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) done?.act()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  return (
    <section className="sheet" aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="content">{children}</div>
      <footer>
        <p role="alert" className="fault">
          {inOwnersWords(fault)}
        </p>
        {done && (
          <button type="button" className="done" onClick={done.act} disabled={done.isOff} title="Ctrl+Enter">
            {done.label}
          </button>
        )}
        <button type="button" className="quiet" onClick={onClose} title="Esc">
          {done ? 'Cancel' : 'Close'}
        </button>
      </footer>
    </section>
  )
}
