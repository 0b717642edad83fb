import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FunnelCreationContent } from '../../content/conversion.schema.ts'

export function Deliverables({ content }: { content: FunnelCreationContent['deliverables'] }) {
  return (
    <Section tone="leaf" labelledBy="deliverables">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <Heading id="deliverables" lead={content.note} content={content} />
        <ul className="card !py-3">
          {content.items.map((item) => (
            <li key={item} className="check border-rule py-3 not-last:border-b">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
