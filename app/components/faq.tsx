import { Headline } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'

interface FaqProps {
  content: { kicker?: string; headline: string; items: { question: string; answer: string }[] }
  id?: string
}

/** FAQ as an accordion without script: the shared `name` keeps one answer open at a time. */
export const Faq = ({ content, id = 'faq' }: FaqProps) => (
  <Section id={id} labelledBy={`${id}-headline`} slim>
    <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[4fr_8fr]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        {content.kicker ? <p className="kicker">{content.kicker}</p> : null}
        <Headline id={`${id}-headline`} className="max-w-headline text-major" text={content.headline} />
      </div>
      <div className="faq border-b border-rule">
        {content.items.map((item) => (
          <details key={item.question} name="faq" className="border-t border-rule">
            <summary className="disclosure flex items-center justify-between hover:text-evergreen">
              <h3>{item.question}</h3>
            </summary>
            <p className="text-soft">{item.answer}</p>
          </details>
        ))}
      </div>
    </div>
  </Section>
)
