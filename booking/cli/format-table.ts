/** Characters; longer cells are truncated. `--json` prints them in full. */
const MAX_CELL_WIDTH = 44
/** The last column may be wider. */
const MAX_LAST_CELL_WIDTH = 160
const GAP = '  '

/**
 * Formats rows as a table, or as one block of lines per row when the table is wider than `width` characters.
 * Control characters are removed from all cells.
 */
export function formatTable(headings: string[], rows: string[][], width?: number): string {
  return tableFormatter(headings, width)(rows)
}

/**
 * Formats a table page by page: the first call adds the headings and decides the columns' widths, which later pages
 * share; a longer cell in them moves the rest of its row.
 */
export function tableFormatter(
  headings: string[],
  width = Number.POSITIVE_INFINITY,
): (rows: string[][]) => string {
  let widths: number[] | undefined
  return (rows) => {
    const cells = rows.map((row) => row.map(oneLine))
    const isFirst = widths === undefined
    widths ??= widthsOf(headings, cells)
    const shared = widths
    const total = shared.reduce((sum, one) => sum + one, GAP.length * (shared.length - 1))
    if (total > width)
      return (isFirst ? '' : '\n') + cells.map((row) => formatBlock(headings, row)).join('\n\n')
    const formatRow = (row: string[]) =>
      row.map((cell, n) => pad(cell, shared[n] ?? 0, maxWidth(headings, n))).join(GAP)
    const head = isFirst ? [formatRow(headings), shared.map((one) => '-'.repeat(one)).join(GAP)] : []
    return [...head, ...cells.map(formatRow)].map((line) => line.trimEnd()).join('\n')
  }
}

function widthsOf(headings: string[], cells: string[][]): number[] {
  return headings.map((heading, column) =>
    Math.min(
      maxWidth(headings, column),
      cells.reduce((widest, row) => Math.max(widest, lengthOf(row[column] ?? '')), lengthOf(heading)),
    ),
  )
}

function maxWidth(headings: string[], column: number): number {
  return column === headings.length - 1 ? MAX_LAST_CELL_WIDTH : MAX_CELL_WIDTH
}

function formatBlock(headings: string[], row: string[]): string {
  const widest = Math.max(...headings.map(lengthOf))
  return headings.map((heading, n) => `${pad(heading, widest)}${GAP}${row[n] ?? ''}`.trimEnd()).join('\n')
}

/** Visitors typed this: removes escape sequences and bidirectional marks, which terminals interpret. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\s]+/gu, ' ').trim()
}

function lengthOf(text: string): number {
  return [...text].length
}

function pad(text: string, width: number, maxWidth = width): string {
  const cut = lengthOf(text) > maxWidth ? `${[...text].slice(0, maxWidth - 1).join('')}…` : text
  return cut + ' '.repeat(Math.max(0, width - lengthOf(cut)))
}
