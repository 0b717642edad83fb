import { FilmPlayer } from '../../../components/film-player.tsx'
import { ClinicAside } from '../../../components/patient/clinic-aside.tsx'
import { CourseGrid } from '../../../components/patient/course-grid.tsx'
import { CrisisLine } from '../../../components/patient/crisis-line.tsx'
import { StudyBars } from '../../../components/patient/study-bars.tsx'
import { VisitTimeline } from '../../../components/patient/visit-timeline.tsx'
import { Headline } from '../../../components/ui/heading.tsx'
import { ListItems, Paragraphs } from '../../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../../content/checks/placeholders.ts'
import type { Clinic, PresentationSection as Section } from '../../../content/patients/clinics.ts'
import { patients } from '../../../content/patients/patients.ts'
import { presentationMinutes, sideEffects } from '../../../content/patients/presentation-words.ts'
import { path } from './content.ts'
import type { PathLinks } from './steps.ts'

const { presentation: words } = path
const { disclaimer, labels, offLabel, risks } = patients

/** The clinic's presentation: its film with the text below it, or, until there is one, the text and drawings alone. */
export function Presentation({ clinic, hrefs }: { clinic: Clinic; hrefs: PathLinks }) {
  const { title, lead, sections, film } = clinic.presentation
  const minutes = String(presentationMinutes(clinic))
  return (
    <article className="page-container beside-clinic">
      <header className="pt-7 lg:pt-14">
        <h1 className="article-title mt-0!">{title}</h1>
        <p className="mt-4 text-lead text-soft">{lead}</p>
        <p className="mt-3 text-small text-soft">
          {fillPlaceholders(film ? words.lasts : words.reads, { minutes })}
        </p>
        {film ? (
          <div className="mt-6">
            <FilmPlayer film={film} download={words.download} />
          </div>
        ) : null}
        <p className="mt-6 border-y border-rule py-4 text-small">{offLabel}</p>
      </header>
      <ClinicAside clinic={clinic} step="assessment" />
      <div className="pb-16">
        {film ? <h2 className="mt-8 text-major">{words.textOf}</h2> : null}
        <div className="article-text mt-8">
          {sections.map((section) => (
            <PresentationSection key={section.heading} section={section} clinic={clinic} />
          ))}
          <section>
            <h2>{risks.sideEffects}</h2>
            <p>{risks.intro}</p>
            <ul>
              <ListItems texts={sideEffects} />
            </ul>
          </section>
        </div>
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

/** One section of a presentation, with its drawing. */
function PresentationSection({ section, clinic }: { section: Section; clinic: Clinic }) {
  const { heading, paragraphs, points, drawing } = section
  return (
    <section>
      <h2>{heading}</h2>
      <Paragraphs texts={paragraphs} />
      {points ? (
        <ul>
          <ListItems texts={points} />
        </ul>
      ) : null}
      {drawing ? <Drawing drawing={drawing} clinic={clinic} /> : null}
    </section>
  )
}

function Drawing({ drawing, clinic }: { drawing: NonNullable<Section['drawing']>; clinic: Clinic }) {
  switch (drawing) {
    case 'visit': {
      const visit = clinic.blocks.find((block) => block.kind === 'visit')
      return visit ? (
        <>
          <VisitTimeline stops={visit.stops} />
          <p>{visit.after}</p>
        </>
      ) : null
    }
    case 'course':
      return <CourseGrid />
    case 'studies':
      return (
        <>
          <p className="font-medium">{patients.range}</p>
          <StudyBars />
        </>
      )
  }
}
