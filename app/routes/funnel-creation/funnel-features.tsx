import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FunnelCreationContent } from '../../content/conversion.schema.ts'

/** The parts of the funnel, each narrower than the one before it. */
export function FunnelFeatures({ content }: { content: FunnelCreationContent['parts'] }) {
  return (
    <Section labelledBy="parts">
      <Heading id="parts" content={content} />
      <ol className="mt-12">
        {content.items.map((item, index) => (
          <li key={item.name} className="funnel-part" style={{ '--nth': index } as React.CSSProperties}>
            <h3 className="text-[1.75rem] leading-tight">
              <span className="mr-3 text-soft tabular-nums">{index + 1}</span>
              {item.name}
            </h3>
            <div>
              <p className="text-soft">{item.text}</p>
              <p className="mt-2 text-small font-semibold">{item.stays}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
