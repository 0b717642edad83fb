import { AreaSection } from '../../components/area/area-section.tsx'
import { BookCall } from '../../components/book-call.tsx'
import { HeroText } from '../../components/hero.tsx'
import { Proof } from '../../components/proof/proof.tsx'
import { SampleThumbnails } from '../../components/samples/sample-links.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, ListItems } from '../../components/ui/texts.tsx'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { whyChooseUs } from './content.data.ts'

export const meta = () => whyChooseUs.meta

export function Page() {
  return (
    <>
      <SplitHero content={whyChooseUs.hero} />
      <BelowHero
        content={whyChooseUs}
        sections={{
          reasons: <Reasons content={whyChooseUs.reasons} />,
          area: <AreaSection />,
          proof: <Proof />,
          comparison: <ComparisonTable content={whyChooseUs.comparison} />,
          samples: <SampleDocuments content={whyChooseUs.samples} />,
        }}
      />
      <GuaranteeSummary content={whyChooseUs.guarantee} />
      <AgencyQuestions content={whyChooseUs.questions} />
    </>
  )
}

/** Hero in two columns: headline, lead and CTA, beside the contract lengths. */
function SplitHero({ content }: { content: typeof whyChooseUs.hero }) {
  return (
    <div className="page-container grid items-center gap-x-16 gap-y-12 pt-10 pb-16 md:pt-16 md:pb-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <HeroText content={content} className="max-w-[10em] text-display" />
      </div>
      <ContractLengthChart content={whyChooseUs.contractLengths} />
    </div>
  )
}

/** Reasons, each with how to check it; the first one spans both columns. */
function Reasons({ content }: { content: typeof whyChooseUs.reasons }) {
  return (
    <Section tone="leaf" labelledBy="reasons">
      <Heading id="reasons" lead={content.lead} content={content} />
      <ol className="mt-12 grid gap-x-16 border-t-2 border-ink sm:grid-cols-2">
        {content.items.map(({ title, text, check }, index) => (
          <li
            key={title}
            className={`border-b border-rule py-7 ${index === 0 ? 'sm:col-span-2 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-x-16' : ''}`}
          >
            <h3
              className={`grid grid-cols-[auto_1fr] ${index === 0 ? 'text-[2.25rem] leading-tight' : 'text-minor'}`}
            >
              <ItemNumber className="mr-3 text-evergreen tabular" number={index + 1} />
              <span>
                <NoBreak text={title} />
              </span>
            </h3>
            <div className="mt-2">
              <p className={index === 0 ? 'text-lead' : 'text-soft'}>{text}</p>
              <p className="mt-2 text-small">
                <b className="font-semibold text-evergreen">{content.checkLabel}</b> {check}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Compares us with a typical agency. */
function ComparisonTable({ content }: { content: typeof whyChooseUs.comparison }) {
  const { labels } = content
  return (
    <Section labelledBy="comparison">
      <Heading id="comparison" lead={content.lead} content={content} />
      <CardTable
        caption={content.caption}
        columns={[
          labels.feature,
          { label: labels.us, className: 'font-semibold text-evergreen' },
          labels.them,
          { label: labels.detail, className: 'text-small text-soft', bare: true },
        ]}
        rows={content.rows.map(({ feature, us, them, detail }) => [feature, us, them, detail])}
      />
      <p className="mt-6 max-w-[44rem] text-soft">{content.note}</p>
    </Section>
  )
}

/** Contract lengths as bars on one scale; each is also stated as text. */
function ContractLengthChart({ content }: { content: typeof whyChooseUs.contractLengths }) {
  const longest = Math.max(...content.terms.map(({ days }) => days))
  return (
    <section aria-labelledby="contract-lengths" className="card">
      <Headline id="contract-lengths" className="text-minor" text={content.heading} />
      <ul className="mt-5 space-y-5">
        {content.terms.map(({ name, days, label, ours }) => (
          <li key={name}>
            <div className="flex justify-between gap-4 text-small">
              <span>{name}</span>
              <span className={`tabular ${ours ? 'font-semibold' : ''}`}>{label}</span>
            </div>
            <div
              className={`mt-1.5 h-5 forced-color-adjust-none ${ours ? 'bg-evergreen' : 'bg-rule'}`}
              style={{ width: `${((days / longest) * 100).toFixed(1)}%` }}
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-fine text-soft">{content.note}</p>
    </section>
  )
}

/** The sample documents, the agreement first. */
function SampleDocuments({ content }: { content: typeof whyChooseUs.samples }) {
  return (
    <Section tone="leaf" labelledBy="samples">
      <Heading id="samples" lead={content.lead} content={content} />
      <div className="mt-8">
        <SampleThumbnails />
      </div>
    </Section>
  )
}

/** The guarantee in short, with a link to the full wording. */
function GuaranteeSummary({ content }: { content: typeof whyChooseUs.guarantee }) {
  return (
    <Section labelledBy="guarantee">
      <div className="card grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <Headline id="guarantee" className="max-w-[10.6em] text-major" text={content.headline} />
        <div className="space-y-4">
          <p>{content.promise}</p>
          <p>
            <b className="font-semibold">{content.yourPart.term}.</b> {content.yourPart.meaning}
          </p>
          <p>
            <TextLink link={content.link} />
          </p>
        </div>
      </div>
    </Section>
  )
}

/** Closing CTA: a sheet of questions for any agency. */
function AgencyQuestions({ content }: { content: typeof whyChooseUs.questions }) {
  return (
    <Section tone="evergreen" labelledBy="questions">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <Headline id="questions" className="max-w-[11.8em] text-major" text={content.headline} />
          <p className="mt-5 max-w-[34rem] text-lead opacity-90">{content.text}</p>
          <BookCall className="mt-8" label={content.callToAction} />
        </div>
        <ol className="card list-inside list-decimal font-serif text-minor text-ink">
          <ListItems texts={content.items} className="border-b border-rule py-5 last:border-0" />
        </ol>
      </div>
    </Section>
  )
}
