import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import type { PlaybookContent } from '../../content/playbook.schema.ts'

/** Questions with their answers always visible. `marketing` fills the placeholder of that name. */
export function FaqOpen({ content, marketing }: { content: PlaybookContent['answers']; marketing: string }) {
  return (
    <Section labelledBy="answers">
      <Heading id="answers" content={{ headline: content.heading }} />
      <dl className="mt-9 grid gap-x-16 gap-y-9 md:grid-cols-2">
        {content.items.map(({ question, answer }) => (
          <div key={question} className="border-t border-ink pt-4">
            <dt className="font-serif text-minor">{question}</dt>
            <dd className="mt-2 max-w-[34rem] text-soft">{fillPlaceholders(answer, { marketing })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
