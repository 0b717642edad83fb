import { type SamplePage, samples } from '../../content/promises/samples.data.ts'
import { CallToActionSection } from '../call-to-action-section.tsx'
import { PageHeading } from '../page-heading.tsx'
import { Paragraphs } from '../ui/texts.tsx'
import { SampleLinks } from './sample-links.tsx'

interface SampleDocumentProps {
  page: SamplePage
  /** Path of this sample, left out of the links to the others. */
  here: string
  title: React.ReactNode
  /** A list below the title. The samples without one are those that the pencil marks. */
  facts?: readonly { term: string; value: string }[]
  actions?: React.ReactNode
  children: React.ReactNode
}

/** A sample document on its sheet, between the page's headline and the links to the other samples. */
export function SampleDocument({ page, here, title, facts, actions, children }: SampleDocumentProps) {
  return (
    <>
      <header className="no-print page-container grid gap-x-16 gap-y-6 pt-12 pb-12 md:pt-18 md:pb-16 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <PageHeading
            content={{ kicker: samples.kicker, headline: page.headline }}
            className="max-w-headline-short text-display"
          />
        </div>
        <div>
          <p className="max-w-lead text-lead">{page.lead}</p>
          {actions}
        </div>
      </header>
      <div className="sample-desk border-y border-rule bg-leaf">
        <div className="page-container py-8 md:py-16">
          <article
            className="sample-sheet mx-auto max-w-264 border border-rule bg-white p-[clamp(1.5rem,5vw,4.5rem)] [box-shadow:7px_7px_0_-1px_var(--color-paper),7px_7px_0_0_var(--color-rule)] max-sm:-mx-2"
            aria-labelledby="sheet-title"
          >
            {/* Wraps in reverse, so that on a phone the stamp comes first; `end` is then the top. */}
            <div className="flex flex-wrap-reverse items-end justify-between gap-x-8 gap-y-5 border-b-2 border-ink pb-7">
              <div className="grow basis-96">
                <h2 id="sheet-title" className="text-heading leading-tight md:text-middle">
                  {title}
                </h2>
                <p className="mt-3 max-w-text text-small text-soft">{page.label}</p>
              </div>
              <Stamp className="px-3.5 py-0.5" />
            </div>
            {facts ? (
              <dl className="flex flex-wrap gap-x-12 gap-y-3 border-b border-rule py-4">
                {facts.map(({ term, value }) => (
                  <div key={term}>
                    <dt className="text-(length:--text-label) text-soft">{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {children}
          </article>
        </div>
      </div>
      <SampleLinks here={here} />
      <div className="no-print">
        <CallToActionSection text={page.closing.text} label={page.closing.label} />
      </div>
    </>
  )
}

/** A note in the document's margin. */
export function MarginNote({ label, children }: { label?: string | undefined; children: React.ReactNode }) {
  return (
    <div role="note" className="margin-note text-small">
      {label ? <p className="font-semibold text-evergreen">{label}</p> : null}
      {children}
    </div>
  )
}

/** Lines to sign on, side by side. */
export function Signatures({ parties, lines }: { parties: readonly string[]; lines: readonly string[] }) {
  return (
    <div className="mt-10 grid gap-x-14 gap-y-10 sm:grid-cols-2 print:mt-5 print:grid-cols-2">
      {parties.map((party) => (
        <div key={party}>
          <p className="font-semibold">{party}</p>
          <Paragraphs
            texts={lines}
            className="mt-10.5 border-t border-ink pt-1 text-(length:--text-label) text-soft"
          />
        </div>
      ))}
    </div>
  )
}

/** “Sample”, stamped on what is filled in for a made-up practice. */
export const Stamp = ({ className }: { className: string }) => (
  <p
    className={`-rotate-4 rounded-xs border-2 font-semibold tracking-widest text-evergreen uppercase ${className}`}
  >
    {samples.stamp}
  </p>
)
