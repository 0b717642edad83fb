import { FilmPlayer } from '../../../components/film-player.tsx'
import { ClinicAside } from '../../../components/patient/clinic-aside.tsx'
import { CourseGrid } from '../../../components/patient/course-grid.tsx'
import { CrisisLine } from '../../../components/patient/crisis-line.tsx'
import { StudyBars } from '../../../components/patient/study-bars.tsx'
import { VisitTimeline } from '../../../components/patient/visit-timeline.tsx'
import { Headline } from '../../../components/ui/heading.tsx'
import { ListItems, Paragraphs } from '../../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../../content/checks/placeholders.ts'
import type { Clinic } from '../../../content/patients/clinics.ts'
import { patients } from '../../../content/patients/patients.ts'
import {
  presentationMinutes,
  type Slide,
  secondsFor,
  slidesOf,
} from '../../../content/patients/presentation-slides.ts'
import { Island } from '../../../islands/island.tsx'
import { path } from './content.ts'
import Slides from './slides.island.tsx'
import type { PathLinks } from './steps.ts'

const { presentation: words } = path
const { disclaimer, labels } = patients

/** The clinic's presentation: its film with the text below it, or, until there is one, the text as slides that play. */
export function Presentation({ clinic, hrefs }: { clinic: Clinic; hrefs: PathLinks }) {
  const { title, lead, film } = clinic.presentation
  const slides = slidesOf(clinic, words.offLabel)
  const seconds = [secondsFor([title, lead]), ...slides.map((slide) => slide.seconds)]
  const minutes = String(presentationMinutes(clinic, seconds))
  const opening = (
    <>
      <h1 className="article-title mt-0!">{title}</h1>
      <p className="mt-4 text-lead">{lead}</p>
      <p className="mt-3 text-small">{fillPlaceholders(film ? words.lasts : words.plays, { minutes })}</p>
    </>
  )
  const items = slides.map((slide, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places.
    <SlideItem key={index} slide={slide} />
  ))
  return (
    <article className="page-container beside-clinic">
      <div className="pt-7 lg:pt-14">
        {film ? (
          <>
            {opening}
            <div className="mt-6">
              <FilmPlayer film={film} download={words.download} />
            </div>
            <h2 className="mt-8 text-major">{words.textOf}</h2>
            <ol className="slides article-text">{items}</ol>
          </>
        ) : (
          <Island name="slides" of={Slides} props={{ seconds, words: words.player }} wake="touch">
            <li className="slide-title" data-current="">
              {opening}
            </li>
            {items}
          </Island>
        )}
      </div>
      <ClinicAside clinic={clinic} step="assessment" />
      <div className="pb-16">
        <aside className="article-panel mt-12" aria-labelledby="next-step">
          <Headline id="next-step" className="text-[1.75rem] leading-tight" text={words.next.headline} />
          <p className="mt-3 max-w-[34rem]">{words.next.text}</p>
          <p className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
            <a className="solid-button" href={hrefs.assessment}>
              {words.next.assessment}
            </a>
            <a className="link inline-flex min-h-11 items-center" href={hrefs.consultation}>
              {words.next.consultation}
            </a>
          </p>
        </aside>
        <section className="mt-10 border-t border-rule pt-6" aria-labelledby="disclaimer">
          <Headline id="disclaimer" className="text-minor" text={labels.disclaimer} />
          {[...disclaimer, ...clinic.disclosures].map((paragraph) => (
            <p key={paragraph} className="mt-2 text-small">
              <CrisisLine text={paragraph} />
            </p>
          ))}
        </section>
      </div>
    </article>
  )
}

/** One slide. Its heading is one of the list only where it begins a section. */
function SlideItem({ slide }: { slide: Slide }) {
  const { heading, opens, paragraphs = [], points, visit, course, study } = slide
  return (
    <li className={opens ? 'slide-opens' : study ? 'slide-study' : undefined}>
      {opens ? <h2>{heading}</h2> : <p className="slide-running">{heading}</p>}
      <Paragraphs texts={paragraphs} />
      {points ? (
        <ul>
          <ListItems texts={points} />
        </ul>
      ) : null}
      {visit ? <VisitTimeline stops={visit.stops} /> : null}
      {course ? <CourseGrid /> : null}
      {study ? <StudyBars only={study} /> : null}
    </li>
  )
}
