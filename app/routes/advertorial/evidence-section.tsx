import { SourceName } from '../../components/patient/source-name.tsx'
import { StudyBars } from '../../components/patient/study-bars.tsx'
import type { evidence, range, Study } from '../../content/clinic-evidence.ts'

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
