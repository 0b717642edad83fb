import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { PaidTrafficContent } from '../../content/traffic.schema.ts'

/** The path from an ad to an appointment, with a gap wherever campaigns fail. */
export function CampaignFailures({ content }: { content: PaidTrafficContent['failures'] }) {
  return (
    <Section tone="leaf" labelledBy="failures">
      <Heading id="failures" lead={content.lead} content={content} />
      <ol className="mt-12 grid gap-x-6 lg:grid-cols-5">
        {content.items.map((item) => (
          <li key={item.place} className="failure-step">
            <h3 className="text-minor">{item.place}</h3>
            <p className="mt-2 text-small text-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
