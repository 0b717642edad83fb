import { BookCall } from '../../components/book-call.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import type { Specialty } from '../../content/site/specialty.schema.ts'
import {
  specialtyLabels as labels,
  type SpecialtyLabels,
  type SpecialtyPage,
  specialtyPages,
} from '../../content/site/specialty-pages.ts'

/** The head of the page like a journal article's: running head, title across the page, and facts in the margin. */
export function SpecialtyHero({ page, callToAction }: { page: SpecialtyPage; callToAction: string }) {
  const number = specialtyPages.findIndex(({ path }) => path === page.path) + 1
  return (
    <div className="page-container pt-5 pb-14 md:pt-8 md:pb-16">
      <p className="flex justify-between gap-4 py-[0.6rem] border-y border-ink text-(length:--text-fine) leading-[1.3]">
        <span>{labels.place(number, specialtyPages.length)}</span>
        <span className="max-sm:hidden">{page.name}</span>
        <span>{labels.asOf}</span>
      </p>
      <div className="mt-7 grid gap-x-14 gap-y-10 md:mt-10 lg:grid-cols-[1fr_21rem]">
        <div>
          <PageHeading content={{ kicker: labels.kicker(page.practices), headline: page.headline }} />
          <p className="mt-6 max-w-[36rem] text-lead text-soft">{page.lead}</p>
          <BookCall className="mt-7" label={callToAction} />
          <p className="mt-4 max-w-[32rem] text-small text-soft">{labels.smallPrint}</p>
        </div>
        <section aria-labelledby="glance" className="glance">
          <h2 id="glance" className="font-sans text-label font-semibold tracking-normal">
            {labels.glance}
          </h2>
          <dl>
            {page.facts.map(({ term, value }) => (
              <div key={term}>
                <dt className="text-label text-soft">{term}</dt>
                <dd className="text-small">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}

/** What may be claimed: a refused sentence struck out above its allowed wording, then claims with their sources. */
export function Claims({ content, labels }: { content: Specialty['claims']; labels: SpecialtyLabels }) {
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
        <p className="pt-4 border-t border-rule text-soft">{content.why}</p>
      </div>
      <ul className="mt-4">
        {content.items.map(({ claim, source }) => (
          <li key={claim} className="check border-b border-rule py-4 last:border-0">
            {claim}
            <span className="mt-1 block text-label text-soft">
              {labels.source} <TextLink link={{ label: source.name, href: source.url }} rel="noopener" />
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

interface SheetSectionProps {
  id: string
  kicker: string
  headline: string
  margin?: React.ReactNode
  tone?: 'leaf'
  children: React.ReactNode
}

/** A section of the page: its headline and notes in the margin column, its content beside them. */
export function SheetSection({ id, kicker, headline, margin, tone, children }: SheetSectionProps) {
  return (
    <section aria-labelledby={id} className={tone === 'leaf' ? 'border-y border-rule bg-leaf' : ''}>
      <div className="page-container" data-reveal="">
        <div className={`sheet ${tone ? '' : 'sheet-ruled'}`}>
          <div>
            <p className="text-label text-soft">{kicker}</p>
            <Headline id={id} className="mt-2 text-[1.75rem] leading-[1.12]" text={headline} />
            {margin ? <div className="mt-4 space-y-3 text-small text-soft">{margin}</div> : null}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  )
}
