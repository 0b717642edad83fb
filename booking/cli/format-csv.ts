/** Excel reads a file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * What makes a spreadsheet read a cell as a formula, when the cell begins with it (OWASP, CSV Injection). The wide
 * forms count in spreadsheets set to Japanese.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A CSV file (RFC 4180) of these records. A cell that would be a formula begins with an apostrophe. */
export function formatCsv(records: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + records.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
}

/** Always quoted, so that a program that splits at semicolons keeps the cell whole too. */
function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
