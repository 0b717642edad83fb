import { Heading } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/more-link.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** What the reader has paid for before, struck through, and what was wrong with it. */
export function Problem({ content }: { content: Home['problem'] }) {
  return (
    <Section labelledBy="problem">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <Heading id="problem" content={content} />
        <div>
          <dl>
            {content.items.map((item) => (
              <div
                key={item.struck}
                className="grid gap-x-8 border-t border-rule py-2 last:border-b sm:grid-cols-[5fr_7fr] md:py-4"
              >
                <dt className="font-serif text-minor">
                  <s className="text-pencil decoration-pencil decoration-[1.5px]">{item.struck}</s>
                </dt>
                <dd className="text-small text-soft">{item.truth}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={content.link} className="mt-4" />
        </div>
      </div>
    </Section>
  )
}
