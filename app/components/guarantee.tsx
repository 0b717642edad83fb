import type { ServiceGuaranteeContent } from '../content/service.schema.ts'
import { Heading } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'

interface GuaranteeProps {
  content: ServiceGuaranteeContent
  /** Id of the headline; other pages link to it. */
  id?: string
  /** An optional chart between the promise and its terms. */
  children?: React.ReactNode
}

/** A guarantee: the promise, its terms, and a link to the full wording. */
export function Guarantee({ content, id = 'guarantee', children }: GuaranteeProps) {
  return (
    <Section labelledBy={id}>
      <div className="guarantee">
        <Heading id={id} lead={content.promise} content={content} />
        {children}
        <dl className="mt-9 grid gap-x-14 sm:grid-cols-2">
          {content.terms.map((term) => (
            <div key={term.term} className="border-t border-rule py-5 sm:last:odd:col-span-2">
              <dt className="font-serif text-minor">{term.term}</dt>
              <dd className="mt-1.5 text-small text-soft">{term.meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <a className="link" href={content.link.href}>
            {content.link.label}
          </a>
        </p>
      </div>
    </Section>
  )
}
