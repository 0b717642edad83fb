import { CardTable } from '../../components/ui/card-table.tsx'
import type { Specialty } from '../../content/specialty.schema.ts'
import type { SpecialtyLabels } from '../../content/specialty-pages.ts'
import { SheetSection } from './sheet-section.tsx'

interface PlatformsProps {
  rows: Specialty['platforms']
  labels: SpecialtyLabels
}

/** What each platform refuses, and what runs in its place. */
export function Platforms({ rows, labels }: PlatformsProps) {
  const { kicker, headline, columns, note } = labels.platforms
  return (
    <SheetSection id="platforms" kicker={kicker} headline={headline} margin={<p>{note}</p>}>
      <CardTable
        look="entries"
        className="mt-0"
        columns={columns.map((label) => ({ label }))}
        rows={rows.map(({ name, rule, alternative, source }) => [
          name,
          <>
            {rule}{' '}
            {source ? (
              <a className="link text-label" href={source.url} rel="noopener">
                {source.name}
              </a>
            ) : null}
          </>,
          alternative,
        ])}
      />
    </SheetSection>
  )
}
