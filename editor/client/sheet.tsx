import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface SheetProps {
  title: string
  /** The button that ends it, also by Ctrl+Enter. */
  done: { label: string; act(): void; isOff?: boolean }
  fault: string
  onClose(): void
  children: ReactNode
}

/** A panel beside the page; on a phone, over its lower part. Escape closes it. */
export function Sheet({ title, done, fault, onClose, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) done.act()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className="sheet" aria-label={title} onKeyDown={onKeyDown}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="content">{children}</div>
      <footer>
        <p role="alert" className="fault">
          {fault}
        </p>
        <button type="button" className="done" onClick={done.act} disabled={done.isOff} title="Ctrl+Enter">
          {done.label}
        </button>
        <button type="button" className="quiet" onClick={onClose} title="Esc">
          Cancel
        </button>
      </footer>
    </section>
  )
}
