import type { GoogleBusinessContent } from '../../content/traffic.schema.ts'

/** Position of each pin's tip. */
const pins = [
  { x: 168, y: 118 },
  { x: 322, y: 176 },
  { x: 432, y: 82 },
]

/** Illustration of Google's map pack: a map with three pins and the list of the three places. */
export function MapPack({ content }: { content: GoogleBusinessContent['mapPack'] }) {
  return (
    <figure>
      <div role="img" aria-label={content.description} className="map-pack">
        <svg
          viewBox="0 0 560 280"
          aria-hidden="true"
          className="map-drawing"
          preserveAspectRatio="xMidYMid slice"
        >
          <path
            d="M-10 214C90 170 120 250 230 232S400 250 570 178v60C440 300 330 268 240 276S90 220-10 262z"
            className="fill-wash"
          />
          <path d="M372 20h92v58h-92z" className="fill-wash" />
          <path
            d="M-10 60H570M-10 140 570 120M60-10V290M150-10l20 300M300-10l-10 210M396-10l30 300M500-10V200M-10 196 300 180M300 60l270 96"
            className="fill-none stroke-white"
            strokeWidth="9"
          />
          <path
            d="M-10 100H150M230-10l-6 240M360 60v126"
            className="fill-none stroke-white"
            strokeWidth="4"
          />
          {pins.map(({ x, y }, index) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path
                d="M0 0-11-13V-38H11V-13z"
                transform={index === content.yours ? 'scale(1.35)' : undefined}
                className={index === content.yours ? 'fill-evergreen' : 'fill-soft'}
              />
              <text
                y={index === content.yours ? -25 : -19}
                textAnchor="middle"
                className="fill-paper font-serif text-[18px]"
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <div className="p-5 sm:p-7">
          <p className="search-field">{content.query}</p>
          <ol className="mt-3">
            {content.places.map((place, index) => (
              <li
                key={place.name}
                className={`grid grid-cols-[2.25rem_1fr] border-rule py-3.5 not-last:border-b ${index === content.yours ? 'map-yours' : ''}`}
              >
                <span className="font-serif text-minor tabular-nums">{index + 1}</span>
                <span>
                  <span className={`block ${index === content.yours ? 'font-semibold' : ''}`}>
                    {place.name}
                  </span>
                  <span className="block text-fine text-soft">{place.line}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <figcaption className="mt-3 text-fine text-soft">{content.note}</figcaption>
    </figure>
  )
}
