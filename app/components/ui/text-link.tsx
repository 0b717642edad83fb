export interface LinkContent {
  label: string
  href: string
}

/** A link in running text. */
export const TextLink = ({ link, className = '' }: { link: LinkContent; className?: string }) => (
  <a className={`link ${className}`.trimEnd()} href={link.href}>
    {link.label}
  </a>
)

/** The way from a section to the page that tells the rest. */
export const MoreLink = ({ link, className = 'mt-3 md:mt-6' }: { link: LinkContent; className?: string }) => (
  <p className={className}>
    <TextLink link={link} />
  </p>
)
