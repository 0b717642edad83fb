import { edition } from '../../app/content/guide/edition.ts'
import site from '../../site.config.ts'
import { box, colors, type Picture, pencilRing, type Shape } from '../shapes.ts'

const WIDTH = 504
const CELL = { left: 62, top: 18, stepX: 52, stepY: 25, width: 49, height: 22 }
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

/** The task of each week, from the Monday after this edition to the waiver's last day. */
const tasks = [
  ['List', 'patients never seen in person'],
  ['Write', 'to each one, with two dates'],
  ['See', 'those who live farthest away'],
  ['See', 'the others, two half days a week'],
  ['Hand off', 'those who can’t come in'],
  ['Close', 'the charts; check the outcome'],
]

interface Day {
  iso: string
  week: number
  weekday: number
}

/** Mondays to Fridays from the edition's date to the end of the waiver's last week. */
function days(): Day[] {
  const monday = Date.parse(`${edition.asOf}T00:00:00Z`) + 2 * 86_400_000
  return tasks.flatMap((_, week) =>
    WEEKDAYS.map((_name, weekday) => ({
      iso: new Date(monday + (week * 7 + weekday) * 86_400_000).toISOString().slice(0, 10),
      week,
      weekday,
    })),
  )
}

/** A calendar of the business days between the edition and the end of the waiver. */
export function weeksLeftPicture(): Omit<Picture, 'alt'> {
  return {
    width: WIDTH,
    height: CELL.top + tasks.length * CELL.stepY + 4,
    shapes: [
      ...WEEKDAYS.map(
        (text, i): Shape => ({
          ...{ kind: 'text', size: 8.8, face: 'sans', fill: colors.soft, y: 10 },
          x: CELL.left + i * CELL.stepX + 4,
          text,
        }),
      ),
      ...days().flatMap(drawDay),
      ...tasks.flatMap(drawTask),
    ],
  }
}

function drawDay({ iso, week, weekday }: Day): Shape[] {
  const [x, y] = [CELL.left + weekday * CELL.stepX, CELL.top + week * CELL.stepY]
  const isOver = iso > edition.waiverThrough
  const isOpen = !isOver && !site.strategyCall.daysOff.includes(iso)
  const isLast = iso === edition.waiverThrough
  const shapes: Shape[] = [
    { kind: 'path', d: box(x, y, CELL.width, CELL.height), fill: isOpen ? colors.wash : colors.leaf },
    {
      ...{ kind: 'text', size: 8.8, face: isOpen ? 'bold' : 'sans', fill: isOpen ? colors.ink : colors.soft },
      ...{ x: x + 4, y: y + 10, text: String(Number(iso.slice(8))) },
    },
  ]
  if (!isOpen) {
    const stroke = { stroke: colors.soft, strokeWidth: 0.8 }
    shapes.push({ kind: 'path', d: `M${x + 16} ${y + 18}L${x + 44} ${y + 4}`, ...stroke })
  }
  if (isLast) {
    const ring = pencilRing(x + CELL.width / 2, y + CELL.height / 2, 50, 25)
    shapes.push({ kind: 'path', d: ring, stroke: colors.pencil, strokeWidth: 1.6 })
  }
  return shapes
}

function drawTask([verb = '', rest = '']: string[], week: number): Shape[] {
  const y = CELL.top + week * CELL.stepY + 14
  const [monday] = days().filter((day) => day.week === week)
  const month = new Date(`${monday?.iso ?? edition.asOf}T00:00:00Z`)
  const label = month.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const left = CELL.left + WEEKDAYS.length * CELL.stepX + 12
  return [
    { kind: 'text', x: 0, y, size: 9, face: 'sans', fill: colors.soft, text: label },
    { kind: 'text', x: left, y: y - 3, size: 10, face: 'bold', fill: colors.ink, text: verb },
    { kind: 'text', x: left, y: y + 8, size: 8.8, face: 'sans', fill: colors.soft, text: rest },
  ]
}
