import type { GoogleBusinessContent } from './content.schema.ts'
import { TownMap } from './town-map.tsx'

/** Drawing of Google's map results: a town map with 3 pins, and the list of the 3 places over it. */
export function MapPack({ content }: { content: GoogleBusinessContent['mapPack'] }) {
  return (
    <figure className="map-pack">
      <div role="img" aria-label={content.description} className="contents">
        <TownMap yours={content.yours} />
        <div className="map-list">
          <p className="search-field">{content.query}</p>
          <ol className="mt-3">
            {content.places.map((place, index) => {
              const isYours = index === content.yours
              return (
                <li
                  key={place.name}
                  className={`grid grid-cols-[2.25rem_1fr] border-rule py-3.5 not-last:border-b ${isYours ? 'map-yours' : ''}`}
                >
                  <span className="font-serif text-minor tabular">{index + 1}</span>
                  <span>
                    <span className={`block ${isYours ? 'font-semibold' : ''}`}>{place.name}</span>
                    <span className="block text-fine text-soft">{place.line}</span>
                  </span>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
      <figcaption className="map-note text-fine text-soft">{content.note}</figcaption>
    </figure>
  )
}
