import { Ordered } from '../../components/ordered.tsx'
import { People } from '../../components/people/people.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { OurRecord } from '../../components/proof/our-record.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, ListItems } from '../../components/ui/texts.tsx'
import { site } from '../../content/site/site.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { about } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => about.meta

export const load = async ({ site }: PageRequest) => ({ deskRecord: await site.deskRecord() })

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <MarkedHero />
      <Ordered
        names={about.order}
        sections={{
          people: (
            <People people={site.people} note={site.clientPractices > 0 ? <ClientPractices /> : undefined} />
          ),
          record: <OurRecord desk={data.deskRecord} className="page-container pb-8" />,
          patientQuestions: <PatientQuestions />,
          refusals: <Refusals />,
          checks: <Checks />,
        }}
      />
    </>
  )
}

const { hero } = about

/** The headline is a sentence as four people marked it up, their notes beside it. */
const MarkedHero = () => (
  <section aria-labelledby="hero" className="page-container about-hero">
    <div>
      <p className="kicker">{hero.kicker}</p>
      <p className="mb-3 text-lead">{hero.who}</p>
      <h1 id="hero">
        {hero.sentence.map((passage) => (
          <Passage key={passage.text} passage={passage} />
        ))}
      </h1>
    </div>
    <div>
      <p className="text-lead text-soft">{hero.lead}</p>
      <CallToAction className="mt-5">{hero.callToAction}</CallToAction>
      <p className="mt-3 text-label text-soft">{hero.smallPrint}</p>
    </div>
    <div className="about-notes border border-rule bg-white">
      <ol>
        {hero.notes.map(({ who, text }, index) => (
          <li key={who}>
            <ItemNumber className="font-serif text-evergreen tabular" number={index + 1} />
            <span>
              <b className="font-semibold">{who}</b>
              <span className="pencil-note">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-label text-soft">
        {hero.caption} <TextLink link={hero.source} className="inline-block" />
      </p>
    </div>
  </section>
)

/** A part of the sentence with the number of its note. Screen readers are told what was removed and what added. */
function Passage({ passage }: { passage: (typeof hero.sentence)[number] }) {
  if (passage.kind === 'kept') return <>{passage.text} </>
  const Change = passage.kind === 'struck' ? 'del' : 'ins'
  return (
    <>
      <Change className={passage.kind}>
        <span className="sr-only">{passage.kind === 'struck' ? hero.struckLabel : hero.addedLabel} </span>
        {passage.text}
      </Change>
      <sup>
        <span className="sr-only"> {hero.noteLabel} </span>
        {passage.note}
      </sup>{' '}
    </>
  )
}

/** Why we work for cash-pay practices only: the questions of a referred and of a cash-pay patient. */
function PatientQuestions() {
  const { cards, ...head } = about.patientQuestions
  return (
    <Section tone="leaf" labelledBy="patient-questions" slim>
      <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-2">
        <SectionHead id="patient-questions" content={head} />
        <div className="question-cards">
          {cards.map(({ who, questions }) => (
            <div key={who}>
              <h3>{who}</h3>
              <ul>
                <ListItems texts={questions} />
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

/** Requests that we turn down, each as a slip with the pencil's answer. */
function Refusals() {
  const { no, items, ...head } = about.refusals
  return (
    <HeadedSection name="refusals" head={head}>
      <dl className="refusals">
        {items.map(({ asked, answer }) => (
          <div key={asked}>
            <dt>
              {asked} <em>{no}</em>
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  )
}

/** The face of a clock with so many minutes of an hour filled in. */
function Clock({ minutes }: { minutes: number }) {
  const angle = (2 * Math.PI * Math.min(minutes, 60)) / 60
  const end = `${(24 + 20 * Math.sin(angle)).toFixed(1)} ${(24 - 20 * Math.cos(angle)).toFixed(1)}`
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="clock">
      {minutes < 60 ? <path d={`M24 24V4A20 20 0 0 1 ${end}Z`} /> : <circle cx="24" cy="24" r="20" />}
      <circle cx="24" cy="24" r="22" fill="none" strokeWidth="2" stroke="currentColor" />
    </svg>
  )
}

/** Closing section: what a reader can check without us and how long it takes, then the CTA. */
function Checks() {
  const { items, imprintLabel, callToAction, ...head } = about.checks
  return (
    <HeadedSection name="checks" head={head} tone="evergreen">
      <ol className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {items.map(({ takes, minutes, title, text, link }) => (
          <li key={title} className="max-sm:grid max-sm:grid-cols-[3rem_1fr] max-sm:gap-x-4">
            <Clock minutes={minutes} />
            <div>
              <p className="text-label opacity-85">{takes}</p>
              <h3 className="text-minor">{title}</h3>
              <p className="mt-1 opacity-90">
                {text} {link ? <TextLink link={link} className="inline-block" /> : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap items-center gap-x-12 gap-y-4">
        <CallToAction className="max-sm:w-full">{callToAction}</CallToAction>
        <p className="text-label opacity-85">
          {imprintLabel} {`${site.legalName}, ${site.addressLine}.`}
        </p>
      </div>
    </HeadedSection>
  )
}
