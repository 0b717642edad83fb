interface PageContentsProps {
  label: string
  sections: readonly { id: string; heading: string }[]
}

/** A page's table of contents. scripts/scroll-spy.ts marks the section being read. */
export function PageContents({ label, sections }: PageContentsProps) {
  return (
    <nav id="contents" aria-label={label} className="page-contents" data-contents>
      <p className="page-contents-label">{label}</p>
      <ol>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              <span className="page-contents-number">{index + 1}</span>
              <span>{section.heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Bar at the bottom of a phone's screen: names the section being read and links to the contents. Shown by script. */
export function ReadingPlace({ label }: { label: string }) {
  return (
    <a href="#contents" className="reading-place no-print" data-reading-place hidden>
      <span data-heading />
      <span className="reading-place-back">
        <span aria-hidden="true">↑</span> {label}
      </span>
    </a>
  )
}
