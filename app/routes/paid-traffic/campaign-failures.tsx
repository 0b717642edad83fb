import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { PaidTrafficWords } from '../../content/traffic.schema.ts'

/** The path from an ad to a chair, with a gap in red pencil wherever it breaks. */
export function CampaignFailures({ words }: { words: PaidTrafficWords['failures'] }) {
  return (
    <Section tone="leaf" labelledBy="failures">
      <Heading id="failures" lead={words.lead} content={words} />
      <ol className="mt-12 grid gap-x-6 lg:grid-cols-5">
        {words.items.map((item) => (
          <li key={item.place} className="failure-step">
            <h3 className="text-minor">{item.place}</h3>
            <p className="mt-2 text-small text-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
