import { Heading } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/more-link.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** Numbered differentiators: a title and what it means. */
export function Differentiators({ content }: { content: Home['differentiators'] }) {
  return (
    <Section tone="night" labelledBy="differentiators">
      <Heading id="differentiators" content={content} />
      <ol className="mt-5 grid gap-x-12 md:mt-12 md:grid-cols-2 lg:grid-cols-3">
        {content.items.map((item, index) => (
          <li
            key={item.title}
            className="grid grid-cols-[2rem_1fr] gap-x-1 border-t border-white/20 py-2 md:py-5 lg:first:col-span-3 lg:first:grid-cols-[2rem_auto_1fr] lg:first:items-baseline lg:first:gap-x-4"
          >
            <span className="font-serif text-minor text-paper/70 tabular-nums">{index + 1}</span>
            <h3 className="text-minor">{item.title}</h3>
            <p className="col-start-2 text-small text-paper/85 lg:[:first-child>&]:col-start-3">
              {item.text}
            </p>
          </li>
        ))}
      </ol>
      <MoreLink link={content.link} className="mt-3" />
    </Section>
  )
}
