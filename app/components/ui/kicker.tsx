interface KickerProps {
  children: React.ReactNode
  className?: string
}

/** The short line above a headline that names its subject. */
export function Kicker({ children, className = 'text-soft' }: KickerProps) {
  return (
    <p
      className={`mb-4 flex items-center gap-3 text-fine before:h-px before:w-8 before:bg-current before:content-[''] ${className}`}
    >
      {children}
    </p>
  )
}
