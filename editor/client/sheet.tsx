import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface SheetProps {
  title: string
  onClose(): void
  /** Ctrl+Enter. */
  onSave?: (() => void) | undefined
  children: ReactNode
}

/** A panel beside the page; on a phone, over its lower part. Escape closes it. */
export function Sheet({ title, onClose, onSave, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave?.()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className="sheet" aria-label={title} onKeyDown={onKeyDown}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="quiet" onClick={onClose}>
          Close
        </button>
      </header>
      {children}
    </section>
  )
}
