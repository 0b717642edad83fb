import { SourceName, StudyBars } from '../../components/patient/study-bars.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { patients } from '../../content/patients/patients.ts'

const { evidence, nasal, range } = patients

/** What studies found: the range, the chart, and the studies that the chart does not show. */
export function EvidenceSection({ heading, lead }: { heading: string; lead: string }) {
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
export function NasalSpray({ heading }: { heading: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      {nasal.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
export function Sources({ label, sources }: SourcesProps) {
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
