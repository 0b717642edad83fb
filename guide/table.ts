import type { BlockOf } from '../app/content/guide.schema.ts'
import { colors } from './shapes.ts'
import {
  type Element,
  fullWidth,
  heightOf,
  makeRoom,
  page,
  rule,
  type Sheet,
  type StructOptions,
  styles,
  type TextStyle,
  tag,
  write,
} from './sheet.ts'

const PAD = 6
/** A row to write in by hand. */
const BLANK_ROW = 24

interface Cell {
  text: string
  style: TextStyle
  type: 'TH' | 'TD'
  options: StructOptions
}

/** A table over the full width with its caption above; the first column heads its rows. */
export function drawTable(sheet: Sheet, { caption, columns, rows }: BlockOf<'table'>): void {
  const { doc } = sheet
  const widths = columns.map(({ share }) => share * fullWidth)
  const head = columns.map(({ heading }): Cell => {
    return { text: heading, style: styles.label, type: 'TH', options: { scope: 'Column' } }
  })
  const body = rows.map((row) =>
    row.map((text, index): Cell => {
      return index === 0
        ? { text, style: styles.smallBold, type: 'TH', options: { scope: 'Row' } }
        : { text, style: styles.small, type: 'TD', options: {} }
    }),
  )
  const tall = (row: Cell[]) =>
    row.every(({ text }) => text === '')
      ? BLANK_ROW
      : Math.max(...row.map(({ text, style }, i) => heightOf(doc, text, style, (widths[i] ?? 0) - 2 * PAD))) +
        2 * PAD -
        3
  const captionHeight = heightOf(doc, caption, styles.caption, fullWidth)
  makeRoom(sheet, captionHeight + [head, ...body].reduce((sum, row) => sum + tall(row), 0) + 12)

  sheet.y += 3
  const table = tag(sheet, sheet.parent, 'Table')
  tag(sheet, table, 'Caption', () => void write(doc, caption, styles.caption, page.left, sheet.y, fullWidth))
  sheet.y += captionHeight + 3
  rule(sheet, page.left, sheet.y, fullWidth, colors.ink, 1.2)
  for (const row of [head, ...body]) {
    const height = tall(row)
    drawRow(sheet, table, row, widths)
    sheet.y += height
    rule(sheet, page.left, sheet.y, fullWidth, row === head ? colors.ink : colors.rule, 0.7)
  }
  table.end()
  sheet.y += 14
}

function drawRow(sheet: Sheet, table: Element, row: Cell[], widths: number[]): void {
  const line = tag(sheet, table, 'TR')
  let x: number = page.left
  row.forEach(({ text, style, type, options }, index) => {
    const width = widths[index] ?? 0
    const left = x + (index === 0 ? 0 : PAD)
    tag(
      sheet,
      line,
      type,
      () => void write(sheet.doc, text, style, left, sheet.y + PAD, width - 2 * PAD),
      options,
    )
    x += width
  })
  line.end()
}
