import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from '../../content/traffic.schema.ts'

const MONTHS = 12

interface GrowingLibraryProps {
  content: SeoContent['timeline']
  articlesPerMonth: { readonly from: number; readonly to: number }
  /** Months in which search usually begins to compound. */
  compounds: { readonly from: number; readonly to: number }
}

/** Chart of the first year: the number of articles, growing at a constant rate. */
export function GrowingLibrary({ content, articlesPerMonth, compounds }: GrowingLibraryProps) {
  const most = articlesPerMonth.to * MONTHS
  const share = (articles: number) => `${((articles / most) * 100).toFixed(1)}%`
  return (
    <Section labelledBy="timeline">
      <Heading id="timeline" lead={content.lead} content={content} />
      <figure className="mt-10">
        <div className="border border-rule bg-white px-4 pt-4 pb-2 sm:px-7 sm:pt-6">
          <p className="text-small font-semibold">{content.chartTitle}</p>
          <div role="img" aria-label={content.description} className="library mt-4">
            {Array.from({ length: MONTHS }, (_, index) => index + 1).map((month) => (
              <div
                key={month}
                className={month >= compounds.from && month <= compounds.to ? 'library-compounds' : ''}
              >
                <span className="library-most" style={{ height: share(articlesPerMonth.to * month) }}>
                  <span
                    style={{ height: `${((articlesPerMonth.from / articlesPerMonth.to) * 100).toFixed(1)}%` }}
                  />
                </span>
                {month % 6 === 0 || month === 2 ? (
                  <span className="library-count" style={{ bottom: share(articlesPerMonth.to * month) }}>
                    {articlesPerMonth.from * month}-{articlesPerMonth.to * month}
                  </span>
                ) : null}
              </div>
            ))}
          </div>
          <div
            aria-hidden="true"
            className="grid border-t-2 border-ink text-fine text-soft tabular-nums"
            style={{ gridTemplateColumns: `repeat(${MONTHS}, minmax(0, 1fr))` }}
          >
            {Array.from({ length: MONTHS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a month is its index.
              <span key={index} className="py-1.5 text-center">
                {index + 1}
              </span>
            ))}
          </div>
        </div>
        <figcaption className="mt-3 text-fine text-soft">{content.note}</figcaption>
      </figure>
      <ol className="library-steps mt-10">
        {content.steps.map((step) => (
          <li key={step.when} className="border-l-2 border-evergreen pr-4 pb-7 pl-5 sm:pl-6">
            <p className="text-fine text-soft tabular-nums">{step.when}</p>
            <h3 className="mt-0.5 text-minor">{step.title}</h3>
            <p className="mt-2 text-small text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
