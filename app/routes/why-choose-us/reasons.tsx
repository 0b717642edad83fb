import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhyChooseUsContent } from './content.schema.ts'

/** Reasons, each with how to check it; the first one spans both columns. */
export function Reasons({ content }: { content: WhyChooseUsContent['reasons'] }) {
  return (
    <Section tone="leaf" labelledBy="reasons">
      <Heading id="reasons" lead={content.lead} content={content} />
      <ol className="mt-12 grid gap-x-16 border-t-2 border-ink sm:grid-cols-2">
        {content.items.map(({ title, text, check }, index) => (
          <li
            key={title}
            className={`border-b border-rule py-7 ${index === 0 ? 'sm:col-span-2 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-x-16' : ''}`}
          >
            <h3 className={index === 0 ? 'text-[2.25rem] leading-tight' : 'text-minor'}>
              <span aria-hidden="true" className="mr-3 text-evergreen tabular">
                {index + 1}
              </span>
              {title}
            </h3>
            <div className="mt-2">
              <p className={index === 0 ? 'text-lead' : 'text-soft'}>{text}</p>
              <p className="mt-2 text-small">
                <b className="font-semibold text-evergreen">{content.checkLabel}</b> {check}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
