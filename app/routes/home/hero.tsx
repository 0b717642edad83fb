import { Headlined } from '../../components/page-heading.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Ringed } from '../../components/ui/ring.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { type Specialty, specialties } from '../../content/specialties/specialties.data.ts'
import { home } from './content.data.ts'
import type { Story } from './story.ts'

interface HeroProps {
  story: Story
  /** The specialty whose patient the page follows. */
  specialty: Specialty
}

/** The promise, the button and the terms, beside the month that is promised. Never fades in, because it is the largest contentful paint. */
export function Hero({ story, specialty }: HeroProps) {
  const { hero } = home
  return (
    <section aria-labelledby="hero" className="page-container home-hero">
      <div>
        <p className="kicker">{hero.kicker}</p>
        <h1 id="hero" className="text-display">
          <Headlined headline={hero.headline} />
        </h1>
        <p className="section-lead">{hero.lead}</p>
        <p className="hero-call">
          <CallToAction>{hero.callToAction}</CallToAction>
        </p>
        <p className="text-label">
          {`${hero.terms} `}
          <TextLink link={hero.link} className="inline-block" />
        </p>
      </div>
      <AppointmentBook story={story} />
      <nav aria-label={hero.specialties} className="hero-specialties">
        <p className="text-label text-soft">{hero.specialties}</p>
        <ul className="overflow-x-auto">
          {specialties.map(({ name, slug }) => (
            <li key={slug}>
              <a href={`/?for=${slug}`} aria-current={slug === specialty.slug ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

const WEEKS = 4
const DAYS = 5
/** Times of a day's first, second and third entry; the next day takes the next ones. */
const TIMES = [
  ['9:00', '10:00', '11:00', '9:30'],
  ['1:30', '2:00', '1:00'],
  ['3:30', '4:00'],
]

/** The promised month: its bookings spread over the weekdays of four weeks, and one of them the visit that the page follows. */
function bookedMonth() {
  const { visit } = home
  const days = WEEKS * DAYS
  const visitDay = (visit.week - 1) * DAYS + visit.weekday - 1
  let written = 0
  return Array.from({ length: days }, (_, day) => {
    const until = (nth: number) => Math.floor((nth * promises.paidTraffic.consultations) / days)
    const times = Array.from({ length: until(day + 1) - until(day) }, (_, nth) => {
      const row = TIMES[Math.min(nth, TIMES.length - 1)] ?? []
      const isVisit = day === visitDay && nth === 0
      return { time: isVisit ? visit.time : row[day % row.length], isVisit, place: written++ }
    })
    return { date: Math.floor(day / DAYS) * 7 + (day % DAYS) + 1, times }
  })
}

const month = bookedMonth()

/** A month of an appointment book that writes itself full. */
function AppointmentBook({ story }: { story: Story }) {
  const { book } = home
  return (
    <figure className="book border border-rule bg-white">
      <div role="img" aria-label={book.description}>
        <p className="book-head">
          <span>{book.title}</span>
          <Ringed>{book.booked}</Ringed>
        </p>
        <div className="book-month">
          {book.days.map((day) => (
            <b key={day}>{day}</b>
          ))}
          {month.map(({ date, times }) => (
            <div key={date}>
              {date}
              {times.map(({ time, isVisit, place }) => (
                <i
                  key={place}
                  className={isVisit ? 'visit' : undefined}
                  style={{ '--place': place } as React.CSSProperties}
                >
                  {time}{' '}
                  <span>{isVisit ? story.entries[0] : story.entries[place % story.entries.length]}</span>
                </i>
              ))}
            </div>
          ))}
        </div>
      </div>
      <figcaption>{book.caption}</figcaption>
    </figure>
  )
}
