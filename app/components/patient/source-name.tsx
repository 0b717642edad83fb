import type { Source } from '../../content/patients/clinic-evidence.ts'

/** A study's name as a link to its source, with journal and year. */
export function SourceName({ source }: { source: Source }) {
  return (
    <span className="block">
      <a className="link font-semibold" href={source.href}>
        {source.name}
      </a>
      <span className="block text-label text-soft">{source.journal}</span>
    </span>
  )
}
