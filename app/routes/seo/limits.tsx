import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from './content.schema.ts'

/** What we do not promise or do. */
export function Limits({ content }: { content: SeoContent['limits'] }) {
  return (
    <Section tone="leaf" labelledBy="limits">
      <h2 id="limits" className="text-major">
        {content.headline}
      </h2>
      <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
        {content.items.map((item) => (
          <li key={item.title} className="cross border-t border-rule py-5 lg:first:row-span-2">
            <h3 className="text-minor">{item.title}</h3>
            <p className="mt-1.5 text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
