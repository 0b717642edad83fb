interface KickerProps {
  children: React.ReactNode
  className?: string
}

/** The short line above a page's headline that names its subject. */
export const Kicker = ({ children, className = 'text-soft' }: KickerProps) => (
  <p className={`mb-3 text-label ${className}`}>{children}</p>
)
