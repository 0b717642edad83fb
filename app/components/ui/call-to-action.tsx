interface CallToActionProps extends React.ComponentProps<'a'> {
  href: string
  /** `wide` fills the column on a phone; `slim` fits a header. */
  size?: 'wide' | 'slim'
}

/** A link as the call to action: the only element of a page in the signal color. One to a place on the page is outlined. */
export const CallToAction = ({ size = 'wide', ...link }: CallToActionProps) => (
  <a {...link} className={`${link.href.startsWith('#') ? 'secondary-button' : 'cta'} cta-${size}`} />
)
