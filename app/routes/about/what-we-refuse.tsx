import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { AboutContent } from './content.schema.ts'

/** Requests that we turn down, each with our answer. */
export function WhatWeRefuse({ content }: { content: AboutContent['refusals'] }) {
  return (
    <Section tone="evergreen" labelledBy="refusals">
      <Heading id="refusals" content={content} />
      <dl className="refusals mt-10 md:mt-14">
        {content.items.map(({ asked, answer }) => (
          <div key={asked}>
            <dt className="font-serif text-[1.75rem] leading-tight tracking-[-0.018em] italic">{asked}</dt>
            <dd className="mt-3 max-w-[30rem] text-paper/90">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
