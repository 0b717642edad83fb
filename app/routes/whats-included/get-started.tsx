import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhatsIncludedContent } from './content.schema.ts'

/** Three numbered steps. */
export function GetStarted({ content, href }: { content: WhatsIncludedContent['start']; href: string }) {
  return (
    <Section labelledBy="start">
      <Heading id="start" content={content} />
      <ol className="mt-10 grid gap-x-12 gap-y-9 md:grid-cols-3">
        {content.steps.map(({ number, title, description }) => (
          <li key={number} className="max-md:grid max-md:grid-cols-[3.5rem_1fr]">
            <span
              aria-hidden="true"
              className="font-serif text-[3.5rem] leading-none text-evergreen tabular md:text-[5rem]"
            >
              {number}
            </span>
            <div className="md:mt-4">
              <h3 className="text-minor">{title}</h3>
              <p className="mt-2 text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <CallToAction href={href}>{content.callToAction}</CallToAction>
      </p>
    </Section>
  )
}
