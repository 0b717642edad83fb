import { edition } from '../../app/content/guide/edition.ts'
import { box, colors, type Picture, type Shape } from '../shapes.ts'

const WIDTH = 504
const AXIS = { from: 2020, to: 2027.4 }

/** The stretches of the waiver: first and last day, ISO dates. 85 FR to 90 FR, as chapter 2's table cites them. */
const stretches = [
  { label: 'Public health emergency', from: '2020-03-16', to: '2023-05-10' },
  { label: 'First', from: '2023-05-11', to: '2023-11-11' },
  { label: 'Second', from: '2023-11-12', to: '2024-12-31' },
  { label: 'Third', from: '2025-01-01', to: '2025-12-31' },
  { label: 'Fourth', from: '2026-01-01', to: edition.waiverThrough },
]

const round = (value: number) => Math.round(value * 10) / 10

/** Points from the left of a date on the axis of years. */
function along(isoDate: string): number {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return round((WIDTH * (year + (month - 1) / 12 + day / 365 - AXIS.from)) / (AXIS.to - AXIS.from))
}

/** The waiver's stretches one under the other on a line of years, with the day of this edition. */
export function extensionsPicture(): Omit<Picture, 'alt'> {
  const rowHeight = 19
  const bottom = 26 + stretches.length * rowHeight + 4
  const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]
  const now = along(edition.asOf)
  return {
    width: WIDTH,
    height: bottom + 22,
    shapes: [
      {
        kind: 'path',
        d: years.map((year) => `M${along(`${year}-01-01`)} 20V${bottom}`).join(''),
        stroke: colors.rule,
        strokeWidth: 0.7,
      },
      ...years.map(
        (year): Shape => ({
          kind: 'text',
          x: along(`${year}-01-01`) + 3,
          y: 12,
          size: 8.6,
          face: 'sans',
          fill: colors.soft,
          text: String(year),
        }),
      ),
      ...stretches.flatMap((stretch, index) => bar(stretch, 26 + index * rowHeight)),
      { kind: 'path', d: `M${now} 16V${bottom + 8}`, stroke: colors.pencil, strokeWidth: 1.4 },
      {
        kind: 'text',
        x: now + 4,
        y: bottom + 18,
        size: 10.5,
        face: 'italic',
        fill: colors.pencil,
        text: 'This edition, November 21, 2026',
        end: true,
      },
    ],
  }
}

function bar({ label, from, to }: (typeof stretches)[number], top: number): Shape[] {
  const [left, right] = [along(from), along(to)]
  const isNow = to === edition.waiverThrough
  const text = { kind: 'text', y: top + 10.5, size: 8.8, face: 'bold' } as const
  const inside = right - left > 110
  return [
    { kind: 'path', d: box(left, top, round(right - left), 14), fill: isNow ? colors.evergreen : '#a9c4b4' },
    inside
      ? { ...text, x: left + 5, fill: colors.ink, text: label }
      : { ...text, x: left - 5, fill: colors.ink, text: label, end: true },
  ]
}
