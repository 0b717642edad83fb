import type { Guide } from '../app/content/guide.schema.ts'
import { box, colors, type Picture, pencilRing, type Shape } from './shapes.ts'

/** US Letter in points. */
const WIDTH = 612
const HEIGHT = 792
const DARK_TO = 470
const LEFT = 62

/** The calendar: one square per day, 31 columns, one row per month. In points. */
const CELL = { width: 11.2, height: 9.2, stepX: 14.4, stepY: 15.2 }
const YEAR_LEFT = 104
const YEAR_TOP = 512
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

interface Cover {
  guide: Pick<Guide, 'title' | 'subtitle' | 'audience' | 'promise' | 'coverAlt' | 'asOf'>
  /** Last day of the waiver, an ISO date of the same year as `asOf`. */
  lastDay: string
  lastDayLabel: string
  asOfLabel: string
  brand: string
}

/** The title's lines are separate, because the PDF tags them as H1; draw them last. */
export interface CoverPicture extends Picture {
  heading: Shape[]
}

/** The cover: title and a calendar of past and remaining days. The web page and the PDF draw the same shapes. */
export function cover({ guide, lastDay, lastDayLabel, asOfLabel, brand }: Cover): CoverPicture {
  return {
    width: WIDTH,
    height: HEIGHT,
    alt: guide.coverAlt,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: colors.paper },
      { kind: 'rect', x: 0, y: 0, width: WIDTH, height: DARK_TO, fill: colors.night },
      // Booklet fold.
      { kind: 'path', d: `M21 0V${HEIGHT}M25 0V${HEIGHT}`, stroke: colors.rule, strokeWidth: 0.9 },
      ...year(guide.asOf, lastDay),
      ...foot(lastDayLabel, asOfLabel, brand),
    ],
    heading: titleLines(guide),
  }
}

function titleLines({ title, subtitle, audience, promise }: Cover['guide']): Shape[] {
  const words = title.split(' ')
  const lastWord = words.pop() ?? ''
  // Three words per line; the last word on its own line, in italics.
  const lines = Array.from({ length: Math.ceil(words.length / 3) }, (_, i) =>
    words.slice(i * 3, i * 3 + 3).join(' '),
  )
  const light = { kind: 'text', x: LEFT, fill: colors.wash } as const
  const first = 172
  const step = 68
  const after = first + lines.length * step
  return [
    { ...light, y: 84, size: 14, face: 'sans', text: audience },
    { kind: 'path', d: `M${LEFT} 104H${LEFT + 40}`, stroke: colors.wash, strokeWidth: 1 },
    ...lines.map(
      (text, i): Shape => ({
        ...light,
        fill: colors.paper,
        y: first + i * step,
        size: 70,
        face: 'serif',
        text,
      }),
    ),
    { ...light, y: after, size: 70, face: 'italic', text: lastWord },
    { ...light, fill: colors.paper, y: after + 68, size: 24, face: 'serif', text: subtitle },
    { ...light, y: after + 94, size: 14, face: 'sans', text: promise },
  ]
}

function year(asOf: string, lastDay: string): Shape[] {
  const days = daysOfYear(Number(asOf.slice(0, 4)))
  const squares = (wanted: typeof days) =>
    wanted.map(({ month, day }) => box(...corner(month, day), CELL.width, CELL.height)).join('')
  const past = days.filter(({ iso }) => iso <= asOf)
  const remaining = days.filter(({ iso }) => iso > asOf && iso <= lastDay)
  const [x, y] = corner(Number(lastDay.slice(5, 7)), Number(lastDay.slice(8)))
  return [
    ...MONTHS.map(
      (text, i): Shape => ({
        kind: 'text',
        x: LEFT,
        y: YEAR_TOP + i * CELL.stepY + 8.6,
        size: 11,
        face: 'sans',
        fill: colors.soft,
        text,
      }),
    ),
    { kind: 'path', d: squares(past), fill: '#bdd1c4' },
    { kind: 'path', d: squares(remaining), fill: colors.white, stroke: colors.evergreen, strokeWidth: 1 },
    {
      kind: 'path',
      d: pencilRing(x + CELL.width / 2, y + CELL.height / 2, 27, 23),
      stroke: colors.pencil,
      strokeWidth: 2,
    },
  ]
}

function corner(month: number, day: number): [x: number, y: number] {
  const round = (value: number) => Math.round(value * 10) / 10
  return [round(YEAR_LEFT + (day - 1) * CELL.stepX), round(YEAR_TOP + (month - 1) * CELL.stepY)]
}

function daysOfYear(inYear: number): { iso: string; month: number; day: number }[] {
  const start = Date.UTC(inYear, 0, 1)
  const count = Math.round((Date.UTC(inYear + 1, 0, 1) - start) / 86_400_000)
  return Array.from({ length: count }, (_, i) => {
    const iso = new Date(start + i * 86_400_000).toISOString().slice(0, 10)
    return { iso, month: Number(iso.slice(5, 7)), day: Number(iso.slice(8)) }
  })
}

function foot(lastDayLabel: string, asOfLabel: string, brand: string): Shape[] {
  const line = { kind: 'text', y: 760, size: 12, fill: colors.soft } as const
  return [
    {
      ...line,
      x: 562,
      y: 722,
      size: 15,
      face: 'italic',
      fill: colors.pencil,
      text: lastDayLabel,
      end: true,
    },
    { ...line, x: LEFT, face: 'bold', fill: colors.ink, text: brand },
    { ...line, x: 562, face: 'sans', text: asOfLabel, end: true },
  ]
}
