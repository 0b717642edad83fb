import { ClosingBeside } from '../../components/closing-call-to-action.tsx'
import { StruckTable } from '../../components/drawings/struck-table.tsx'
import { DrawnHero } from '../../components/hero.tsx'
import { ResultsGuarantee } from '../../components/offer/results-guarantee.tsx'
import { Proof } from '../../components/proof/proof.tsx'
import { SampleThumbnails } from '../../components/samples/sample-links.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { whyChooseUs } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => whyChooseUs.meta

const { labels, rows } = whyChooseUs.comparison

export function Page() {
  return (
    <>
      <DrawnHero content={whyChooseUs.hero}>
        <div className="book-page border border-rule">
          <StruckTable
            heads={[labels.them, labels.us]}
            rows={rows
              .filter(({ inHero }) => inHero)
              .map(({ feature, them, us }) => ({ name: feature, struck: them, instead: us }))}
          />
          <MoreLink
            link={{ label: whyChooseUs.comparison.all, href: '#comparison' }}
            className="bg-white px-3 py-2 lg:px-7"
          />
        </div>
      </DrawnHero>
      <BelowHero
        content={whyChooseUs}
        sections={{
          reasons: <Reasons />,
          comparison: <Comparison />,
          guarantee: <Guarantee />,
          proof: <Proof />,
          samples: <SampleDocuments />,
        }}
      />
      <AgencyQuestions content={whyChooseUs.questions} />
    </>
  )
}

/** The reasons on one sheet; the pencil notes in the margin how to check each. */
function Reasons() {
  const { checkLabel, items, ...head } = whyChooseUs.reasons
  return (
    <HeadedSection name="reasons" head={head} tone="leaf">
      <ol className="reasons book-page border border-rule bg-white">
        {items.map(({ title, text, check }) => (
          <li key={title}>
            <div>
              <h3 className="text-minor">
                <NoBreak text={title} />
              </h3>
              <p>{text}</p>
            </div>
            <p className="pencil-note">
              {checkLabel} {check}
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}

/** Compares us with a typical agency, whose terms the pencil strikes. */
function Comparison() {
  const { caption, note, ...head } = whyChooseUs.comparison
  return (
    <HeadedSection name="comparison" head={head}>
      <CardTable
        caption={caption}
        className="comparison mt-6"
        columns={[
          labels.feature,
          { label: labels.us, className: 'font-semibold text-evergreen' },
          labels.them,
          { label: labels.detail, className: 'text-soft', bare: true },
        ]}
        rows={rows.map(({ feature, us, them, detail }) => [
          feature,
          us,
          <s key={them} className="struck-thin">
            {them}
          </s>,
          detail,
        ])}
      />
      <p className="mt-4 max-w-wide text-label text-soft">{note}</p>
    </HeadedSection>
  )
}

/** The results guarantee in one sentence, drawn. */
const Guarantee = () => (
  <Section tone="evergreen" labelledBy="guarantee" slim>
    <SectionHead id="guarantee" content={whyChooseUs.guarantee} className="mb-6" />
    <ResultsGuarantee />
  </Section>
)

/** The sample documents, the agreement first. */
const SampleDocuments = () => (
  <Section labelledBy="samples" slim>
    <SectionHead id="samples" content={whyChooseUs.samples} className="mb-5" />
    <SampleThumbnails />
  </Section>
)

/** Closing CTA, beside questions for any agency. */
const AgencyQuestions = ({ content }: { content: typeof whyChooseUs.questions }) => (
  <ClosingBeside content={content} name="questions">
    <ol className="list-inside list-decimal space-y-3 font-serif text-minor italic">
      <ListItems texts={content.items} />
    </ol>
  </ClosingBeside>
)
