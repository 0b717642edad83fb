import type { CommandResult, Row } from './command.ts'
import { tableFormatter } from './format-table.ts'

/** Where text goes, and the width of the terminal in characters, if there is one. */
export interface Printer {
  write: (text: string) => void | Promise<void>
  json: boolean
  width?: number | undefined
}

/** Writes a result to standard output, page by page: JSON, or a table and its message. */
export async function printResult(result: CommandResult, printer: Printer): Promise<void> {
  if (printer.json) await writeJson(result.records, printer.write)
  else await printTable(result, printer)
}

/** Writes all records as one JSON array. */
export async function writeJson(records: CommandResult['records'], write: Printer['write']): Promise<void> {
  let separator = '[\n'
  for await (const page of records) {
    if (page.length === 0) continue
    await write(separator + page.map(indented).join(',\n'))
    separator = ',\n'
  }
  await write(separator === '[\n' ? '[]\n' : '\n]\n')
}

function indented(row: Row): string {
  return `  ${JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')}`
}

async function printTable(
  { records, columns, message, empty }: CommandResult,
  { write, width }: Printer,
): Promise<void> {
  const format = tableFormatter(
    columns.map(([heading]) => heading),
    width,
  )
  let isEmpty = true
  for await (const page of records) {
    if (page.length === 0) continue
    await write(`${format(page.map((row) => columns.map(([, cell]) => cell(row))))}\n`)
    isEmpty = false
  }
  if (isEmpty) {
    const text = empty ?? message
    if (text) await write(`${text}\n`)
  } else if (message) await write(`\n${message}\n`)
}
