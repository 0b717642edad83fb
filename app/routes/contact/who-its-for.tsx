import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { ContactContent } from './content.schema.ts'

/** Who should book the call, and who should not. */
export function WhoItsFor({ content }: { content: ContactContent['fit'] }) {
  return (
    <Section labelledBy="fit">
      <Heading id="fit" content={content} />
      <div className="mt-12 grid gap-y-12 md:grid-cols-[6fr_5fr]">
        <section aria-labelledby="fit-should" className="md:pr-12">
          <h3 id="fit-should" className="text-minor text-evergreen">
            {content.should.heading}
          </h3>
          <ul className="mt-4 border-b border-rule">
            {content.should.items.map((item) => (
              <li key={item} className="check border-t border-rule py-3.5">
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="fit-leave" className="md:border-l md:border-rule md:pl-12">
          <h3 id="fit-leave" className="text-minor text-pencil">
            {content.shouldNot.heading}
          </h3>
          <ul className="mt-4 border-b border-rule">
            {content.shouldNot.items.map((item) => (
              <li key={item} className="cross border-t border-rule py-3.5 text-soft">
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  )
}
