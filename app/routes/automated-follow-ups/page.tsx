import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { HeroText } from '../../components/hero.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { BelowHero } from '../../layout/sticky-cta.tsx'
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
      <div className="follow-ups">
        <InboxHero content={automatedFollowUps.hero} />
        <BelowHero
          content={automatedFollowUps}
          after="22rem"
          sections={{
            sequence: <EmailSequence content={automatedFollowUps.sequence} />,
            responseTime: <ResponseTime content={automatedFollowUps.responseTime} />,
            rules: <StopRules content={automatedFollowUps.rules} />,
            guarantee: <BookingsGuarantee content={automatedFollowUps.guarantee} />,
          }}
        />
      </div>
      <ClosingCta content={automatedFollowUps.closing} related={automatedFollowUps.related} />
    </>
  )
}

const tones = ['bg-evergreen text-paper', 'bg-wash', '[box-shadow:inset_0_0_0_2px_var(--color-soft)]']

/** How fast companies answer a lead: a bar as wide as the page, with its source. */
function ResponseTime({ content }: { content: typeof automatedFollowUps.responseTime }) {
  return (
    <section aria-labelledby="response-time" className="pt-16 md:pt-24">
      <div className="page-container grid gap-x-16 gap-y-5 pb-10 lg:grid-cols-2" data-reveal="">
        <Headline id="response-time" className="max-w-[11em] text-major" text={content.headline} />
        <div className="space-y-4">
          <Paragraphs texts={content.paragraphs} />
        </div>
      </div>
      <figure>
        <div
          role="img"
          aria-label={content.description}
          className="grid"
          style={{ gridTemplateColumns: content.parts.map(({ percent }) => `${percent}fr`).join(' ') }}
        >
          {content.parts.map((part, index) => (
            <div
              key={part.label}
              className={`min-w-auto px-2 pt-4 pb-[1.1rem] forced-color-adjust-none lg:px-6 lg:pt-7 lg:pb-8 lg:first:pl-[max(2.5rem,50vw-34.5rem)] ${tones[index]}`}
            >
              <p className="tabular font-serif text-[clamp(2.25rem,1rem_+_5vw,5rem)] leading-none tracking-[-0.018em]">
                {part.percent}%
              </p>
              <p className="text-label">{part.label}</p>
            </div>
          ))}
        </div>
        <figcaption className="page-container py-4 text-label text-soft">
          {content.note} <TextLink link={{ label: content.source.name, href: content.source.address }} />
        </figcaption>
      </figure>
    </section>
  )
}

/** The sequence as an inbox on a calendar: a row for each day, and on 7 of them an email that opens. */
function EmailSequence({ content }: { content: typeof automatedFollowUps.sequence }) {
  const emailOn = new Map(content.emails.map((email) => [email.day, email]))
  return (
    <section
      id="sequence"
      aria-labelledby="sequence-headline"
      className="inbox px-5 pt-8 sm:max-lg:px-10 lg:pt-14 lg:pr-0 lg:pl-16"
    >
      <h2 id="sequence-headline" className="text-[1.75rem] leading-tight">
        <NoBreak text={content.headline} />
      </h2>
      <p className="mt-2 max-w-[38rem]">{content.lead}</p>
      <div className="mt-6 bg-white border border-rule book-page">
        <p className="py-3 px-4 border-b border-ink text-(length:--text-small) lg:px-6">
          <span className="tabular">{content.form.time}</span> {content.form.what}
        </p>
        <ol>
          {Array.from({ length: promises.followUps.nurtureDays.to }, (_, index) => index + 1).map((day) => {
            const email = emailOn.get(day)
            const weekday = content.weekdays[(day - 1) % content.weekdays.length]
            return (
              <li
                key={day}
                className="grid grid-cols-[3.5rem_1fr] border-t border-rule first:border-0 lg:grid-cols-[4.5rem_1fr]"
              >
                <p
                  className={
                    email
                      ? 'flex flex-col items-center border-r-[3px] border-evergreen bg-wash pt-[0.7rem] pb-2 leading-[1.2]'
                      : 'flex items-center justify-center gap-[0.4rem] border-r border-rule py-[0.2rem] leading-[1.2]'
                  }
                >
                  <span className="text-fine text-soft">{weekday}</span>
                  <span
                    className={`tabular ${email ? 'font-serif text-[1.5rem] text-evergreen' : 'text-(length:--text-fine) text-soft'}`}
                  >
                    <span className="sr-only">{content.dayLabel} </span>
                    {day}
                  </span>
                </p>
                {email ? <SampleEmail content={content} email={email} /> : null}
              </li>
            )
          })}
        </ol>
      </div>
      <p className="mt-4 text-small text-soft">
        {content.note} {content.legalNote}
      </p>
    </section>
  )
}

