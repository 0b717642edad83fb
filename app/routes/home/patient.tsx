import { MomentsSection } from '../../components/charts/moments.tsx'
import { PhaseBars } from '../../components/drawings/phase-bars.tsx'
import { Phones, Screen } from '../../components/drawings/phones.tsx'
import { FeedAd } from '../../components/my-ad/feed.tsx'
import { LandingTop } from '../../components/my-ad/landing-top.tsx'
import { adOf, namesOf } from '../../components/my-ad/own-ad.ts'
import { Struck } from '../../components/my-ad/struck.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { home } from './content.data.ts'
import type { Story } from './story.ts'

/** How another agency loses the patient: five moments on one line, which turns red. */
export function Problem({ story }: { story: Story }) {
  const { moments, audit, ...content } = home.problem
  const { lead, moments: texts } = story.lost
  return (
    <MomentsSection
      id="problem"
      content={{ ...content, lead }}
      tone="lost"
      items={moments.map((moment, index) => ({ ...moment, text: texts[index] ?? '' }))}
      ground="leaf"
    >
      <MoreLink link={audit} className="mt-2 md:mt-4" />
    </MomentsSection>
  )
}

/** The five stages on a line of weeks. */
export const Stages = () => (
  <HeadedSection name="stages" head={home.stages}>
    <PhaseBars />
    <MoreLink link={home.stages.link} className="mt-2 md:mt-4" />
  </HeadedSection>
)

/** What the questions before a booking are good for, beside a card of answers. */
export function Assessment({ story }: { story: Story }) {
  const { assessment } = home
  return (
    <Section tone="leaf" labelledBy="assessment" slim className="beside">
      <div>
        <SectionHead id="assessment" content={assessment} />
        <dl className="advantages">
          {assessment.advantages.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="intake-card">
        <div>
          <dt>{assessment.card}</dt>
          <dd>{home.visit.name}</dd>
        </div>
        {story.intake.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The guide for those who don't book: its cover and its contents, one page noted by the pencil. */
export function Guides({ story: { guide } }: { story: Story }) {
  const { guides } = home
  const { plain, turn } = guide.title
  const last = guide.pages.length - 1
  return (
    <Section labelledBy="guides" slim className="beside">
      <div>
        <SectionHead id="guides" content={guides} />
        <MoreLink link={guides.link} className="mt-2 md:mt-4" />
      </div>
      <figure className="booklet book-page border border-rule bg-white">
        <div className="booklet-cover">
          <p>{guides.practice}</p>
          <p className="booklet-title">
            {plain} <em>{turn}</em>
          </p>
          <svg viewBox="0 0 120 60" aria-hidden="true">
            <path d="M2 58V20C22 8 40 8 60 20 80 8 98 8 118 20V58C98 46 80 46 60 58 40 46 22 46 2 58ZM60 20V58" />
            <path d="M12 28c12-6 24-6 38 1M12 37c12-6 24-6 38 1M70 29c14-7 26-7 38-1M70 38c14-7 26-7 38-1" />
          </svg>
        </div>
        <figcaption>
          <p>{guides.contents}</p>
          <ol>
            {guide.pages.map(({ page, text }, index) => (
              <li key={page}>
                <i>{fillPlaceholders(guides.page, { page })}</i>
                <span>
                  {text}
                  {index === last ? <em className="pencil-note">{guides.note}</em> : null}
                </span>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </Section>
  )
}

/** The same patient's way with us, in five screens of a phone, and the line that others run in place of the ad. */
export function Journey({ story, specialty }: { story: Story; specialty: string }) {
  const { journey, visit } = home
  const sample = { ad: adOf(specialty), names: namesOf({ practice: '', town: '' }) }
  const drawn = [
    <FeedAd key="ad" {...sample} />,
    <LandingTop key="page" {...sample} />,
    <Screen key="question" title={journey.question} {...story.question} />,
    <Screen key="calendar" {...journey.calendar} />,
    <Screen key="confirmation" {...journey.confirmation} text={story.reminder} ringed={visit.name} />,
  ]
  return (
    <HeadedSection name="journey" head={journey} tone="leaf">
      <Phones
        label={journey.label}
        screens={journey.screens.map((screen, index) => ({ ...screen, drawn: drawn[index] }))}
      />
      <div className="mt-4 max-w-text">
        <p className="sample-label">{journey.never}</p>
        <Struck ad={sample.ad} />
        <MoreLink link={journey.link} className="mt-2" />
      </div>
    </HeadedSection>
  )
}
