import type { Home } from '../../routes/home/content.schema.ts'
import { Heading } from '../ui/heading.tsx'
import { Section } from '../ui/section.tsx'
import { ItemNumber } from '../ui/texts.tsx'

/** Numbered steps along one line: vertical on a phone, horizontal on a wide page. */
export function JourneySteps({ content, slim = false }: { content: Home['journey']; slim?: boolean }) {
  return (
    <Section labelledBy="journey" slim={slim}>
      <Heading id="journey" content={content} quiet={slim} />
      <ol className={`journey mt-4 grid gap-x-6 ${slim ? 'journey-slim lg:mt-8' : 'lg:mt-12'}`}>
        {content.steps.map((step) => (
          <li key={step.number} className="journey-step">
            <ItemNumber className="journey-number tabular" number={step.number} />
            <h3
              className={
                slim ? 'inline font-sans text-label font-semibold tracking-normal lg:block' : 'text-minor'
              }
            >
              {step.title}
              {slim && <span className="lg:hidden">. </span>}
            </h3>
            <p className={`text-soft lg:mt-2 ${slim ? 'inline text-label lg:block' : 'text-small'}`}>
              {step.description}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
