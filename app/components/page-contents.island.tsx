import { useCurrentSection } from './use-current-section.ts'

export interface PageContentsProps {
  label: string
  sections: readonly { id: string; heading: string }[]
}

/** A page's table of contents, which marks the section being read; before React wakes these are links. */
export default function PageContents({ label, sections }: PageContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id))
  return (
    <nav id="contents" aria-label={label} className="page-contents">
      <p className="page-contents-label">{label}</p>
      <ol>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span className="page-contents-number">{index + 1}</span>
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
