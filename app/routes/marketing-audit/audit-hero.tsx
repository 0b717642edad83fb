import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import type { MarketingAuditContent } from './content.ts'

interface AuditHeroProps {
  words: Pick<MarketingAuditContent, 'kicker' | 'headline' | 'lead' | 'begin' | 'aside' | 'preparation'>
  /** The first question, where the work begins. */
  first: string
  /** Heads the printed page, where the page's header is missing. */
  brand: string
}

/** What the audit is, and what to have at hand. */
export function AuditHero({ words, first, brand }: AuditHeroProps) {
  return (
    <div className="audit-hero page-container grid items-end gap-x-16 gap-y-12 pt-10 pb-14 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <PageHeading
          content={{
            kicker: (
              <>
                {words.kicker}
                <span className="audit-print-only">{brand}</span>
              </>
            ),
            headline: words.headline,
          }}
        />
        <p className="mt-6 max-w-[36rem] text-lead text-soft">{words.lead}</p>
        <div className="audit-screen-only mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a href={`#${first}`} className="solid-button w-full py-3.5 sm:w-auto">
            {words.begin}
          </a>
          <p className="text-small text-soft">
            {words.aside.text}{' '}
            <a className="link" href="/book">
              {words.aside.label}
            </a>
          </p>
        </div>
      </div>
      <section aria-labelledby="before" className="card audit-screen-only">
        <Headline id="before" className="text-minor" text={words.preparation.heading} />
        <dl className="mt-3">
          {words.preparation.lines.map(({ label, text }) => (
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
