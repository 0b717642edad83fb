interface CallToActionProps {
  href: string
  children: React.ReactNode
  /** `wide` fills the column on a phone; `slim` is for the header. */
  size?: 'wide' | 'slim'
  /** Downloads the target under this file name; a page script then navigates to `next`. */
  download?: { as: string; next: string }
}

/** The call to action: a link that looks like a button. */
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
