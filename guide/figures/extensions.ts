import { edition } from '../../app/content/guide/edition.ts'
import { box, colors, type Picture, type Shape } from '../shapes.ts'

const WIDTH = 504
const AXIS = { from: 2020, to: 2027.4 }

/** The periods of the waiver, first and last day as ISO dates. Sources: 85 FR to 90 FR, as cited in chapter 2's table. */
const periods = [
  { label: 'Public health emergency', from: '2020-03-16', to: '2023-05-10' },
  { label: 'First', from: '2023-05-11', to: '2023-11-11' },
  { label: 'Second', from: '2023-11-12', to: '2024-12-31' },
  { label: 'Third', from: '2025-01-01', to: '2025-12-31' },
  { label: 'Fourth', from: '2026-01-01', to: edition.waiverThrough },
]

const round = (value: number) => Math.round(value * 10) / 10

/** Horizontal position of a date on the axis, in points. */
function positionOf(isoDate: string): number {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return round((WIDTH * (year + (month - 1) / 12 + day / 365 - AXIS.from)) / (AXIS.to - AXIS.from))
}

/** The waiver's periods below each other on a timeline, with the date of this edition. */
export function extensionsPicture(): Omit<Picture, 'alt'> {
  const rowHeight = 19
  const bottom = 26 + periods.length * rowHeight + 4
  const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]
  const now = positionOf(edition.asOf)
  return {
    width: WIDTH,
    height: bottom + 22,
    shapes: [
      {
        kind: 'path',
        d: years.map((year) => `M${positionOf(`${year}-01-01`)} 20V${bottom}`).join(''),
        stroke: colors.rule,
        strokeWidth: 0.7,
      },
      ...years.map(
        (year): Shape => ({
          kind: 'text',
          x: positionOf(`${year}-01-01`) + 3,
          y: 12,
          size: 8.6,
          face: 'sans',
          fill: colors.soft,
          text: String(year),
        }),
      ),
      ...periods.flatMap((period, index) => bar(period, 26 + index * rowHeight)),
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

function bar({ label, from, to }: (typeof periods)[number], top: number): Shape[] {
  const [left, right] = [positionOf(from), positionOf(to)]
  const isNow = to === edition.waiverThrough
  const text = { kind: 'text', y: top + 10.5, size: 8.8, face: 'bold' } as const
  const fitsLabel = right - left > 110
  return [
    { kind: 'path', d: box(left, top, round(right - left), 14), fill: isNow ? colors.evergreen : '#a9c4b4' },
    fitsLabel
      ? { ...text, x: left + 5, fill: colors.ink, text: label }
      : { ...text, x: left - 5, fill: colors.ink, text: label, end: true },
  ]
}
