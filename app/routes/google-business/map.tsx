import { HeroText } from '../../components/hero.tsx'
import { googleBusiness } from './content.data.ts'

/** Hero: the text on paper, and the map running off the page's right edge. */
export const MapHero = () => (
  <section
    aria-labelledby="hero"
    className="overflow-x-clip border-b border-rule lg:grid lg:grid-cols-[minmax(2.5rem,1fr)_minmax(0,33rem)_minmax(0,36rem)_minmax(2.5rem,1fr)]"
  >
    <div className="pt-9 px-5 pb-8 sm:px-10 lg:col-start-2 lg:pr-12 lg:pl-0 lg:py-14">
      <HeroText content={googleBusiness.hero} className="max-w-headline-short text-display" />
    </div>
    <MapPack />
  </section>
)

/** Drawing of Google's map results: a town map with 3 pins, and the list of the 3 places over it. */
function MapPack() {
  const { mapPack: content } = googleBusiness
  return (
    <figure className="bg-leaf sm:relative sm:grid sm:grid-cols-[minmax(0,1fr)_21rem_max(2.5rem,50vw-34.5rem)] sm:content-center sm:py-10 lg:col-[3/-1] lg:border-l lg:border-rule">
      <div role="img" aria-label={content.description} className="contents">
        <TownMap yours={content.yours} />
        <div className="relative mx-5 -mt-14 border border-rule bg-white p-5 sm:col-start-2 sm:m-0 sm:p-6">
          <p className="search-field">{content.query}</p>
          <ol className="mt-3">
            {content.places.map((place, index) => {
              const isYours = index === content.yours
              return (
                <li
                  key={place.name}
                  className={`grid grid-cols-[2.25rem_1fr] border-rule py-2.5 not-last:border-b ${isYours ? '-mx-3 bg-wash px-3' : ''}`}
                >
                  <span className="font-serif text-minor tabular">{index + 1}</span>
                  <span>
                    <span className={`block ${isYours ? 'font-semibold' : ''}`}>{place.name}</span>
                    <span className="block text-label text-soft">{place.line}</span>
                  </span>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
      <figcaption className="text-label text-soft pt-3 px-5 pb-6 sm:relative sm:col-start-2 sm:px-0 sm:pb-0">
        {content.note}
      </figcaption>
    </figure>
  )
}

/** Position of each pin's tip, for the first, second and third place. */
const pins = [
  { x: 50, y: 186 },
  { x: 128, y: 252 },
  { x: 58, y: 312 },
]

/** The drawn town: river, park, streets, and a numbered pin for each place. `yours` is the larger one. */
function TownMap({ yours }: { yours: number }) {
  return (
    <svg
      viewBox="0 0 720 520"
      aria-hidden="true"
      className="block w-[180%] max-w-none h-60 sm:absolute sm:w-full sm:h-full"
      preserveAspectRatio="xMinYMid slice"
    >
      <path
        d="M-10 352C110 300 170 420 310 386S520 430 730 300v74C560 470 430 426 320 442S120 372-10 412z"
        className="fill-wash"
      />
      <path d="M300 40h120v92H300zM560 150h90v70h-90z" className="fill-wash" />
      <path
        d="M-10 96H730M-10 226 730 196M96-10v540M226-10l22 540M470-10l-16 540M618-10l30 540M-10 330 460 300 730 340M96 478 730 500"
        className="fill-none stroke-white"
        strokeWidth="11"
      />
      <path
        d="M-10 160H230M160-10l-8 240M300 132V390M360 206l10 180M540 196V-10M248 262H460M-10 270 96 262M640 96h90"
        className="fill-none stroke-white"
        strokeWidth="5"
      />
      {pins.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${index === yours ? 1.5 : 1.1})`}>
          <path d="M0 0-11-13V-38H11V-13z" className={index === yours ? 'fill-evergreen' : 'fill-soft'} />
          <text y={-19} textAnchor="middle" className="fill-paper font-serif text-lead">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
