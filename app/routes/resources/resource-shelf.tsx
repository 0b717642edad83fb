import type { CatalogShelf } from './catalog.tsx'

interface ResourceShelfProps {
  shelves: readonly CatalogShelf[]
  description: string
  /** How to read it, and what it adds up to. */
  caption: string
}

/** Every item as a spine on one board, as wide as it takes minutes. The catalogue under it has the links. */
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
