import type { PageContentsProps } from './page-contents.island.tsx'
import { useCurrentSection } from './use-current-section.ts'

/** On a phone, the section being read, at the foot of the screen; it leads up to the contents. */
export default function ReadingPlace({ label, sections }: PageContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id))
  const index = sections.findIndex(({ id }) => id === current)
  return (
    <a href="#contents" className="reading-place no-print" hidden={index < 0}>
      <span className="reading-place-heading">
        {index < 0 ? null : `${index + 1} ${sections[index]?.heading}`}
      </span>
      <span className="reading-place-back">
        <span aria-hidden="true">↑</span> {label}
      </span>
    </a>
  )
}
