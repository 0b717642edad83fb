interface KickerProps {
  children: React.ReactNode
  /** Its color; `text-soft` on light grounds. */
  className?: string
}

/** A short rule and the subject of what follows, above a headline. */
export function Kicker({ children, className = 'text-soft' }: KickerProps) {
  return (
    <p
      className={`mb-4 flex items-center gap-3 text-fine before:h-px before:w-8 before:bg-current before:content-[''] ${className}`}
    >
      {children}
    </p>
  )
}
