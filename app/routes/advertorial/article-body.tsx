import { CrisisLine } from '../../components/patient/crisis-line.tsx'
import { PathButton } from '../../components/patient/path-button.tsx'
import { VisitTimeline } from '../../components/patient/visit-timeline.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { Clinic, ClinicBlock } from '../../content/patients/clinics.ts'
import { patients } from '../../content/patients/patients.ts'
import { EvidenceSection, NasalSpray, Sources } from './evidence.tsx'

const { labels, risks } = patients

/** The clinic's article, block by block. One that doesn't say where ends with the risks, which no article may leave out. */
export function ArticleBody({ clinic }: { clinic: Clinic }) {
  const hasRisks = clinic.blocks.some(({ kind }) => kind === 'risks')
  return (
    <div className="article-text py-8">
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
        <div className="article-call">
          <p>{block.text}</p>
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
        {[...risks.before, risks.whoShouldNot, ...risks.after].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
