import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { agreement } from '../../content/promises/agreement.data.ts'
import { samples } from '../../content/promises/samples.data.ts'
import type { WhyChooseUsContent } from './content.data.ts'

/** Clauses that are short enough for a page on a screen, and that answer the table above. */
const shown = ['area', 'ownership', 'exit']
const clauses = agreement.clauses.flatMap((clause, index) =>
  shown.includes(clause.id) ? [{ ...clause, number: index + 1, text: clause.paragraphs[0] }] : [],
)

/** A page of the sample agreement, set from its own text, and links to all samples. */
export function SampleAgreement({ content }: { content: WhyChooseUsContent['samples'] }) {
  return (
    <Section tone="evergreen" labelledBy="samples">
      <div className="grid items-center gap-x-16 gap-y-12 sm:grid-cols-2 sm:max-lg:gap-x-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="samples" lead={content.lead} content={content} />
          <ul className="mt-8">
            {samples.entries.map(({ href, name, what }) => (
              <li key={href} className="border-t border-white/40 py-3">
                <a className="link" href={href}>
                  {name}
                </a>
                <p className="text-small opacity-90">{what}</p>
              </li>
            ))}
          </ul>
        </div>
        <section aria-label={content.pageTitle} className="agreement-page">
          <p className="-mt-2 mb-3 ml-auto w-fit rotate-4 border-2 border-pencil px-[0.6rem] py-[0.1rem] text-(length:--text-small) font-semibold text-pencil">
            {samples.stamp}
          </p>
          <p className="font-serif text-[1.75rem] leading-tight">{agreement.title}</p>
          {clauses.map(({ id, number, heading, text }) => (
            <div key={id}>
              <h3 className="text-minor">
                {number}. {heading}
              </h3>
              <p className="mt-1 text-small">{text}</p>
            </div>
          ))}
          <p className="text-fine text-soft">{agreement.footer}</p>
        </section>
      </div>
    </Section>
  )
}
