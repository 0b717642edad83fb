import { SourceName } from '../../components/patient/source-name.tsx'
import { StudyBars } from '../../components/patient/study-bars.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import type { evidence, nasal, range, Study } from '../../content/patients/clinic-evidence.ts'

interface EvidenceSectionProps {
  heading: string
  lead: string
  range: typeof range
  studies: readonly Study[]
  evidence: typeof evidence
}

/** What studies found: the range, the chart, and the studies that the chart does not show. */
export function EvidenceSection({ heading, lead, range, studies, evidence }: EvidenceSectionProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{lead}</p>
      <p className="font-medium">{range}</p>
      <StudyBars {...evidence.chart} studies={studies} />
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

interface NasalSprayProps {
  heading: string
  content: typeof nasal
}

/** The only approved nasal product with its uses and boxed warning, compounded ketamine, and the FDA's pages. */
export function NasalSpray({ heading, content }: NasalSprayProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {content.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Sources
        label={content.sourcesLabel}
        sources={content.sources.map(({ label, href }) => ({ name: label, href }))}
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
