import { recordChange } from '../db/audit.ts'
import { requestPages } from '../db/list-requests.ts'
import { bookingPages, leadPages, messagePages, resultPages } from '../db/listings.ts'
import type { Store } from '../db/store.ts'
import { withStoreErrors } from '../db/store-error.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { optionalFile } from './arguments.ts'
import {
  type Column,
  type Command,
  type CommandContext,
  InvalidUsage,
  type Row,
  rowPages,
  type Typed,
} from './command.ts'
import { EXPORT_COLUMNS, exportColumns } from './export-columns.ts'
import { BYTE_ORDER_MARK, formatCsvRecord } from './format-csv.ts'
import { writeNewFile } from './new-file.ts'
import { messageRows } from './outbox-commands.ts'
import { writeJson } from './print-result.ts'
import { withSubject } from './result-subject.ts'

type Exported = keyof typeof EXPORT_COLUMNS
type Write = (text: string) => void | Promise<void>

const LISTS = Object.keys(EXPORT_COLUMNS) as Exported[]
/** What a clinic has, too. */
const CLINIC_LISTS: Exported[] = ['bookings', 'outbox']

export const exportList: Command = {
  name: 'export',
  ofCalendar: true,
  parameters: [{ name: 'list' }, { name: 'file', optional: true }],
  flags: ['csv'],
  usage: '<list> [file] [--csv | --json]',
  summary: 'bookings, leads, requests, results or outbox, for a spreadsheet',
  check(typed, { settings }) {
    const list = listArgument(typed, settings)
    const file = optionalFile(typed, 'export')
    const json = isJson(typed, file)
    return async (context) => {
      const store = await context.store()
      const write = async (out: Write) => {
        const pages = pagesOf(list, store, context)
        await (json ? writeJson(pages, out) : writeCsv(exportColumns(list, context.settings), pages, out))
      }
      await record(store, list, context)
      if (file === undefined) {
        await write(context.write)
        return null
      }
      const name = await writeNewFile(file, write)
      await context.write(`Written to ${name}, readable by you only. Delete it when you are done.\n`)
      return null
    }
  },
}

function listArgument(typed: Typed, { audience }: BookingSettings): Exported {
  const list = LISTS.find((one) => one === typed.arguments.list)
  if (!list) throw new InvalidUsage(`"${typed.arguments.list}" is not one of ${LISTS.join(', ')}.`)
  if (audience === 'practices' || CLINIC_LISTS.includes(list)) return list
  throw new InvalidUsage(`A clinic has no ${list}: with --clinic, export ${CLINIC_LISTS.join(' or ')}.`)
}

function isJson({ flags }: Typed, file: string | undefined): boolean {
  if (flags.has('csv') && flags.has('json')) throw new InvalidUsage('Give --csv or --json, not both.')
  return flags.has('json') || (!flags.has('csv') && file?.toLowerCase().endsWith('.json') === true)
}

function pagesOf(list: Exported, store: Store, { settings, now }: CommandContext): AsyncGenerator<Row[]> {
  switch (list) {
    case 'bookings':
      return rowPages(bookingPages(store, settings.host))
    case 'leads':
      return rowPages(leadPages(store))
    case 'requests':
      return rowPages(requestPages(store))
    case 'results':
      return withSubject(rowPages(resultPages(store)), settings.describeResult)
    case 'outbox':
      return messageRows(messagePages(store, settings.host, { all: true }), now)
  }
}

async function writeCsv(columns: Column[], pages: AsyncIterable<Row[]>, write: Write): Promise<void> {
  await write(BYTE_ORDER_MARK + formatCsvRecord(columns.map(([heading]) => heading)))
  for await (const page of pages)
    await write(page.map((row) => formatCsvRecord(columns.map(([, cell]) => cell(row)))).join(''))
}

/** Personal data leaves the database: that is part of the trail too. */
async function record(
  store: Store,
  list: Exported,
  { operator, now, settings: { host } }: CommandContext,
): Promise<void> {
  await withStoreErrors('record an export', () =>
    recordChange(store.db, { operator, action: 'export', host, details: { list } }, now),
  )
}
