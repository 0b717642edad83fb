import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** What the reader has paid for before, struck through, and what was wrong with it. */
export function Problem({ content }: { content: Home['problem'] }) {
  return (
    <Section labelledBy="problem">
      <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <Heading id="problem" content={content} />
        <dl>
          {content.items.map((item) => (
            <div
              key={item.struck}
              className="grid gap-x-8 gap-y-1.5 border-t border-rule py-5 last:border-b sm:grid-cols-[5fr_6fr]"
            >
              <dt className="font-serif text-minor">
                <s className="text-pencil decoration-pencil decoration-[1.5px]">{item.struck}</s>
              </dt>
              <dd className="text-small text-soft">{item.truth}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
