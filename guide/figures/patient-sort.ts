import { box, colors, type Picture, type Shape } from '../shapes.ts'

const WIDTH = 504

interface Card {
  x: number
  y: number
  width: number
  height: number
  /** The first line is bold. */
  lines: string[]
  tone: 'question' | 'calm' | 'exposed'
}

const cards: Card[] = [
  {
    ...{ x: 0, y: 0, width: 222, height: 48, tone: 'question' },
    lines: ['1. Is the medicine controlled?', 'Federal Schedules II to V'],
  },
  {
    ...{ x: 0, y: 84, width: 222, height: 48, tone: 'question' },
    lines: ['2. Has the prescriber seen the patient?', 'An in-person exam, recorded in the chart'],
  },
  {
    ...{ x: 300, y: 0, width: 204, height: 48, tone: 'calm' },
    lines: ['The federal visit rule does not apply', 'State telehealth law applies'],
  },
  {
    ...{ x: 300, y: 84, width: 204, height: 48, tone: 'calm' },
    lines: ['You don’t need the waiver', 'The deadline doesn’t affect this patient'],
  },
  {
    ...{ x: 0, y: 168, width: 504, height: 50, tone: 'exposed' },
    lines: [
      'This prescription depends on the waiver',
      'Schedule an in-person visit before December 31, 2026, or plan a handoff',
    ],
  },
]

/** A decision tree of two questions and three outcomes. */
export function patientSortPicture(): Omit<Picture, 'alt'> {
  return {
    width: WIDTH,
    height: 220,
    shapes: [
      ...arrow('M222 24H296', 'M290 20L296 24L290 28', 'No', 252, 19),
      ...arrow('M222 108H296', 'M290 104L296 108L290 112', 'Yes', 250, 103),
      ...arrow('M40 48V80', 'M36 74L40 80L44 74', 'Yes', 48, 69),
      ...arrow('M40 132V164', 'M36 158L40 164L44 158', 'No', 48, 153),
      ...cards.flatMap(drawCard),
    ],
  }
}

function arrow(line: string, head: string, text: string, x: number, y: number): Shape[] {
  return [
    { kind: 'path', d: line + head, stroke: colors.soft, strokeWidth: 1.1 },
    { kind: 'text', x, y, size: 9.6, face: 'bold', fill: colors.ink, text },
  ]
}

function drawCard({ x, y, width, height, lines, tone }: Card): Shape[] {
  const colorsOf = {
    question: { fill: colors.white, stroke: colors.evergreen },
    calm: { fill: colors.wash, stroke: colors.wash },
    exposed: { fill: colors.leaf, stroke: colors.pencil },
  }
  const [first = '', second = ''] = lines
  return [
    {
      kind: 'path',
      d: box(x, y, width, height),
      ...colorsOf[tone],
      strokeWidth: tone === 'exposed' ? 1.6 : 1,
    },
    {
      kind: 'text',
      x: x + 12,
      y: y + 20,
      size: 10.4,
      face: 'bold',
      fill: tone === 'exposed' ? colors.pencil : colors.ink,
      text: first,
    },
    { kind: 'text', x: x + 12, y: y + 35, size: 9.4, face: 'sans', fill: colors.soft, text: second },
  ]
}
