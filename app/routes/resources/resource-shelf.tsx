import type { CatalogShelf } from './catalog.tsx'

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
