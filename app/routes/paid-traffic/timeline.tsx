import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { PaidTrafficContent } from './content.data.ts'

/** What happens in each span of the first months. */
export function Timeline({ content }: { content: PaidTrafficContent['timeline'] }) {
  return (
    <Section labelledBy="timeline">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
        <Headline id="timeline" className="max-w-[11em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <ol className="mt-6 grid gap-x-8 gap-y-4 sm:mt-10 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {content.steps.map((step) => (
          <li key={step.when} className="border-t-2 border-ink pt-3">
            <p className="text-label text-soft tabular">{step.when}</p>
            <h3 className="text-minor">{step.title}</h3>
            <p className="mt-2 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
