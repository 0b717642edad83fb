import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ItemNumber } from '../../components/ui/texts.tsx'
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
          <CardTable
            look="catalog"
            className=""
            labelledBy={`${shelf.id}-name`}
            columns={[
              { label: labels.item },
              { label: labels.forWhom },
              { label: labels.takes, className: 'tabular' },
              { label: labels.atHand },
            ]}
            rows={shelf.items.map((item, index) => [
              <>
                <span className="catalog-mark">{`${shelf.mark}${index + 1}`}</span>
                <a href={item.href}>{item.title}</a>
                <span className="block mt-[0.35rem] text-soft text-small">{item.what}</span>
              </>,
              item.forWhom,
              formatMinutes(item.minutes),
              item.atHand,
            ])}
          />
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
      <ItemNumber className="font-serif text-evergreen" number={mark} />
      <Headline id={`${id}-name`} className="text-[1.75rem] leading-tight" text={name} />
      <p className="text-small text-soft">{note}</p>
    </div>
  )
}
