import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { AboutContent } from './content.schema.ts'

interface DueDiligenceProps {
  content: AboutContent['checks']
  /** Legal name and address, from site.config.ts. */
  imprint: string
}

/** Closing section: what a reader can check without us and how long it takes, then the CTA. */
export function DueDiligence({ content, imprint }: DueDiligenceProps) {
  return (
    <Section tone="leaf" labelledBy="checks">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="checks" content={content} />
          <p className="mt-6 max-w-[32rem] text-soft">{content.missing}</p>
          <p className="mt-8">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
          </p>
        </div>
        <ol className="border-b border-rule">
          {content.items.map(({ takes, title, text, link }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-rule py-5 sm:grid-cols-[9rem_1fr]"
            >
              <p className="font-serif text-[1.75rem] leading-tight text-evergreen tabular">{takes}</p>
              <div>
                <h3 className="text-minor">{title}</h3>
                <p className="mt-1 text-small text-soft">
                  {text}{' '}
                  {link ? (
                    <a className="link" href={link.href}>
                      {link.label}
                    </a>
                  ) : null}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-10 border-t border-rule pt-5 text-small text-soft">
        {content.imprintLabel} {imprint}
      </p>
    </Section>
  )
}
