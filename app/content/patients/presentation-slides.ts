import type { Clinic, ClinicBlock, PresentationSection } from './clinics.ts'
import { patients } from './patients.ts'

/** Words that a careful reader takes in per minute, and seconds to look at a slide before reading it. */
const WORDS_PER_MINUTE = 200
const SECONDS_TO_LOOK = 3
/** What a phone shows in large type without scrolling. */
const MOST_WORDS = 60

type Visit = Extract<ClinicBlock, { kind: 'visit' }>

/** What one slide shows: a few paragraphs and points, or a drawing. */
interface SlideContent {
  paragraphs?: string[]
  points?: string[]
  visit?: Visit
  course?: true
  study?: (typeof patients.evidence.chart.studies)[number]
}

export interface Slide extends SlideContent {
  heading: string
  /** Whether it begins a section. The section's other slides repeat the heading, but only while they are played. */
  opens: boolean
  /** How long it stays. */
  seconds: number
}

const { course, evidence, offLabel, range, risks } = patients

/** A clinic's presentation as slides. Off-label use comes first and side effects last, the same for every clinic. */
export function slidesOf({ presentation, blocks }: Clinic, offLabelHeading: string): Slide[] {
  const visit = blocks.find((block) => block.kind === 'visit')
  const sections: PresentationSection[] = [
    { heading: offLabelHeading, paragraphs: [offLabel] },
    ...presentation.sections,
    { heading: risks.sideEffects, paragraphs: [risks.intro], points: [...risks.before, ...risks.after] },
  ]
  return sections.flatMap((section) =>
    [...textsOf(section), ...drawingsOf(section, visit)].map((content, index) => {
      const { heading } = section
      return { ...content, heading, opens: index === 0, seconds: secondsFor([heading, ...textIn(content)]) }
    }),
  )
}

/** How long reading takes. */
export function secondsFor(texts: readonly string[]): number {
  return Math.round(SECONDS_TO_LOOK + (countWords(texts) / WORDS_PER_MINUTE) * 60)
}

/** How long the presentation takes, in whole minutes: its film where there is one, else `seconds`, those of its slides. */
export function presentationMinutes({ presentation }: Clinic, seconds: readonly number[]): number {
  const total = presentation.film?.seconds ?? seconds.reduce((sum, one) => sum + one, 0)
  return Math.max(1, Math.round(total / 60))
}

/** The section's paragraphs and points, in their order, on as few slides as hold them. */
function textsOf({ paragraphs, points = [] }: PresentationSection): SlideContent[] {
  const slides: SlideContent[] = []
  const add = (kind: 'paragraphs' | 'points', text: string) => {
    const last = slides.at(-1)
    if (last && countWords([...textIn(last), text]) <= MOST_WORDS) last[kind] = [...(last[kind] ?? []), text]
    else slides.push({ [kind]: [text] })
  }
  for (const text of paragraphs) add('paragraphs', text)
  for (const text of points) add('points', text)
  return slides
}

function drawingsOf({ drawing }: PresentationSection, visit: Visit | undefined): SlideContent[] {
  if (drawing === 'course') return [{ course: true }]
  if (drawing === 'studies')
    return [{ paragraphs: [range] }, ...evidence.chart.studies.map((study) => ({ study }))]
  return drawing && visit ? [{ visit }, { paragraphs: [visit.after] }] : []
}

function textIn({ paragraphs = [], points = [], visit, course: isCourse, study }: SlideContent): string[] {
  return [
    ...paragraphs,
    ...points,
    ...(visit?.stops.map(({ what }) => what) ?? []),
    ...(isCourse ? [course.title, course.note] : []),
    ...(study ? [study.name, study.journal, study.who, study.finding, evidence.chart.note] : []),
  ]
}

const countWords = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length
