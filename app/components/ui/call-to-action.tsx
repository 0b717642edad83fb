interface CallToActionProps extends React.ComponentProps<'a'> {
  href: string
  /** `wide` fills the column on a phone; `slim` fits a header. */
  size?: 'wide' | 'slim'
}

/** The one thing on a page that wears the signal color. */
export function CallToAction({ size = 'wide', children, ...link }: CallToActionProps) {
  const measure = size === 'slim' ? 'min-h-11 px-4 py-2' : 'min-h-13 w-full px-6 py-3.5 sm:w-auto'
  return (
    <a
      {...link}
      className={`cta ${measure} inline-flex items-center justify-center text-center text-small font-semibold`}
    >
      {children}
    </a>
  )
}
