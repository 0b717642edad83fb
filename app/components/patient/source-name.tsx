import type { Source } from '../../content/patients/patients.ts'
import { TextLink } from '../ui/text-link.tsx'

/** A study's name as a link to its source, with journal and year. */
export function SourceName({ source }: { source: Source }) {
  return (
    <span className="block">
      <TextLink link={{ label: source.name, href: source.href }} className="font-semibold" />
      <span className="block text-label text-soft">{source.journal}</span>
    </span>
  )
}
