import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { ResourcesContent } from './content.schema.ts'

interface GuideOutlineProps {
  content: ResourcesContent['outline']
  formatPages: (first: number, last: number) => string
}

/** Outline of a patient guide: each chapter with its pages drawn as numbered boxes. */
export function GuideOutline({ content, formatPages }: GuideOutlineProps) {
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
            {content.rules.map((rule) => (
              <li key={rule} className="check py-1.5">
                {rule}
              </li>
            ))}
          </ul>
        </div>
        <ol className="guide-outline">
          {chapters.map(({ title, rule, numbers }) => (
            <li key={title}>
              <p className="outline-pages">
                <span className="sr-only">{formatPages(numbers[0] ?? 0, numbers.at(-1) ?? 0)}</span>
                {numbers.map((number) => (
                  <span key={number} aria-hidden="true">
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
