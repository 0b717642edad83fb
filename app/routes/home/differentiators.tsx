import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** Numbered differentiators: a title and what it means. */
export function Differentiators({ content }: { content: Home['differentiators'] }) {
  return (
    <Section tone="night" labelledBy="differentiators">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="sticky lg:top-24 lg:self-start">
          <Heading id="differentiators" content={content} />
        </div>
        <ol>
          {content.items.map((item, index) => (
            <li
              key={item.title}
              className="grid grid-cols-[2.5rem_1fr] gap-x-2 gap-y-1.5 border-t border-white/20 py-6 last:border-b sm:grid-cols-[3rem_5fr_6fr] sm:gap-x-6"
            >
              <span className="font-serif text-minor text-paper/70 tabular-nums">{index + 1}</span>
              <h3 className="text-minor">{item.title}</h3>
              <p className="col-start-2 text-small text-paper/85 sm:col-start-3">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
