import { Section } from '../../components/ui/section.tsx'
import type { PaidTrafficContent } from './content.schema.ts'

/** How a campaign loses one patient, as entries of an appointment book. */
export function CampaignFailures({ content }: { content: PaidTrafficContent['failures'] }) {
  return (
    <Section labelledBy="failures" className="!pt-0">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="failures" className="max-w-[9em] text-major">
            {content.headline}
          </h2>
          <p className="mt-4 max-w-[24rem] text-lead text-soft">{content.lead}</p>
        </div>
        <ol className="lost-patient">
          {content.items.map((item) => (
            <li key={item.place}>
              <p className="lost-time tabular">{item.when}</p>
              <div>
                <h3 className="text-minor">{item.place}</h3>
                <p className="mt-1 text-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
