import { Fragment } from 'react'
import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { Milestones } from '../../components/drawings/milestones.tsx'
import { Faq } from '../../components/faq.tsx'
import { DrawnHero } from '../../components/hero.tsx'
import { Marked } from '../../components/page-heading.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { TwoSides } from '../../components/two-sides.tsx'
import { Section } from '../../components/ui/section.tsx'
import { site } from '../../content/site/site.data.ts'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { contact } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => contact.meta

export function Page() {
  return (
    <>
      <DrawnHero content={contact.hero}>
        <QuestionWay />
      </DrawnHero>
      <BelowHero
        content={contact}
        sections={{
          call: <CallDetails />,
          channels: <Channels />,
          fit: <WhoItsFor />,
          steps: <StepsAfterBooking />,
          faq: <Faq content={contact.faq} />,
        }}
      />
      <CallToActionSection text={contact.closing.text} label={contact.closing.callToAction} />
    </>
  )
}

/** From the question’s place to the middle of each of three columns; on a phone to the rows below. */
const Branches = ({ isMerge = false }) => (
  <svg
    viewBox="0 0 300 40"
    preserveAspectRatio="none"
    aria-hidden="true"
    style={isMerge ? { transform: 'scaleY(-1)' } : undefined}
  >
    <path d="M150 0V40" vectorEffect="non-scaling-stroke" />
    <path
      className="max-sm:hidden"
      d="M150 0C150 30 50 8 50 40M150 0C150 30 250 8 250 40"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

/** Where the ways begin, in the order of the content. What a booked call takes is its link. */
const STARTS = [
  { href: '/book' },
  { href: `tel:${site.phone.dial}`, text: site.phone.display },
  { href: `mailto:${site.email}`, text: site.email },
]

/** The way a question goes: asked once, three ways, one answer that the pencil rings. */
function QuestionWay() {
  const { start, end, ringed, ways, description } = contact.way
  return (
    <figure className="question-way">
      <figcaption className="sr-only">{description}</figcaption>
      <p>{start}</p>
      <Branches />
      <ul>
        {ways.map(({ name, when }, index) => {
          const { href, text } = STARTS[index] ?? {}
          return (
            <li key={name}>
              <b>{name}</b>
              <a href={href}>{text ?? when}</a>
              {text ? <small>{when}</small> : null}
            </li>
          )
        })}
      </ul>
      <Branches isMerge />
      <p>
        <Marked text={end} ringed={ringed} />
      </p>
    </figure>
  )
}

/** The details of the call as an appointment slip. */
function CallDetails() {
  const { details, ...head } = contact.call
  return (
    <Section tone="leaf" labelledBy="call-details" slim>
      <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-[5fr_8fr]">
        <SectionHead id="call-details" content={head} />
        <dl className="call-slip book-page">
          {details.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

const { street, city, region, postalCode } = site.address
const addressLines = [site.legalName, street, `${city}, ${region} ${postalCode}`]

/** Phone, email, mailing address and office hours. */
function Channels() {
  const { phone, email, mail, hours, ...head } = contact.channels
  return (
    <HeadedSection name="channels-headline" head={head} id="channels">
      <div className="mt-5 grid gap-x-16 gap-y-6 sm:grid-cols-2 lg:mt-7">
        <Channel {...phone}>
          <a className="link" href={`tel:${site.phone.dial}`}>
            {site.phone.display}
          </a>
        </Channel>
        <Channel {...email}>
          <a className="link wrap-anywhere" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </Channel>
        <Channel {...mail}>
          <address className="not-italic">
            {addressLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Channel>
        <Channel {...hours}>
          <Hours text={site.officeHours} />
        </Channel>
      </div>
    </HeadedSection>
  )
}

/** Breaks after the days only, never within a range of hours where it fits a line. */
const Hours = ({ text }: { text: string }) =>
  text.split(', ').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? ', ' : ''}
      <span className="inline-block max-w-full">{part}</span>
    </Fragment>
  ))

function Channel({ name, text, children }: { name: string; text: string; children: React.ReactNode }) {
  return (
    <section aria-label={name} className="border-l-[3px] border-evergreen pl-4">
      <h3 className="font-sans text-label font-normal tracking-normal text-soft">{name}</h3>
      <div className="font-serif text-lead lg:text-heading tabular">{children}</div>
      <p className="mt-1 max-w-lead text-soft">{text}</p>
    </section>
  )
}

/** Who should book the call, and who should not. */
const WhoItsFor = () => (
  <HeadedSection name="fit" head={contact.fit} tone="leaf">
    <TwoSides yes={contact.fit.should} no={contact.fit.shouldNot} />
  </HeadedSection>
)

/** What happens after the booking, on a line. */
function StepsAfterBooking() {
  const { steps, ...head } = contact.steps
  return (
    <HeadedSection name="journey" head={head}>
      <Milestones
        items={steps.map(({ number, title, description }) => ({
          name: `${number}. ${title}`,
          text: description,
        }))}
      />
    </HeadedSection>
  )
}
