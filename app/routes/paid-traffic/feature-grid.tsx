import { Section } from '../../components/ui/section.tsx'
import type { PaidTrafficContent } from './content.schema.ts'

/** Four feature cards; each ends with where the owner sees it. */
export function FeatureGrid({ content }: { content: PaidTrafficContent['features'] }) {
  return (
    <Section tone="leaf" labelledBy="features">
      <h2 id="features" className="text-major">
        {content.headline}
      </h2>
      <div className="mt-9 grid border border-rule bg-white sm:grid-cols-2">
        {content.items.map((item) => (
          <article
            key={item.title}
            className="flex flex-col border-rule p-6 not-last:border-b sm:p-9 sm:odd:border-r sm:[&:nth-child(3)]:border-b-0"
          >
            <h3 className="max-w-[12em] text-[1.625rem] leading-[1.15]">{item.title}</h3>
            <p className="mt-3 mb-5 text-soft">{item.text}</p>
            <p className="mt-auto border-t border-rule pt-3">
              <span className="font-semibold">{content.seenLabel}</span> {item.seen}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}
