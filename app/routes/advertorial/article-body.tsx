import { LinkedTexts } from '../../components/patient/linked-text.tsx'
import { PathButton } from '../../components/patient/path-button.tsx'
import { SourceName, StudyBars } from '../../components/patient/study-bars.tsx'
import { VisitTimeline } from '../../components/patient/visit-timeline.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ListItems, Paragraphs } from '../../components/ui/texts.tsx'
import type { Clinic, ClinicBlock } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'

const { labels, risks } = patients

/** The clinic's article, block by block. One that doesn't say where ends with the risks, which no article may leave out. */
export function ArticleBody({ clinic }: { clinic: Clinic }) {
  const hasRisks = clinic.blocks.some(({ kind }) => kind === 'risks')
  return (
    <div className="article-text running-text py-8">
      {clinic.blocks.map((block, index) => (
        <Block
          key={`${block.kind}-${'heading' in block ? block.heading : index}`}
          block={block}
          clinic={clinic}
        />
      ))}
      {hasRisks ? null : <Risks heading={risks.heading} />}
    </div>
  )
}

function Block({ block, clinic }: { block: ClinicBlock; clinic: Clinic }) {
  switch (block.kind) {
    case 'text':
      return (
        <section>
          <h2>{block.heading}</h2>
          <LinkedTexts texts={block.paragraphs} />
          {block.points ? (
            <ul>
              <ListItems texts={block.points} />
            </ul>
          ) : null}
          {block.after ? <p>{block.after}</p> : null}
          {block.sources ? <Sources label={labels.sources} sources={block.sources} /> : null}
          {block.quote ? (
            <blockquote>
              <p>{block.quote.text}</p>
              <footer>{block.quote.speaker}</footer>
            </blockquote>
          ) : null}
        </section>
      )
    case 'visit':
      return (
        <section>
          <h2>{block.heading}</h2>
          <p>{block.lead}</p>
          <VisitTimeline stops={block.stops} />
          <p>{block.after}</p>
        </section>
      )
    case 'nasal':
      return <NasalSpray heading={block.heading} />
    case 'evidence':
      return <EvidenceSection heading={block.heading} lead={block.lead} />
    case 'risks':
      return <Risks heading={block.heading} />
    case 'call':
      return (
        <div className="no-print bg-wash p-[clamp(1.25rem,6vw,1.75rem)]">
          <p className="mt-0!">{block.text}</p>
          <PathButton clinic={clinic} step={block.step} className="mt-4" />
        </div>
      )
  }
}

/** Side effects and who should not have ketamine, the same in every article. */
function Risks({ heading }: { heading: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{risks.intro}</p>
      <ul>
        <ListItems texts={[...risks.before, risks.whoShouldNot, ...risks.after]} />
      </ul>
    </section>
  )
}

const { evidence, nasal, range } = patients

/** What studies found: the range, the chart, and the studies that the chart does not show. */
function EvidenceSection({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{lead}</p>
      <p className="font-medium">{range}</p>
      <StudyBars />
      <h3 className="text-minor">{evidence.moreHeading}</h3>
      <ul>
        {evidence.more.map((study) => (
          <li key={study.name}>
            <SourceName source={study} />
            <p className="mt-1!">{study.finding}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The only approved nasal product with its uses and boxed warning, compounded ketamine, and the FDA's pages. */
function NasalSpray({ heading }: { heading: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      <Paragraphs texts={nasal.paragraphs} />
      <Sources
        label={nasal.sourcesLabel}
        sources={nasal.sources.map(({ label, href }) => ({ name: label, href }))}
      />
    </section>
  )
}

interface SourcesProps {
  label: string
  sources: readonly { name: string; journal?: string; href: string }[]
}

/** Links to what the paragraphs above rest on. */
function Sources({ label, sources }: SourcesProps) {
  return (
    <p className="text-label text-soft">
      {label}:{' '}
      {sources.map(({ name, journal, href }, index) => (
        <span key={href}>
          {index > 0 ? ', ' : ''}
          <TextLink link={{ label: name, href }} />
          {journal ? ` (${journal})` : ''}
        </span>
      ))}
    </p>
  )
}
