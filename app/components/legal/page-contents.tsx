interface PageContentsProps {
  label: string
  sections: readonly { id: string; heading: string }[]
}

/** A page's table of contents: folded on a phone, beside the text on a wide page. */
export function PageContents({ label, sections }: PageContentsProps) {
  return (
    <nav id="contents" aria-label={label} className="page-contents">
      <p className="fold-label">{label}</p>
      <details className="fold">
        <summary className="disclosure">{label}</summary>
        <ol>
          {sections.map(({ id, heading }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="page-contents-number">{index + 1}.</span> <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
