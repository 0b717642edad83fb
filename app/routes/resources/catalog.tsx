import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import type { ResourcesContent } from './content.schema.ts'

export interface CatalogItem {
  title: string
  spine: string
  what: string
  forWhom: string
  atHand: string
  minutes: number
  href: string
}

/** A group of items, marked by a letter. */
export interface CatalogShelf {
  id: string
  mark: string
  name: string
  note: string
  items: readonly CatalogItem[]
  more?: { label: string; href: string }
}

interface CatalogProps {
  shelves: readonly CatalogShelf[]
  labels: ResourcesContent['labels']
  formatMinutes: (count: number) => string
}

/** A table per group; on a phone each row is a card. */
export function Catalog({ shelves, labels, formatMinutes }: CatalogProps) {
  return (
    <Section reveal={false} className="!py-0">
      {shelves.map((shelf, place) => (
        <section
          key={shelf.id}
          id={shelf.id}
          aria-labelledby={`${shelf.id}-name`}
          data-reveal={place > 0 ? '' : undefined}
          className="catalog-shelf"
        >
          <CatalogHead {...shelf} />
          {/* Some browsers drop a table's role when CSS lays it out as blocks. */}
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <table role="table" aria-labelledby={`${shelf.id}-name`} className="catalog">
            <thead className="max-md:sr-only">
              <tr>
                <th scope="col">{labels.item}</th>
                <th scope="col">{labels.forWhom}</th>
                <th scope="col">{labels.takes}</th>
                <th scope="col">{labels.atHand}</th>
              </tr>
            </thead>
            <tbody>
              {shelf.items.map((item, index) => (
                <tr key={item.href}>
                  <th scope="row">
                    <span className="catalog-mark">{`${shelf.mark}${index + 1}`}</span>
                    <a href={item.href}>{item.title}</a>
                    <span className="block mt-[0.35rem] text-soft text-small">{item.what}</span>
                  </th>
                  <td data-label={labels.forWhom}>{item.forWhom}</td>
                  <td data-label={labels.takes} className="tabular">
                    {formatMinutes(item.minutes)}
                  </td>
                  <td data-label={labels.atHand}>{item.atHand}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shelf.more ? <MoreLink link={shelf.more} className="mt-5 text-small" /> : null}
        </section>
      ))}
    </Section>
  )
}

/** Heading of a group: its letter, name and note. */
export function CatalogHead({ id, mark, name, note }: Pick<CatalogShelf, 'id' | 'mark' | 'name' | 'note'>) {
  return (
    <div className="catalog-head">
      <span aria-hidden="true" className="font-serif text-evergreen">
        {mark}
      </span>
      <h2 id={`${id}-name`} className="text-[1.75rem] leading-tight">
        {name}
      </h2>
      <p className="text-small text-soft">{note}</p>
    </div>
  )
}
