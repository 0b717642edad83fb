import type { RelatedServicesContent } from '../content/service.schema.ts'
import { Section } from './ui/section.tsx'

/** Links to related services, each with the reason to read on. */
export function RelatedServices({
  content,
  tone = 'leaf',
}: {
  content: RelatedServicesContent
  tone?: 'paper' | 'leaf'
}) {
  return (
    <Section tone={tone} labelledBy="related" className="md:!py-16">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <h2 id="related" className="max-w-[11.8em] text-[1.75rem] leading-tight">
          {content.headline}
        </h2>
        <ul className="border-b border-rule">
          {content.items.map((item) => (
            <li
              key={item.href}
              className="grid items-baseline gap-x-6 gap-y-1 border-t border-rule py-4 sm:grid-cols-[5fr_7fr]"
            >
              <a className="link font-serif text-minor" href={item.href}>
                {item.name}
              </a>
              <span className="text-small text-soft">{item.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
