import { RelatedLinks } from '../../components/related-links.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessContent } from './content.schema.ts'

interface ClosingSearchProps {
  content: GoogleBusinessContent['closing']
  related: GoogleBusinessContent['related']
}

/** Closing CTA below a drawn search box, with the related services. */
export function ClosingSearch({ content, related }: ClosingSearchProps) {
  return (
    <Section tone="leaf" labelledBy="closing">
      <p aria-hidden="true" className="closing-field">
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          aria-hidden="true"
          className="shrink-0 fill-none stroke-current"
        >
          <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 6 6" strokeWidth="2" />
        </svg>
        {content.field}
      </p>
      <div className="mt-8 mb-16 grid items-center gap-x-16 gap-y-6 lg:grid-cols-[8fr_auto]">
        <div>
          <h2 id="closing" className="text-major">
            {content.headline}
          </h2>
          <p className="mt-3 max-w-[40rem] text-lead text-soft">{content.text}</p>
        </div>
        <CallToAction href="/book">{content.callToAction}</CallToAction>
      </div>
      <RelatedLinks content={related} />
    </Section>
  )
}
