import { FilmPlayer } from '../../../components/film-player.tsx'
import { ClinicAside } from '../../../components/patient/clinic-aside.tsx'
import { Disclaimer } from '../../../components/patient/crisis-line.tsx'
import { StudyBars } from '../../../components/patient/study-bars.tsx'
import { VisitTimeline } from '../../../components/patient/visit-timeline.tsx'
import { Headline } from '../../../components/ui/heading.tsx'
import { ListItems } from '../../../components/ui/texts.tsx'
import type { Clinic, PresentationSection as Section } from '../../../content/patients/clinics.data.ts'
import { patients } from '../../../content/patients/patients.data.ts'
import { fillPlaceholders } from '../../../content/placeholders.ts'
import { Island } from '../../../islands/island.tsx'
import { path } from './content.data.ts'
import Slides from './slides.island.tsx'
import type { PathLinks } from './steps.ts'

const { presentation: texts } = path
const { studies } = patients.evidence.chart
const { offLabel, range, risks } = patients

/** Words that a careful reader takes in per minute. */
const WORDS_PER_MINUTE = 180

/** The clinic's presentation: its film with the text below it, or, until there is one, the text as slides that play. */
export function Presentation({ clinic, hrefs }: { clinic: Clinic; hrefs: PathLinks }) {
  const { title, lead, film } = clinic.presentation
  const sections: Section[] = [
    { heading: texts.offLabel, paragraphs: [offLabel] },
    ...clinic.presentation.sections,
    { heading: risks.sideEffects, paragraphs: [risks.intro], points: [...risks.before, ...risks.after] },
  ]
  const minutes = Math.max(1, Math.round(film ? film.seconds / 60 : minutesToRead(sections)))
  const opening = (
    <header data-current={film ? undefined : ''}>
      <h1 className="article-title mt-0!">{title}</h1>
      <p className="mt-4 text-lead">{lead}</p>
      <p className="mt-3 text-small">{fillPlaceholders(film ? texts.lasts : texts.plays, { minutes })}</p>
    </header>
  )
  const slides = sections.map((section) => (
    <SectionSlides key={section.heading} section={section} clinic={clinic} />
  ))
  return (
    <article className="page-container beside-clinic">
      <div className="pt-7 lg:pt-14">
        {film ? (
          <>
            {opening}
            <div className="mt-6">
              <FilmPlayer film={film} download={texts.download} />
            </div>
            <h2 className="mt-8 text-major">{texts.textOf}</h2>
            <div className="slides article-text running-text">{slides}</div>
          </>
        ) : (
          <div className="slide-player">
            <Island
              of={Slides}
              props={{ textId: 'slides', wordsPerMinute: WORDS_PER_MINUTE, labels: texts.player }}
              client="touch"
            />
            <div id="slides" className="slides article-text running-text" aria-live="polite">
              {opening}
              {slides}
            </div>
          </div>
        )}
      </div>
      <ClinicAside clinic={clinic} step="assessment" />
      <div className="pb-16">
        <aside className="article-panel mt-12" aria-labelledby="next-step">
          <Headline id="next-step" className="text-heading leading-tight" text={texts.next.headline} />
          <p className="mt-3 max-w-lead">{texts.next.text}</p>
          <p className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
            <a className="solid-button" href={hrefs.assessment}>
              {texts.next.assessment}
            </a>
            <a className="link inline-flex min-h-11 items-center" href={hrefs.consultation}>
              {texts.next.consultation}
            </a>
          </p>
        </aside>
        <Disclaimer clinic={clinic} />
      </div>
    </article>
  )
}

/** A section of a presentation as slides: each paragraph, the points, the drawing, of studies each one. */
function SectionSlides({ section, clinic }: { section: Section; clinic: Clinic }) {
  const { heading, paragraphs, points, drawing } = section
  const parts = paragraphs.map((text) => <p key={text}>{text}</p>)
  if (points)
    parts.push(
      <ul key="points">
        <ListItems texts={points} />
      </ul>,
    )
  if (drawing === 'studies')
    parts.push(
      <p key="range">{range}</p>,
      ...studies.map((study) => <StudyBars key={study.name} of={[study]} />),
    )
  else if (drawing === 'visit') parts.push(<Visit key="visit" clinic={clinic} />)
  return parts.map((part, index) => (
    <div key={part.key} className={index > 0 ? 'slide-more' : undefined}>
      <h2>{heading}</h2>
      {part}
    </div>
  ))
}

function Visit({ clinic }: { clinic: Clinic }) {
  const visit = clinic.blocks.find((block) => block.kind === 'visit')
  return visit ? (
    <>
      <VisitTimeline stops={visit.stops} />
      <p>{visit.after}</p>
    </>
  ) : null
}

/** How long reading a presentation takes, with what its drawings say of studies. */
function minutesToRead(sections: readonly Section[]): number {
  const own = sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points])
  const findings = studies.map(({ finding }) => finding)
  return Math.ceil([...own, ...findings, range].join(' ').split(/\s+/).length / WORDS_PER_MINUTE)
}
