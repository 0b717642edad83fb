/** Excel reads a file as UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * What makes a spreadsheet read a cell as a formula, when the cell begins with it (OWASP, CSV Injection). The wide
 * forms count in spreadsheets set to Japanese.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** One record of a CSV file (RFC 4180), with its line break. A cell that would be a formula begins with an apostrophe. */
export function formatCsvRecord(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

/** Always quoted, so that a program that splits at semicolons keeps the cell whole too. */
function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
