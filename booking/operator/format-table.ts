import { oneLine } from '../core/sanitize.ts'

const GAP = '  '

/** A table, or one block of lines per row when it is wider than `width` characters. */
export function formatTable(headings: string[], rows: string[][], width = Number.POSITIVE_INFINITY): string {
  const cells = rows.map((row) => row.map(oneLine))
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...cells.map((row) => row[column] ?? '')].map((text) => [...text].length)),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => pad(cell, widths[column]))
      .join(GAP)
      .trimEnd()
  const lines = [headings, widths.map((one) => '-'.repeat(one)), ...cells].map(line)
  // With two columns it stays a table, whose second one the terminal wraps.
  if (headings.length <= 2 || lines.every((one) => one.length <= width)) return lines.join('\n')
  const widest = Math.max(...headings.map(({ length }) => length))
  const block = (row: string[]) =>
    headings.map((heading, n) => `${pad(heading, widest)}${GAP}${row[n] ?? ''}`)
  return cells.map((row) => block(row).join('\n')).join('\n\n')
}

const pad = (text: string, width = 0) => text + ' '.repeat(width - [...text].length)
