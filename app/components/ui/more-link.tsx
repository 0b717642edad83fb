interface MoreLinkProps {
  link: { label: string; href: string }
  className?: string
}

/** The way from a section to the page that tells the rest. */
export function MoreLink({ link, className = 'mt-3 md:mt-6' }: MoreLinkProps) {
  return (
    <p className={className}>
      <a className="link" href={link.href}>
        {link.label}
      </a>
    </p>
  )
}
