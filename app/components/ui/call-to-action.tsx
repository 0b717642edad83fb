interface CallToActionProps {
  href: string
  children: React.ReactNode
  /** `wide` fills the column on a phone; `slim` fits a header. */
  size?: 'wide' | 'slim'
  /** Saves the target under this name; a page script leads on to `next` afterwards. */
  download?: { as: string; next: string }
}

/** The one thing on a page that wears the signal colour. */
export function CallToAction({ href, children, size = 'wide', download }: CallToActionProps) {
  const measure = size === 'slim' ? 'min-h-11 px-4 py-2' : 'min-h-13 w-full px-6 py-3.5 sm:w-auto'
  return (
    <a
      href={href}
      download={download?.as}
      data-next={download?.next}
      className={`cta ${measure} inline-flex items-center justify-center text-center text-small font-semibold`}
    >
      {children}
    </a>
  )
}
