import { PageHeading } from '../../components/page-heading.tsx'
import type { MarketingAuditContent } from './content.schema.ts'

interface AuditHeroProps {
  content: Pick<MarketingAuditContent, 'kicker' | 'headline' | 'lead' | 'begin' | 'aside' | 'slip'>
  /** Id of the first question. */
  first: string
  /** Shown in print, where the page's header is missing. */
  brand: string
}

/** Hero: what the audit is and what to have at hand. */
export function AuditHero({ content, first, brand }: AuditHeroProps) {
  return (
    <div className="audit-opening page-container grid items-end gap-x-16 gap-y-12 pt-10 pb-14 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <PageHeading
          content={{
            kicker: (
              <>
                {content.kicker}
                <span className="audit-paper">{brand}</span>
              </>
            ),
            headline: content.headline,
          }}
        />
        <p className="mt-6 max-w-[36rem] text-lead text-soft">{content.lead}</p>
        <div className="audit-screen mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a href={`#${first}`} className="solid-button w-full py-3.5 sm:w-auto">
            {content.begin}
          </a>
          <p className="text-small text-soft">
            {content.aside.text}{' '}
            <a className="link" href="/book">
              {content.aside.label}
            </a>
          </p>
        </div>
      </div>
      <section aria-labelledby="before" className="card audit-screen">
        <h2 id="before" className="text-minor">
          {content.slip.heading}
        </h2>
        <dl className="mt-3">
          {content.slip.lines.map(({ label, text }) => (
            <div
              key={label}
              className="grid gap-x-5 border-t border-rule py-3 text-small sm:grid-cols-[6.5rem_1fr]"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
