interface CallToActionProps extends React.ComponentProps<'a'> {
  href: string
  /** `wide` fills the column on a phone; `slim` fits a header. */
  size?: 'wide' | 'slim'
}

/** The one thing on a page that wears the signal color. */
export const CallToAction = ({ size = 'wide', ...link }: CallToActionProps) => (
  <a {...link} className={`cta cta-${size}`} />
)
