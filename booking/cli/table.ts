/** Longer cells are cut in a table; `--json` has them whole. */
const WIDEST_CELL = 44
/** The last column has the rest of the line. */
const WIDEST_LAST = 160
const GAP = '  '

/**
 * Sets rows under their headings; where the terminal is narrower than that, each row becomes a block of lines.
 * `width` in characters; unlimited where the output is a file.
 */
export function setTable(headings: string[], rows: string[][], width = Number.POSITIVE_INFINITY): string {
  const cells = rows.map((row) => row.map(oneLine))
  const widths = headings.map((heading, column) =>
    Math.min(
      column === headings.length - 1 ? WIDEST_LAST : WIDEST_CELL,
      Math.max(...[heading, ...cells.map((row) => row[column] ?? '')].map(lengthOf)),
    ),
  )
  const total = widths.reduce((sum, one) => sum + one, GAP.length * (widths.length - 1))
  if (total > width) return cells.map((row) => setBlock(headings, row)).join('\n\n')
  const setRow = (row: string[]) => row.map((cell, n) => pad(cell, widths[n] ?? 0)).join(GAP)
  return [setRow(headings), widths.map((one) => '-'.repeat(one)).join(GAP), ...cells.map(setRow)]
    .map((line) => line.trimEnd())
    .join('\n')
}

function setBlock(headings: string[], row: string[]): string {
  const widest = Math.max(...headings.map(lengthOf))
  return headings.map((heading, n) => `${pad(heading, widest)}${GAP}${row[n] ?? ''}`.trimEnd()).join('\n')
}

/** Visitors typed this: what a terminal would obey, or would show in another order, is taken out. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\s]+/gu, ' ').trim()
}

function lengthOf(text: string): number {
  return [...text].length
}

function pad(text: string, width: number): string {
  const cut = lengthOf(text) > width ? `${[...text].slice(0, width - 1).join('')}…` : text
  return cut + ' '.repeat(width - lengthOf(cut))
}
