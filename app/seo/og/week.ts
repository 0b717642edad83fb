import { colors } from '../../content/site/colors.ts'
import { escapeXml } from '../site-files/markup.ts'

/** Top left corner of the appointment book in pixels; it is cut off at the right and lower edges. */
const LEFT = 800
const TOP = 112
const HEAD = 66
const GUTTER = 26
const CELL = { width: 82, height: 62 }
const COLUMNS = 5
const ROWS = 8

/**
 * A week of the appointment book as SVG, with 14 booked hours and a new one.
 */
export function drawWeek({ tab, days }: { tab: string; days: readonly string[] }): string {
  const x = LEFT + GUTTER
  const y = TOP + HEAD
  const columns = Array.from({ length: COLUMNS }, (_, i) => x + i * CELL.width)
  const rows = Array.from({ length: ROWS }, (_, i) => y + i * CELL.height)
  const ruled = [
    ...columns.map((at) => `M${at} ${TOP + 18}V640`),
    ...rows.slice(1).map((at) => `M${LEFT} ${at}H1210`),
  ]
  const [latest, ...booked] = hours
  return [
    `<path d="M${LEFT} 640V${TOP}H1210V640z" fill="${colors.white}" stroke="${colors.rule}" stroke-width="1.5"/>`,
    `<path d="M${LEFT + 190} ${TOP}v-40h162v40" fill="${colors.white}" stroke="${colors.rule}" stroke-width="1.5"/>`,
    `<path d="M${LEFT + 191} ${TOP}h160" stroke="${colors.white}" stroke-width="3"/>`,
    `<text x="${LEFT + 210}" y="${TOP - 11}" font-family="Instrument Sans" font-size="21" fill="${colors.soft}">${escapeXml(tab)}</text>`,
    `<path d="${ruled.join('')}" stroke="${colors.rule}" stroke-width="1.5"/>`,
    `<path d="M${LEFT} ${y}H1210" stroke="${colors.ink}" stroke-width="2"/>`,
    ...columns.map(
      (at, i) =>
        `<text x="${at + 12}" y="${y - 19}" font-family="Instrument Sans" font-weight="600" font-size="21" fill="${colors.ink}">${days[i] ?? ''}</text>`,
    ),
    ...booked.map(([column, row]) => entry(column, row, colors.wash, colors.evergreen)),
    latest ? entry(latest[0], latest[1], colors.evergreen, colors.marigold) : '',
  ].join('')
}

function entry(column: number, row: number, fill: string, edge: string): string {
  const x = LEFT + GUTTER + column * CELL.width
  const y = TOP + HEAD + row * CELL.height
  const tick =
    edge === colors.marigold
      ? `<path d="m${x + 28} ${y + 32} 11 11 22-24" fill="none" stroke="${edge}" stroke-width="6"/>`
      : ''
  return `<rect x="${x + 1}" y="${y + 1}" width="${CELL.width - 2}" height="${CELL.height - 2}" fill="${fill}"/><rect x="${x + 1}" y="${y + 1}" width="5" height="${CELL.height - 2}" fill="${edge}"/>${tick}`
}

/** Booked hours as column and row, the first in a cell that is fully visible. */
const hours = ['23', '01', '40', '15', '36', '04', '20', '32', '12', '44', '06', '27', '42', '34', '10'].map(
  ([column, row]): [column: number, row: number] => [Number(column), Number(row)],
)
