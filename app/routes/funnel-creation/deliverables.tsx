import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FunnelCreationWords } from '../../content/conversion.schema.ts'

/** What is delivered, ticked off line by line. */
export function Deliverables({ words }: { words: FunnelCreationWords['deliverables'] }) {
  return (
    <Section tone="leaf" labelledBy="deliverables">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <Heading id="deliverables" lead={words.note} content={words} />
        <ul className="card !py-3">
          {words.items.map((item) => (
            <li key={item} className="check border-rule py-3 not-last:border-b">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
