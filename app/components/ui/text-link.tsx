export interface LinkContent {
  label: string
  href: string
}

interface TextLinkProps {
  link: LinkContent
  className?: string
  rel?: string
}

/** A link in running text. */
export const TextLink = ({ link: { label, href }, className = '', rel }: TextLinkProps) => (
  <a className={`link ${className}`.trimEnd()} href={href} rel={rel}>
    {label}
  </a>
)

/** A link from a section to the page with the details. */
export const MoreLink = ({ link, className = 'mt-3 md:mt-6' }: { link: LinkContent; className?: string }) => (
  <p className={className}>
    <TextLink link={link} />
  </p>
)
