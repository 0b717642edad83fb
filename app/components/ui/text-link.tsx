export interface LinkContent {
  label: string
  href: string
}

interface TextLinkProps {
  link: LinkContent
  className?: string
}

/** A link in running text. */
export const TextLink = ({ link: { label, href }, className = '' }: TextLinkProps) => (
  <a className={`link ${className}`.trimEnd()} href={href}>
    {label}
  </a>
)

interface SourceLinkProps {
  source: { name: string; address: string }
  className?: string
}

/** Where a claim or a reason is from. */
export const SourceLink = ({ source: { name, address }, className = 'text-label' }: SourceLinkProps) => (
  <TextLink link={{ label: name, href: address }} className={className} />
)

/** A link from a section to the page with the details. */
export const MoreLink = ({ link, className = 'mt-3 md:mt-6' }: { link: LinkContent; className?: string }) => (
  <p className={className}>
    <TextLink link={link} />
  </p>
)
