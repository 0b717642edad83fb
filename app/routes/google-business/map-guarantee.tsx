import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessContent } from './content.schema.ts'

interface MapGuaranteeProps {
  content: GoogleBusinessContent['guarantee']
  places: number
}

/** The map-pack guarantee: the places as pins, the promise with its remedy, and the terms. */
export function MapGuarantee({ content, places }: MapGuaranteeProps) {
  return (
    <Section tone="evergreen" labelledBy="guarantee">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[6fr_6fr]">
        <div>
          <h2 id="guarantee" className="max-w-[11em] text-major">
            {content.headline}
          </h2>
          <p className="mt-5 max-w-[34rem] text-lead text-paper/90">{content.promise}</p>
          <p aria-hidden="true" className="mt-8 flex items-end gap-4 text-label max-sm:hidden">
            {Array.from({ length: places }, (_, index) => index + 1).map((place) => (
              <span key={place} className="guarantee-pin">
                {place}
              </span>
            ))}
            <span className="pb-5">{content.placesLabel}</span>
          </p>
        </div>
        <div>
          <dl className="border-b border-white/25">
            {content.terms.map((term) => (
              <div key={term.term} className="border-t border-white/25 py-4.5">
                <dt className="font-serif text-minor">{term.term}</dt>
                <dd className="mt-1 text-paper/90">{term.meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6">
            <a className="link" href={content.link.href}>
              {content.link.label}
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
