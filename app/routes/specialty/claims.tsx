import type { Specialty } from '../../content/specialty.schema.ts'
import type { SpecialtyLabels } from '../../content/specialty-pages.ts'
import { SheetSection } from './sheet-section.tsx'

interface ClaimsProps {
  content: Specialty['claims']
  labels: SpecialtyLabels
}

/** What may be claimed: a refused sentence struck out above its allowed wording, then claims with their sources. */
export function Claims({ content, labels }: ClaimsProps) {
  return (
    <SheetSection
      id="claims"
      kicker={labels.claims}
      headline={content.headline}
      margin={
        <>
          <p>{labels.asOf}.</p>
          <p>{labels.counsel}</p>
        </>
      }
    >
      <div className="redline">
        <p>
          <b>{labels.refused}</b>
          <del>{content.struck}</del>
        </p>
        <p>
          <b>{labels.allowed}</b>
          <ins>{content.allowed}</ins>
        </p>
        <p className="redline-why">{content.why}</p>
      </div>
      <ul className="mt-4">
        {content.items.map(({ claim, source }) => (
          <li key={claim} className="check border-b border-rule py-4 last:border-0">
            {claim}
            <span className="mt-1 block text-label text-soft">
              {labels.source}{' '}
              <a className="link" href={source.url} rel="noopener">
                {source.name}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
