import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** The specialties we work with, each a link to its page. */
export function Specialties({ content }: { content: Home['specialties'] }) {
  return (
    <Section labelledBy="specialties">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[4fr_8fr]">
        <div>
          <Heading id="specialties" content={content} />
          <p className="mt-2 max-w-[26rem] text-small text-soft">{content.note}</p>
        </div>
        <ul className="grid grid-cols-2 border-t border-l border-rule sm:grid-cols-3">
          {content.items.map((item) => (
            <li key={item.name} className="border-r border-b border-rule bg-white last:max-sm:col-span-2">
              <a
                className="flex min-h-13 items-center px-3 py-1.5 font-serif text-body leading-tight hover:bg-wash md:min-h-24 md:px-5 md:text-minor"
                href={item.href}
              >
                {item.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
