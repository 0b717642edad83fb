import { CrisisLine } from '../../components/patient/crisis-line.tsx'
import { PathButton } from '../../components/patient/path-button.tsx'
import { VisitTimeline } from '../../components/patient/visit-timeline.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { Clinic, ClinicBlock } from '../../content/patients/clinic.schema.ts'
import type {
  crisis,
  disclaimer,
  evidence,
  labels,
  nasal,
  range,
  risks,
  studies,
} from '../../content/patients/clinic-evidence.ts'
import { EvidenceSection, NasalSpray, Sources } from './evidence.tsx'

/** Text common to all advertorials. */
export interface SharedContent {
  crisis: typeof crisis
  disclaimer: typeof disclaimer
  evidence: typeof evidence
  labels: typeof labels
  nasal: typeof nasal
  range: typeof range
  risks: typeof risks
  studies: typeof studies
}

interface ArticleBodyProps {
  clinic: Clinic
  shared: SharedContent
}

/** The clinic's article, block by block. */
export function ArticleBody({ clinic, shared }: ArticleBodyProps) {
  return (
    <div className="article-text py-8">
      {clinic.blocks.map((block, index) => (
        <Block
          key={`${block.kind}-${'heading' in block ? block.heading : index}`}
          block={block}
          clinic={clinic}
          shared={shared}
        />
      ))}
    </div>
  )
}

interface BlockProps extends ArticleBodyProps {
  block: ClinicBlock
}

function Block({ block, clinic, shared }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <section>
          <h2>{block.heading}</h2>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <CrisisLine text={paragraph} />
            </p>
          ))}
          {block.points ? (
            <ul>
              <ListItems texts={block.points} />
            </ul>
          ) : null}
          {block.after ? <p>{block.after}</p> : null}
          {block.sources ? <Sources label={shared.labels.sources} sources={block.sources} /> : null}
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
          <VisitTimeline stops={block.stops} formatMinute={shared.labels.minute} />
          <p>{block.after}</p>
        </section>
      )
    case 'nasal':
      return <NasalSpray heading={block.heading} content={shared.nasal} />
    case 'evidence':
      return <EvidenceSection {...shared} heading={block.heading} lead={block.lead} />
    case 'risks':
      return (
        <section>
          <h2>{block.heading}</h2>
          <p>{shared.risks.intro}</p>
          <ul>
            {shared.risks.items.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )
    case 'call':
      return (
        <div className="article-call">
          <p>{block.text}</p>
          <PathButton clinic={clinic} step={block.step} className="mt-4" />
        </div>
      )
  }
}
