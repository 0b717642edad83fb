import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { CatalogHead, type CatalogShelf } from './catalog.tsx'
import type { ResourcesContent } from './content.schema.ts'

interface ResourceShelfProps {
  shelves: readonly CatalogShelf[]
  description: string
  caption: string
}

/** Chart: every item as a book as wide as its minutes. The catalog below has the links. */
export function ResourceShelf({ shelves, description, caption }: ResourceShelfProps) {
  return (
    <figure className="mt-12 md:mt-16">
      <div role="img" aria-label={description} className="shelf">
        {shelves.flatMap(({ mark, items }) =>
          items.map(({ href, spine, minutes }, index) => (
            <span key={href} className={`spine spine-${mark.toLowerCase()}`} style={{ flexGrow: minutes }}>
              <span>{spine}</span>
              <b>{`${mark}${index + 1}`}</b>
            </span>
          )),
        )}
      </div>
      <figcaption className="mt-3 text-fine text-soft">{caption}</figcaption>
    </figure>
  )
}

interface LinkGroup {
  id: string
  mark: string
  name: string
  note: string
  items: readonly { label: string; href: string }[]
}

/** Groups of the catalog whose items need only a name: samples and specialties. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <Section className="!pt-0">
      {groups.map((group) => (
        <section key={group.id} id={group.id} aria-labelledby={`${group.id}-name`} className="catalog-shelf">
          <CatalogHead {...group} />
          <ul className="catalog-links">
            {group.items.map(({ label, href }, index) => (
              <li key={href}>
                <span className="catalog-mark">{`${group.mark}${index + 1}`}</span>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

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
            <ListItems texts={content.rules} className="check py-1.5" />
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
