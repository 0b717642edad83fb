import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ItemNumber } from '../../components/ui/texts.tsx'
import type { ContactContent } from './content.ts'

/** Numbered steps along one line: vertical on a phone, horizontal on a wide page. */
export function JourneySteps({ content }: { content: ContactContent['steps'] }) {
  return (
    <Section labelledBy="journey">
      <Heading id="journey" content={content} />
      <ol className="journey mt-5 grid gap-x-6 lg:mt-12">
        {content.steps.map((step) => (
          <li key={step.number} className="journey-step">
            <ItemNumber className="journey-number tabular" number={step.number} />
            <h3 className="text-minor">{step.title}</h3>
            <p className="text-small text-soft lg:mt-2">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
