import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { MachineContent } from '../../content/conversion.schema.ts'

/** What a month costs, line by line. */
export function MonthlyCost({ content }: { content: MachineContent['costs'] }) {
  return (
    <Section tone="leaf" labelledBy="price">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="price" content={content} />
          <div className="mt-6 space-y-4">
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="card">
          <h3 className="border-b border-ink pb-3 text-minor">{content.slipTitle}</h3>
          <dl>
            {content.lines.map((line) => (
              <div
                key={line.label}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-rule py-4 not-last:border-b"
              >
                <dt className="font-semibold">{line.label}</dt>
                <dd className="font-serif text-minor tabular-nums">{line.value}</dd>
                <dd className="col-span-2 mt-1 text-small text-soft">{line.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}
