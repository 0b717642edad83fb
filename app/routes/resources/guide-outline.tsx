import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import type { ResourcesContent } from './content.data.ts'

/** Outline of a patient guide: each chapter with its pages. */
export function GuideOutline({ content }: { content: ResourcesContent['outline'] }) {
  const pagesBefore = (index: number) =>
    content.chapters.slice(0, index).reduce((sum, { pages }) => sum + pages, content.pagesBefore)
  return (
    <Section id="outline" tone="leaf" labelledBy="outline-headline">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div>
          <Heading id="outline-headline" lead={content.lead} content={content} />
          <ul className="mt-6">
            <ListItems texts={content.rules} className="check py-1.5" />
          </ul>
        </div>
        <ol className="border-b border-rule">
          {content.chapters.map(({ title, rule }, index) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-3 border-t border-rule py-5 sm:grid-cols-[9rem_1fr]"
            >
              <p className="text-soft tabular">
                {fillPlaceholders(content.pages, {
                  first: String(pagesBefore(index) + 1),
                  last: String(pagesBefore(index + 1)),
                })}
              </p>
              <div>
                <h3 className="text-minor">{title}</h3>
                <p className="mt-1 text-small text-soft">{rule}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
