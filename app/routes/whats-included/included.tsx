import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, ListItems } from '../../components/ui/texts.tsx'
import type { WhatsIncludedContent } from './content.data.ts'

/** Accordion without script: the first item is open on load, and the shared `name` keeps at most one open. */
export function ServiceAccordion({ content }: { content: WhatsIncludedContent['services'] }) {
  return (
    <Section tone="leaf" labelledBy="services">
      <Heading id="services" lead={content.lead} content={content} />
      <div className="mt-8 border-b border-ink md:mt-12">
        {content.items.map((item, index) => (
          <details key={item.name} name="service" open={index === 0} className="border-t border-ink">
            <summary className="disclosure flex items-baseline gap-5 py-4 hover:text-evergreen">
              <ItemNumber className="w-6 font-serif text-minor text-soft tabular" number={index + 1} />
              <h3 className="flex-1 text-[1.75rem] leading-tight">{item.name}</h3>
            </summary>
            <div className="grid gap-x-16 gap-y-8 pb-10 md:grid-cols-[7fr_5fr] md:pl-11">
              <div>
                <h4 className="text-small font-semibold">{content.getLabel}</h4>
                <ul className="mt-2">
                  <ListItems
                    texts={item.whatYouGet}
                    className="check border-t border-rule py-2.5 first:border-0"
                  />
                </ul>
              </div>
              <div>
                <h4 className="text-small font-semibold">{content.whyLabel}</h4>
                <p className="mt-3 text-soft">{item.whyItMatters}</p>
                <MoreLink link={item.link} className="mt-4 text-small" />
              </div>
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

/** The smaller services, then what is not included and who does it instead. */
export function AlsoIncluded({ groups, notIncluded }: Pick<WhatsIncludedContent, 'groups' | 'notIncluded'>) {
  return (
    <Section labelledBy="groups">
      <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[4fr_8fr]">
        <Heading id="groups" content={groups} />
        <div className="grid gap-x-12 gap-y-3 lg:gap-y-10 sm:grid-cols-2">
          {groups.items.map(({ name, points }) => (
            <div key={name} className="border-t-2 border-evergreen pt-3">
              <h3 className="fold-label text-minor">{name}</h3>
              <details className="fold">
                <summary className="disclosure">
                  <h3 className="text-minor">{name}</h3>
                </summary>
                <ul className="mt-2 space-y-1.5 text-small text-soft">
                  <ListItems texts={points} />
                </ul>
              </details>
            </div>
          ))}
        </div>
      </div>
      <section aria-labelledby="not-included" className="mt-16 md:mt-24">
        <Heading id="not-included" content={notIncluded} quiet />
        <dl className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2 md:mt-10 lg:grid-cols-3">
          {notIncluded.items.map(({ what, who }) => (
            <div key={what} className="cross">
              <dt className="font-serif text-minor">{what}</dt>
              <dd className="mt-1 text-small text-soft">{who}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Section>
  )
}
