import { HeroText } from '../../components/hero.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { specialtyLabels as labels, type Specialty } from '../../content/specialties/specialties.data.ts'

/** The head of the page like a journal article's: running head, title across the page, and facts in the margin. */
export function SpecialtyHero({ page, callToAction }: { page: Specialty; callToAction: string }) {
  return (
    <div className="page-container pt-5 pb-14 md:pt-8 md:pb-16">
      <p className="flex justify-between gap-x-2 max-sm:flex-col py-[0.6rem] border-y border-ink text-(length:--text-fine) leading-[1.3]">
        <span>{page.name}</span>
        <span>{labels.asOf}</span>
      </p>
      <div className="mt-7 grid gap-x-14 gap-y-10 md:mt-10 lg:grid-cols-[1fr_21rem]">
        <div>
          <HeroText
            content={{
              kicker: fillPlaceholders(labels.kicker, { practices: page.practices }),
              headline: page.headline,
              lead: page.lead,
              callToAction,
              smallPrint: labels.smallPrint,
            }}
          />
        </div>
        <section
          aria-labelledby="glance"
          className="border-t-2 border-evergreen pt-[0.9rem] lg:-mt-[0.4rem] lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-8"
        >
          <h2 id="glance" className="font-sans text-label font-semibold tracking-normal">
            {labels.glance}
          </h2>
          <dl className="sm:max-lg:columns-2 sm:max-lg:gap-x-10">
            {page.facts.map(({ term, value }) => (
              <div key={term} className="break-inside-avoid border-b border-rule py-[0.6rem] last:border-0">
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

/** Whether a claim is too long for one of the two columns: it then comes last, across both. */
const isLong = ({ claim }: Specialty['claims']['items'][number]) => claim.length > 300

const redlineLabel = 'mb-[0.3rem] block text-(length:--text-label) font-semibold'
const redlineText = 'font-serif text-[clamp(1.25rem,1.05rem+0.9vw,1.75rem)] leading-[1.3]'

/** What may be claimed: a refused sentence struck out beside its allowed wording, then claims with their sources. */
export function Claims({ content }: { content: Specialty['claims'] }) {
  return (
    <Section tone="leaf" labelledBy="claims">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
        <h2 id="claims" className="max-w-[12em] text-major">
          <NoBreak text={content.headline} />
        </h2>
        <p className="text-soft">{labels.counsel}</p>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-5 border border-rule bg-white p-[clamp(1.25rem,3vw,2rem)] max-sm:leading-[1.4] sm:grid-cols-[5fr_7fr]">
        <p>
          <b className={redlineLabel}>{labels.refused}</b>
          <del className={`struck ${redlineText}`}>
            <NoBreak text={content.struck} />
          </del>
          <span className="mt-3 block text-soft">{content.why}</span>
        </p>
        <p>
          <b className={redlineLabel}>{labels.allowed}</b>
          <ins className={`added ${redlineText}`}>
            <NoBreak text={content.allowed} />
          </ins>
        </p>
      </div>
      <ul className="mt-4 gap-x-12 sm:columns-2">
        {content.items
          .toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)))
          .map((item) => (
            <li
              key={item.claim}
              className={`check break-inside-avoid border-b border-rule py-3 max-sm:leading-[1.4] ${isLong(item) ? '[column-span:all]' : ''}`}
            >
              <NoBreak text={item.claim} />{' '}
              <TextLink
                link={{ label: item.source.name, href: item.source.address }}
                rel="noopener"
                className="text-label"
              />
            </li>
          ))}
      </ul>
    </Section>
  )
}

interface SheetSectionProps {
  id: string
  headline: string
  margin?: React.ReactNode
  tone?: 'leaf'
  children: React.ReactNode
}

/** A section of the page: its headline and notes in the margin column, its content beside them. */
export function SheetSection({ id, headline, margin, tone, children }: SheetSectionProps) {
  return (
    <section aria-labelledby={id} className={tone === 'leaf' ? 'border-y border-rule bg-leaf' : ''}>
      <div className="page-container" data-reveal="">
        <div
          className={`grid gap-x-16 gap-y-5 py-10 sm:max-lg:py-12 lg:grid-cols-[15rem_1fr] lg:py-18 ${tone ? '' : 'border-t border-ink [.bg-leaf+section_&]:border-t-0'}`}
        >
          <div>
            <h2 id={id} className="text-[1.75rem] leading-[1.12]">
              <NoBreak text={headline} />
            </h2>
            {margin ? <div className="mt-3 text-small text-soft">{margin}</div> : null}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  )
}
