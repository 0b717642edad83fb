import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import type { ResourcesContent } from './content.data.ts'

/** Outline of a patient guide: each chapter with its pages drawn as numbered boxes. */
export function GuideOutline({ content }: { content: ResourcesContent['outline'] }) {
  let next = content.pagesBefore + 1
  const chapters = content.chapters.map((chapter) => {
    const first = next
    next += chapter.pages
    return { ...chapter, numbers: Array.from({ length: chapter.pages }, (_, index) => first + index) }
  })
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
          {chapters.map(({ title, rule, numbers }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-3 border-t border-rule py-5 sm:grid-cols-[13rem_1fr]"
            >
              <p className="flex flex-wrap gap-[3px]">
                <span className="sr-only">
                  {fillPlaceholders(content.pages, {
                    first: String(numbers[0] ?? 0),
                    last: String(numbers.at(-1) ?? 0),
                  })}
                </span>
                {numbers.map((number) => (
                  <span
                    key={number}
                    aria-hidden="true"
                    className="grid h-12 w-9 items-end justify-items-center border border-soft bg-white pb-[0.2rem] text-[0.75rem] leading-none text-soft"
                  >
                    {number}
                  </span>
                ))}
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
