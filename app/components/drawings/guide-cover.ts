import { edition } from '../../content/guide/edition.data.ts'
import { guide } from '../../content/guide/guide.data.ts'
import { colors } from '../../content/site/colors.ts'
import { site } from '../../content/site/site.data.ts'
import { box, pencilRing, type Shape } from './shapes.ts'

/** US Letter in points. */
const WIDTH = 612
const HEIGHT = 792
const DARK_TO = 470
const LEFT = 62
const RIGHT = 562
/** The calendar: one square per day, 31 columns, one row per month. */
const CELL = { left: 104, top: 512, width: 11.2, height: 9.2, stepX: 14.4, stepY: 15.2 }

export interface CoverPicture {
  width: number
  height: number
  /** Alternative text. */
  alt: string
  shapes: Shape[]
  /** The title's lines are separate, because the PDF tags them as a heading; draw them last. */
  heading: Shape[]
}

/** The cover: title and a calendar of past and remaining days. The web pages and the PDF draw the same shapes. */
export const guideCover: CoverPicture = {
  width: WIDTH,
  height: HEIGHT,
  alt: guide.coverAlt,
  shapes: [
    { kind: 'rect', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: colors.paper },
    { kind: 'rect', x: 0, y: 0, width: WIDTH, height: DARK_TO, fill: colors.night },
    // Booklet fold.
    { kind: 'path', d: `M21 0V${HEIGHT}M25 0V${HEIGHT}`, stroke: colors.rule, strokeWidth: 0.9 },
    ...calendar(),
    ...foot(),
  ],
  heading: heading(),
}

function heading(): Shape[] {
  const words = guide.title.split(' ')
  const lastWord = words.pop() ?? ''
  // Three words per line; the last word on its own line, in italics.
  const lines = Array.from({ length: Math.ceil(words.length / 3) }, (_, i) =>
    words.slice(i * 3, i * 3 + 3).join(' '),
  )
  const light = { kind: 'text', x: LEFT, fill: colors.wash } as const
  const title = { ...light, size: 70, face: 'serif', fill: colors.paper } as const
  const [first, step] = [172, 68]
  const after = first + lines.length * step
  return [
    { ...light, y: 84, size: 14, face: 'sans', text: guide.audience },
    { kind: 'path', d: `M${LEFT} 104H${LEFT + 40}`, stroke: colors.wash, strokeWidth: 1 },
    ...lines.map((text, i): Shape => ({ ...title, y: first + i * step, text })),
    { ...light, y: after, size: 70, face: 'italic', text: lastWord },
    { ...title, y: after + 68, size: 24, text: guide.subtitle },
    { ...light, y: after + 94, size: 14, face: 'sans', text: guide.promise },
  ]
}

function calendar(): Shape[] {
  const days = daysOfYear(edition.asOf.slice(0, 4))
  const squares = (wanted: typeof days) =>
    wanted.map(({ x, y }) => box(x, y, CELL.width, CELL.height)).join('')
  const past = days.filter(({ iso }) => iso <= edition.asOf)
  const left = days.filter(({ iso }) => iso > edition.asOf && iso <= edition.waiverThrough)
  const { x, y } = left.at(-1) ?? { x: 0, y: 0 }
  const ring = pencilRing(x + CELL.width / 2, y + CELL.height / 2, 27, 23)
  const month = { kind: 'text', x: LEFT, size: 11, face: 'sans', fill: colors.soft } as const
  return [
    ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
      .split(' ')
      .map((text, i): Shape => ({ ...month, y: CELL.top + i * CELL.stepY + 8.6, text })),
    { kind: 'path', d: squares(past), fill: colors.past },
    { kind: 'path', d: squares(left), fill: colors.white, stroke: colors.evergreen, strokeWidth: 1 },
    { kind: 'path', d: ring, stroke: colors.pencil, strokeWidth: 2 },
  ]
}

/** Every day of a year, with the corner of its square. */
function daysOfYear(year: string): { iso: string; x: number; y: number }[] {
  const round = (value: number) => Math.round(value * 10) / 10
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(Number(year), 0, 1 + i)))
  return days
    .map((day) => ({
      iso: day.toISOString().slice(0, 10),
      x: round(CELL.left + (day.getUTCDate() - 1) * CELL.stepX),
      y: round(CELL.top + day.getUTCMonth() * CELL.stepY),
    }))
    .filter(({ iso }) => iso.startsWith(year))
}

function foot(): Shape[] {
  const line = { kind: 'text', y: 760, size: 12, fill: colors.soft } as const
  return [
    {
      ...line,
      x: RIGHT,
      y: 722,
      size: 15,
      face: 'italic',
      fill: colors.pencil,
      text: guide.lastDay,
      end: true,
    },
    { ...line, x: LEFT, face: 'bold', fill: colors.ink, text: site.brand },
    { ...line, x: RIGHT, face: 'sans', text: guide.accurate, end: true },
  ]
}
