import type { BlockOf } from '../app/content/guide.schema.ts'
import {
  type Element,
  ensureSpace,
  fullWidth,
  heightOf,
  type PageLayout,
  page,
  rule,
  type StructOptions,
  styles,
  type TextStyle,
  tag,
  write,
} from './page-layout.ts'
import { colors } from './shapes.ts'

const PAD = 6
/** Height of an empty row, for filling in by hand. */
const BLANK_ROW = 24

interface Cell {
  text: string
  style: TextStyle
  type: 'TH' | 'TD'
  options: StructOptions
}

/** Draws a full-width table with its caption above; the first column contains row headers. */
export function drawTable(layout: PageLayout, { caption, columns, rows }: BlockOf<'table'>): void {
  const { doc } = layout
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
  const heightOfRow = (row: Cell[]) =>
    row.every(({ text }) => text === '')
      ? BLANK_ROW
      : Math.max(...row.map(({ text, style }, i) => heightOf(doc, text, style, (widths[i] ?? 0) - 2 * PAD))) +
        2 * PAD -
        3
  const captionHeight = heightOf(doc, caption, styles.caption, fullWidth)
  ensureSpace(layout, captionHeight + [head, ...body].reduce((sum, row) => sum + heightOfRow(row), 0) + 12)

  layout.y += 3
  const table = tag(layout, layout.parent, 'Table')
  tag(
    layout,
    table,
    'Caption',
    () => void write(doc, caption, styles.caption, page.left, layout.y, fullWidth),
  )
  layout.y += captionHeight + 3
  rule(layout, page.left, layout.y, fullWidth, colors.ink, 1.2)
  for (const row of [head, ...body]) {
    const height = heightOfRow(row)
    drawRow(layout, table, row, widths)
    layout.y += height
    rule(layout, page.left, layout.y, fullWidth, row === head ? colors.ink : colors.rule, 0.7)
  }
  table.end()
  layout.y += 14
}

function drawRow(layout: PageLayout, table: Element, row: Cell[], widths: number[]): void {
  const line = tag(layout, table, 'TR')
  let x: number = page.left
  row.forEach(({ text, style, type, options }, index) => {
    const width = widths[index] ?? 0
    const left = x + (index === 0 ? 0 : PAD)
    tag(
      layout,
      line,
      type,
      () => void write(layout.doc, text, style, left, layout.y + PAD, width - 2 * PAD),
      options,
    )
    x += width
  })
  line.end()
}
