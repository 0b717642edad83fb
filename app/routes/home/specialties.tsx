import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** The kinds of practice we take. */
export function Specialties({ content }: { content: Home['specialties'] }) {
  return (
    <Section labelledBy="specialties">
      <Heading id="specialties" content={content} />
      <ul className="mt-10 gap-x-16 md:columns-2">
        {content.items.map((item) => (
          <li key={item.name} className="dotted-row break-inside-avoid border-b border-rule py-4">
            <span className="font-serif text-minor">{item.name}</span>
            <span className="text-right text-small text-soft">{item.treats}</span>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-[38rem] text-small text-soft">{content.note}</p>
    </Section>
  )
}
