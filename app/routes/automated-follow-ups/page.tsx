import { ClosingBeside } from '../../components/closing-call-to-action.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { DrawnHero } from '../../components/hero.tsx'
import { Icon } from '../../components/icon.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { Section } from '../../components/ui/section.tsx'
import { SourceLink } from '../../components/ui/text-link.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { service } from '../../seo/structured-data.ts'
import { automatedFollowUps } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({
  ...automatedFollowUps.meta,
  structuredData: [service('/automated-follow-ups', automatedFollowUps.hero)],
})

export function Page() {
  return (
    <>
      <DrawnHero content={automatedFollowUps.hero}>
        <EmailCalendar />
      </DrawnHero>
      <BelowHero
        content={automatedFollowUps}
        after="14rem"
        sections={{
          sequence: <EmailSequence />,
          rules: <StopRules />,
          guarantee: (
            <Guarantee content={automatedFollowUps.guarantee}>
              <MoreBookings />
            </Guarantee>
          ),
        }}
      />
      <TestTonight />
    </>
  )
}

const days = Array.from({ length: promises.followUps.nurtureDays.to }, (_, index) => index + 1)

/** The emails on their days, as a page of a calendar; each leads to its text. */
function EmailCalendar() {
  const { form, day: label, first, weekdays, description, caption } = automatedFollowUps.calendar
  const emailDays = automatedFollowUps.sequence.emails.map(({ day }) => day)
  return (
    <figure className="fortnight book-page border border-rule bg-white" aria-label={description}>
      <p className="fortnight-head">{form}</p>
      <ol>
        {weekdays.map((weekday) => (
          <li key={weekday} aria-hidden="true">
            {weekday}
          </li>
        ))}
        {days.map((day) => (
          <li key={day} className={emailDays.includes(day) ? 'fortnight-email' : undefined}>
            {emailDays.includes(day) ? (
              <a href={`#day-${day}`}>
                <span className="sr-only">{label} </span>
                {day}
                <Icon name="envelope-simple" className="forced-color-adjust-none lg:!size-9" />
                {day === 1 ? <b>{first}</b> : null}
              </a>
            ) : (
              day
            )}
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

type Email = (typeof automatedFollowUps.sequence.emails)[number]

/** The emails in a row; each opens. */
function EmailSequence() {
  const { emails, note, ...head } = automatedFollowUps.sequence
  return (
    <Section id="sequence" tone="leaf" labelledBy="sequence-headline" slim className="beside beside-wide">
      <div>
        <SectionHead id="sequence-headline" content={head} />
        <p className="mt-3 text-label text-soft">{note}</p>
      </div>
      <div className="book-page border border-rule bg-white">
        {emails.map((email) => (
          <SampleEmail key={email.day} email={email} />
        ))}
      </div>
    </Section>
  )
}

/** One email: its day, subject and purpose, and the whole text when opened. */
function SampleEmail({ email }: { email: Email }) {
  const { fromLabel, sender, postalAddress, because, optOut } = automatedFollowUps.sequence
  return (
    <details name="email" open={email.day === 1} className="border-rule not-first:border-t">
      <summary className="group disclosure flex items-center justify-between gap-4 px-4 py-2.5 lg:px-6">
        <div className="grid flex-1 items-baseline gap-x-4 sm:grid-cols-[4rem_1fr]">
          <p className="text-label text-evergreen tabular">
            {automatedFollowUps.calendar.day} {email.day}
          </p>
          <div>
            <h3 className="font-sans text-body leading-snug font-semibold tracking-normal group-hover:underline group-hover:underline-offset-[0.2em]">
              {email.subject}
            </h3>
            <p className="text-label leading-snug text-soft">{email.purpose}</p>
          </div>
        </div>
      </summary>
      <article id={`day-${email.day}`} className="border-t border-rule px-4 pt-3.5 pb-5 lg:px-6">
        <dl className="grid grid-cols-[4.25rem_minmax(0,1fr)] border-b border-rule pb-3 text-(length:--text-label)">
          <dt className="text-soft">{fromLabel}</dt>
          <dd>{sender}</dd>
        </dl>
        <div className="mt-4 space-y-3">
          <Paragraphs texts={email.body} />
          <p className="inline-block py-1.5 px-3.5 border border-evergreen rounded-xs text-evergreen font-medium">
            {email.linkLabel}
          </p>
        </div>
        <div className="mt-5 pt-2.5 border-t border-rule text-fine text-soft">
          <p>{postalAddress}</p>
          <p>
            {because} <span className="underline">{optOut}</span>
          </p>
        </div>
      </article>
    </details>
  )
}

/** What ends or changes the sequence, each with what follows it. */
function StopRules() {
  const { items, evidence, source, ...head } = automatedFollowUps.rules
  return (
    <HeadedSection name="rules" head={head}>
      <ul className="stops">
        {items.map(({ icon, when, result }) => (
          <li key={when}>
            <Icon name={icon} className="!size-9" />
            <h3>{when}</h3>
            <p>{result}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-wide text-label text-soft">
        {evidence} <SourceLink source={source} />
      </p>
    </HeadedSection>
  )
}

/** The bookings before and after, to scale. */
function MoreBookings() {
  const { example, bars } = automatedFollowUps.guarantee
  const most = Math.max(...bars.map(({ bookings }) => bookings))
  return (
    <figure className="bookings">
      <figcaption>{example}</figcaption>
      {bars.map(({ label, bookings }) => (
        <p key={label} style={{ width: `${(100 * bookings) / most}%` }}>
          {label}
        </p>
      ))}
    </figure>
  )
}

/** Closing: a question to send to one's own practice, with two times to fill in, and the call. */
function TestTonight() {
  const { closing, test } = automatedFollowUps
  return (
    <ClosingBeside content={closing}>
      <div className="test-slip">
        <p className="text-label text-soft">{test.kicker}</p>
        <p>{test.question}</p>
        <dl>
          <div>
            <dt>{test.first}</dt>
            <dd aria-hidden="true">__ : __</dd>
          </div>
          <div>
            <dt>{test.second}</dt>
            <dd aria-hidden="true">__ : __</dd>
          </div>
        </dl>
      </div>
    </ClosingBeside>
  )
}
