import { Heading } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'

interface FaqContent {
  headline: string
  items: { question: string; answer: string }[]
}

interface FaqProps {
  content: FaqContent
  id?: string
  quiet?: boolean
}

/** Questions in view; those after them are under one more disclosure. */
const IN_VIEW = 4

/** FAQ as an accordion without script: the shared `name` keeps one answer open at a time. */
export function Faq({ content, id = 'faq', quiet = false }: FaqProps) {
  const more = content.items.slice(IN_VIEW)
  return (
    <Section id={id} labelledBy={`${id}-headline`} slim={quiet}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <Heading id={`${id}-headline`} content={content} quiet={quiet} />
        </div>
        <div className="faq border-b border-rule">
          <Questions items={content.items.slice(0, IN_VIEW)} />
          {more.length > 0 && (
            <details className="border-t border-rule">
              <summary className="disclosure flex items-center justify-between font-semibold text-evergreen">
                {`${more.length} more`}
              </summary>
              <Questions items={more} />
            </details>
          )}
        </div>
      </div>
    </Section>
  )
}

const Questions = ({ items }: Pick<FaqContent, 'items'>) =>
  items.map((item) => (
    <details key={item.question} name="faq" className="border-t border-rule">
      <summary className="disclosure flex items-center justify-between hover:text-evergreen">
        <h3>{item.question}</h3>
      </summary>
      <p className="text-soft">{item.answer}</p>
    </details>
  ))
