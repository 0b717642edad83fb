interface CallToActionProps extends React.ComponentProps<'a'> {
  /** `wide` fills the column on a phone; `slim` fits a header. */
  size?: 'wide' | 'slim'
}

/** A link as the call to action, the only element of a page in the signal color: books the call, unless it has another address. One to a place on the page is outlined. */
export const CallToAction = ({
  size = 'wide',
  href = '/book',
  className = '',
  ...link
}: CallToActionProps) => (
  <a
    {...link}
    href={href}
    className={`${href.startsWith('#') ? 'secondary-button' : 'cta'} cta-${size} ${className}`.trimEnd()}
  />
)
