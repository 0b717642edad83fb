import { oneLine } from '../core/sanitize.ts'

const MAX_CELL_WIDTH = 44
const MAX_LAST_CELL_WIDTH = 160
const GAP = '  '

/**
 * A table with long cells truncated, or one block of lines per row when it is wider than `width` characters. With two
 * columns it stays a table, whose second one the terminal wraps.
 */
export function formatTable(headings: string[], rows: string[][], width = Number.POSITIVE_INFINITY): string {
  const cells = rows.map((row) => row.map(oneLine))
  const widths = headings.map((heading, column) =>
    Math.min(
      column === headings.length - 1 ? MAX_LAST_CELL_WIDTH : MAX_CELL_WIDTH,
      cells.reduce((widest, row) => Math.max(widest, lengthOf(row[column] ?? '')), lengthOf(heading)),
    ),
  )
  const isTooWide = widths.reduce((sum, one) => sum + one + GAP.length, -GAP.length) > width
  if (isTooWide && headings.length > 2) return cells.map((row) => formatBlock(headings, row)).join('\n\n')
  const line = (row: string[]) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0))
      .join(GAP)
      .trimEnd()
  const rule = line(widths.map((one) => '-'.repeat(one))).slice(0, width)
  return [line(headings), rule, ...cells.map(line)].join('\n')
}

function formatBlock(headings: string[], row: string[]): string {
  const widest = Math.max(...headings.map(lengthOf))
  return headings.map((heading, n) => `${pad(heading, widest)}${GAP}${row[n] ?? ''}`.trimEnd()).join('\n')
}

function lengthOf(text: string): number {
  return [...text].length
}

function pad(text: string, width: number): string {
  const cut = lengthOf(text) > width ? `${[...text].slice(0, width - 1).join('')}…` : text
  return cut + ' '.repeat(width - lengthOf(cut))
}
