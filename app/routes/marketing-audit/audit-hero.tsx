import type { MarketingAuditWords } from './content.schema.ts'

interface AuditHeroProps {
  words: Pick<MarketingAuditWords, 'kicker' | 'headline' | 'lead' | 'begin' | 'aside' | 'preparation'>
  /** The first question, where the work begins. */
  first: string
  /** Heads the printed page, where the page's header is missing. */
  brand: string
}

/** What the audit is, and what to have at hand. */
export function AuditHero({ words, first, brand }: AuditHeroProps) {
  return (
    <div className="audit-hero mx-auto grid max-w-[74rem] items-end gap-x-16 gap-y-12 px-5 pt-10 pb-14 md:px-10 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <p className="mb-4 flex items-center gap-3 text-fine text-soft before:h-px before:w-8 before:bg-current before:content-['']">
          {words.kicker}
          <span className="audit-print-only">{brand}</span>
        </p>
        <h1 className="text-display">
          {words.headline.plain} <em className="text-evergreen">{words.headline.turn}</em>
        </h1>
        <p className="mt-6 max-w-[36rem] text-lead text-soft">{words.lead}</p>
        <div className="audit-screen-only mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a
            href={`#${first}`}
            className="inline-flex min-h-13 w-full items-center justify-center border border-transparent bg-evergreen px-6 py-3.5 text-small font-semibold text-paper hover:bg-night sm:w-auto"
          >
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
      <section aria-labelledby="before" className="sheet audit-screen-only">
        <h2 id="before" className="text-minor">
          {words.preparation.heading}
        </h2>
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
