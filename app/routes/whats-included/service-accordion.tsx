import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhatsIncludedContent } from './content.schema.ts'

/** Accordion without script: the first item is open on load, and the shared `name` keeps at most one open. */
export function ServiceAccordion({ content }: { content: WhatsIncludedContent['services'] }) {
  return (
    <Section tone="leaf" labelledBy="services">
      <Heading id="services" lead={content.lead} content={content} />
      <div className="mt-12 border-b border-ink">
        {content.items.map((item, index) => (
          <details key={item.name} name="service" open={index === 0} className="border-t border-ink">
            <summary className="disclosure flex items-baseline gap-5 py-5 hover:text-evergreen">
              <span aria-hidden="true" className="w-6 font-serif text-minor text-soft tabular">
                {index + 1}
              </span>
              <h3 className="flex-1 text-[1.75rem] leading-tight">{item.name}</h3>
            </summary>
            <div className="grid gap-x-16 gap-y-8 pb-10 md:grid-cols-[7fr_5fr] md:pl-11">
              <div>
                <h4 className="text-small font-semibold">{content.getLabel}</h4>
                <ul className="mt-2">
                  {item.whatYouGet.map((thing) => (
                    <li key={thing} className="check border-t border-rule py-2.5 first:border-0">
                      {thing}
                    </li>
                  ))}
                </ul>
              </div>
              <div>
                <h4 className="text-small font-semibold">{content.whyLabel}</h4>
                <p className="mt-3 text-soft">{item.whyItMatters}</p>
                <p className="mt-4 text-small">
                  <a className="link" href={item.link.href}>
                    {item.link.label}
                  </a>
                </p>
              </div>
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
