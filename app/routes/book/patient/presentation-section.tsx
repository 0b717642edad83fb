import { CourseGrid } from '../../../components/patient/course-grid.tsx'
import { StudyBars } from '../../../components/patient/study-bars.tsx'
import { VisitTimeline } from '../../../components/patient/visit-timeline.tsx'
import { ListItems, Paragraphs } from '../../../components/ui/texts.tsx'
import type { Clinic, PresentationSection as Section } from '../../../content/patients/clinics.ts'
import { patients } from '../../../content/patients/patients.ts'

/** One section of a presentation, with its drawing. */
export function PresentationSection({ section, clinic }: { section: Section; clinic: Clinic }) {
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
