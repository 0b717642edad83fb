import { Heading } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'

interface FaqProps {
  content: { kicker?: string; headline: string; items: { question: string; answer: string }[] }
}

/** FAQ as an accordion without script: the shared `name` keeps one answer open at a time. */
export function Faq({ content }: FaqProps) {
  return (
    <Section id="faq" labelledBy="faq-headline">
      <div className="grid gap-6 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div className="sticky lg:top-24 lg:self-start">
          <Heading id="faq-headline" content={content} />
        </div>
        <div className="border-b border-rule">
          {content.items.map((item) => (
            <details key={item.question} name="faq" className="border-t border-rule">
              <summary className="disclosure flex items-center justify-between gap-6 py-2.5 hover lg:py-4.5:text-evergreen">
                <h3 className="text-body leading-snug lg:text-minor">{item.question}</h3>
              </summary>
              <p className="max-w-[40rem] pt-1 pr-8 pb-6 text-soft">{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
