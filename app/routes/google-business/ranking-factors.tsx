import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessContent } from './content.schema.ts'

/** The three ranking factors of local search, one a row, each with how much of it can be changed. */
export function RankingFactors({ content }: { content: GoogleBusinessContent['factors'] }) {
  return (
    <Section tone="leaf" labelledBy="factors">
      <h2 id="factors" className="text-major">
        {content.headline}
      </h2>
      <p className="mt-4 text-lead text-soft">{content.lead}</p>
      <dl className="mt-8 border-b border-ink">
        {content.items.map((item) => (
          <div
            key={item.name}
            className="grid gap-x-12 gap-y-2 border-t border-ink py-6 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <dt className="font-serif text-[1.75rem] leading-tight text-evergreen italic">{item.name}</dt>
            <dd>{item.means}</dd>
            <dd>
              <span className="block text-fine text-soft">{content.canLabel}</span>
              <span className="block font-serif text-minor">{item.can}</span>
              <span className="mt-1 block text-soft">{item.change}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
