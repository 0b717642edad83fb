import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhyChooseUsContent } from './content.schema.ts'

/** Closing CTA: a sheet of questions for any agency. */
export function AgencyQuestions({ content }: { content: WhyChooseUsContent['questions'] }) {
  return (
    <Section tone="evergreen" labelledBy="questions">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="questions" className="max-w-[11.8em] text-major">
            {content.headline}
          </h2>
          <p className="mt-5 max-w-[34rem] text-lead text-paper/90">{content.text}</p>
          <p className="mt-8">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
          </p>
        </div>
        <ol className="question-sheet">
          {content.items.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