interface SampleEmailProps {
  content: typeof automatedFollowUps.sequence
  email: (typeof automatedFollowUps.sequence.emails)[number]
}

/** One email of the inbox: subject and purpose in its line, the whole text when opened. */
function SampleEmail({ content, email }: SampleEmailProps) {
  return (
    <details open={email.day === 1}>
      <summary className="group disclosure flex items-center justify-between gap-4 px-4 py-[0.85rem] lg:px-6">
        <div>
          <h3 className="font-sans text-body leading-snug font-semibold tracking-normal group-hover:text-evergreen group-hover:underline group-hover:underline-offset-[0.2em]">
            {email.subject}
          </h3>
          <p className="text-small text-soft">{email.purpose}</p>
        </div>
      </summary>
      <article id={`day-${email.day}`} className="border-t border-rule px-4 pt-[0.9rem] pb-5 lg:px-6">
        <dl className="grid grid-cols-[4.25rem_minmax(0,1fr)] border-b border-rule pb-3 text-(length:--text-label)">
          <dt className="text-soft">{content.fromLabel}</dt>
          <dd>{content.sender}</dd>
        </dl>
        <div className="mt-4 space-y-3">
          <Paragraphs texts={email.body} />
          <p className="inline-block py-[0.35rem] px-[0.9rem] border border-evergreen rounded-[2px] text-evergreen font-medium">
            {email.linkLabel}
          </p>
        </div>
        <div className="mt-5 pt-[0.6rem] border-t border-rule text-fine text-soft">
          <p>{content.postalAddress}</p>
          <p>
            {content.because} <span className="underline">{content.optOut}</span>
          </p>
        </div>
      </article>
    </details>
  )
}

/** Hero beside the inbox: on a wide page it stays in view while the inbox scrolls. */
function InboxHero({ content }: { content: typeof automatedFollowUps.hero }) {
  return (
    <section aria-labelledby="hero" className="inbox-hero">
      <div className="px-5 pt-9 pb-8 sm:max-lg:px-10 lg:top-[3.6rem] lg:px-0 lg:pt-14 lg:[@media_screen_and_(min-height:42rem)]:sticky">
        <HeroText content={content} className="text-display lg:text-[3.1rem]" />
      </div>
    </section>
  )
}

/** What ends or changes the sequence, event by event, and the evidence for reminders. */
function StopRules({ content }: { content: typeof automatedFollowUps.rules }) {
  return (
    <Section labelledBy="rules">
      <h2 id="rules" className="max-w-[16em] text-major">
        <NoBreak text={content.headline} />
      </h2>
      <CardTable
        labelledBy="rules"
        columns={[content.whenLabel, content.thenLabel]}
        rows={content.rows.map(({ when, result }) => [when, result])}
      />
      <p className="mt-6 max-w-[42rem] text-soft">
        {content.evidence} <TextLink link={{ label: content.source.name, href: content.source.address }} />
      </p>
    </Section>
  )
}

/** The guarantee, with an example of a baseline and what it becomes. */
function BookingsGuarantee({ content }: { content: typeof automatedFollowUps.guarantee }) {
  const most = Math.max(...content.bars.map(({ bookings }) => bookings))
  return (
    <Guarantee content={content}>
      <figure className="mt-8 max-w-[44rem]">
        <figcaption className="text-label opacity-85">{content.exampleLabel}</figcaption>
        <ul className="mt-3 space-y-3">
          {content.bars.map(({ label, bookings }) => (
            <li key={label}>
              <span className="flex justify-between gap-4 text-small">
                <span>{label}</span>
                <span className="font-semibold tabular">
                  {bookings} {content.unit}
                </span>
              </span>
              <span
                className="mt-1 block h-6 bg-wash forced-color-adjust-none print:[print-color-adjust:exact]"
                style={{ width: `${(bookings / most) * 100}%` }}
              />
            </li>
          ))}
        </ul>
      </figure>
    </Guarantee>
  )
}
