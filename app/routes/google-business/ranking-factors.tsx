import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessContent } from '../../content/traffic.schema.ts'

/** The three ranking factors of local search, each with what can be done about it. */
export function RankingFactors({ content }: { content: GoogleBusinessContent['factors'] }) {
  return (
    <Section tone="leaf" labelledBy="factors">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <Heading id="factors" content={content} />
        <p className="text-lead">{content.lead}</p>
      </div>
      <div className="mt-12 grid gap-y-10 lg:grid-cols-3 lg:gap-y-0">
        {content.items.map((item) => (
          <article
            key={item.name}
            className="border-rule lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          >
            <h3 className="text-[1.75rem] leading-tight text-evergreen italic">{item.name}</h3>
            <p className="mt-3 mb-4">{item.means}</p>
            <p className="border-t border-ink pt-3 text-small">
              <span className="block text-fine text-soft">{content.canLabel}</span>
              {item.change}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}
