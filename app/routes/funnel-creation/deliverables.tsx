import { Section } from '../../components/ui/section.tsx'
import type { FunnelCreationContent } from './content.schema.ts'

/** What the practice gets and keeps: a numbered list in two columns. */
export function Deliverables({ content }: { content: FunnelCreationContent['deliverables'] }) {
  return (
    <Section tone="night" labelledBy="deliverables">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <h2 id="deliverables" className="max-w-[9em] text-major">
          {content.headline}
        </h2>
        <p className="text-lead text-paper/90">{content.note}</p>
      </div>
      <ol className="mt-9 gap-x-16 border-b border-white/25 sm:columns-2">
        {content.items.map((item, index) => (
          <li
            key={item}
            className="grid break-inside-avoid grid-cols-[2.5rem_1fr] items-baseline border-t border-white/25 py-3.5"
          >
            <span aria-hidden="true" className="font-serif text-minor tabular">
              {index + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </Section>
  )
}
