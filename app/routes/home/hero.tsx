import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { bookedWeeks } from '../../content/promises/booked-weeks.data.ts'
import { specialties } from '../../content/specialties/specialties.data.ts'
import type { Home } from './content.data.ts'

/** Hero. Never fades in, because it is the largest contentful paint. */
export function Hero({ content }: { content: Home['hero'] }) {
  return (
    <section aria-labelledby="hero" className="overflow-x-clip">
      <div className="hero page-container grid items-center">
        <div>
          <h1 id="hero" className="text-display">
            <NoBreak text={`${content.headline.plain} `} />
            <em className="text-evergreen">{content.headline.turn}</em>
          </h1>
          <p className="mt-4 text-lead text-soft">{content.lead}</p>
          <p className="mt-5 md:mt-7">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
          </p>
          <p className="mt-3 text-fine font-medium md:text-small">{content.smallPrint}</p>
          <p className="mt-1 max-w-[30rem] text-fine text-soft">
            {`${content.month} `}
            <TextLink link={content.guaranteeLink} className="inline-block" />
          </p>
        </div>
        <BookedWeeks />
      </div>
    </section>
  )
}

/** Drawing: one full week of the schedule, and how the weeks since launch filled up to it. */
function BookedWeeks() {
  const { weeks, ...content } = bookedWeeks
  const counted = weeks.length - content.lastWeeks
  return (
    <figure>
      <div
        role="img"
        aria-label={content.description}
        className="book-page border border-rule bg-white lg:p-6"
      >
        <p className="flex items-baseline justify-between gap-2 font-serif text-minor">
          {content.title}
          <span className="shrink-0 font-sans text-[0.75rem] text-soft">{content.caption}</span>
        </p>
        <div className="schedule border-t border-ink text-fine">
          {content.days.map((day) => (
            <span key={day} className="py-[0.4rem] px-1 border-l border-rule font-medium">
              {day}
            </span>
          ))}
        </div>
        <div className="schedule schedule-lines">
          {content.entries.map(({ day, row, label, state }, nth) => (
            <span
              key={`${day}-${row}`}
              className={state === 'new' ? 'appointment' : `appointment appointment-${state}`}
              style={{ gridArea: `${row + 1}/${day + 1}`, '--nth': nth } as React.CSSProperties}
            >
              {label}
            </span>
          ))}
        </div>
        <p className="border-t border-ink text-fine pt-3 font-medium">{content.runTitle}</p>
        {/* One column of squares for each week since launch; the last ones make the guarantee's month. */}
        <div className="week-run mt-2">
          {weeks.map((count, week) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place.
              key={week}
              className={week >= counted ? 'week-column week-counted' : 'week-column'}
              style={{ '--count': count } as React.CSSProperties}
            />
          ))}
        </div>
        <div className="week-ends flex justify-between text-fine text-soft">
          <span>{content.firstWeek}</span>
          <span>
            <strong className="text-evergreen">{content.total}</strong>
            {` ${content.lastWeek}`}
          </span>
        </div>
      </div>
    </figure>
  )
}

/** The specialties we work with, each a link to its page. */
export function Specialties({ content }: { content: Home['specialties'] }) {
  return (
    <section aria-labelledby="specialties" className="border-t border-rule bg-leaf">
      <div className="specialties page-container">
        <h2 id="specialties" className="text-minor">
          {fillPlaceholders(content.headline, { count: String(specialties.length) })}
        </h2>
        <ul className="flex flex-wrap gap-x-4 text-label">
          {specialties.map(({ name, path }) => (
            <li key={path}>
              <a className="link inline-block" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Four figures, each with a link to its terms. */
export function Stats({ content }: { content: Home['figures'] }) {
  return (
    <div className="on-dark bg-night text-paper">
      <dl className="facts page-container grid">
        {content.map((figure) => (
          <div key={figure.value}>
            <dt className="font-serif tabular">{figure.value}</dt>
            <dd className="text-fine opacity-90">
              {`${figure.text} `}
              {figure.termsHref ? (
                <a href={figure.termsHref} className="link inline-block font-normal">
                  {figure.termsLabel}
                </a>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What the reader has paid for before, and what was wrong with it. */
export function Problem({ content }: { content: Home['problem'] }) {
  return (
    <Section labelledBy="problem" slim>
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="problem" content={content} quiet />
          <MoreLink link={content.link} className="mt-3 max-lg:hidden" />
        </div>
        <div>
          <dl className="pairs">
            {content.items.map((item) => (
              <div key={item.bought}>
                <dt className="font-semibold">{item.bought}</dt>
                <dd className="text-soft">{item.truth}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={content.link} className="mt-2 lg:hidden" />
        </div>
      </div>
    </Section>
  )
}
