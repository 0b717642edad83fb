import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

interface CommitmentProps {
  content: Home['guarantee']
  children: React.ReactNode
}

/** The guarantee with its terms beside it, and the ways to its wording and to what is at stake. */
export function Commitment({ content, children }: CommitmentProps) {
  return (
    <Section labelledBy="commitment">
      <div className="guarantee">
        <Heading id="commitment" lead={content.promise} content={content} />
        {children}
        <dl className="grid gap-x-14 lg:grid-cols-2">
          {content.terms.map((term) => (
            <div key={term.term} className="border-t border-rule py-2 md:py-5">
              <dt className="font-serif text-minor">{term.term}</dt>
              <dd className="text-small text-soft">{term.meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
          {[content.link, content.stakeLink].map(({ label, href }) => (
            <a key={href} className="link" href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </Section>
  )
}
