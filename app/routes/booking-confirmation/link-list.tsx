/** Links under a heading, each on a line of its own. */
export function LinkList({ heading, links }: { heading: string; links: [label: string, href: string][] }) {
  return (
    <div>
      <h2 className="font-sans text-small font-semibold tracking-normal">{heading}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={label}>
            <a className="link inline-flex min-h-11 items-center" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
