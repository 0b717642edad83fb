import { formatAttribution } from '../domain/format-attribution.ts'
import { formatTable } from './format-table.ts'
import type { CliCommand } from './parse-command.ts'
import type { CommandResult, Row } from './run-command.ts'

/** The office's IANA zone for times, and the terminal's width in characters, if there is one. */
export interface RenderOptions {
  zone: string
  width?: number | undefined
}

type Column = [heading: string, cell: (row: Row) => string]

/** The result as text for standard output: JSON, or a table with times in the office's zone. */
export function formatOutput(
  { command, json }: CliCommand,
  result: CommandResult,
  { zone, width }: RenderOptions,
): string {
  if (json) return JSON.stringify(result.records, null, 2)
  const columns = columnsOf(command, zone)
  const rows = result.records.map((row) => columns.map(([, cell]) => cell(row)))
  if (rows.length === 0) return EMPTY[command.name] || (result.message ?? '')
  const table = formatTable(
    columns.map(([heading]) => heading),
    rows,
    width,
  )
  return result.message ? `${table}\n\n${result.message}` : table
}

const EMPTY: Record<CliCommand['command']['name'], string> = {
  bookings: 'No upcoming calls. For past and canceled ones: bookings --all.',
  leads: 'No leads yet.',
  history: 'No webhook calls yet. The page /webhook-test sends a test.',
  cancel: '',
  resend: '',
  backup: '',
  verify: '',
  restore: '',
  'move-to-postgres': '',
  'import-pglite': '',
}

function columnsOf(command: CliCommand['command'], zone: string): Column[] {
  const when =
    (field: string) =>
    (row: Row): string =>
      formatShort(text(row[field]), zone)
  const value = (field: string) => (row: Row) => text(row[field])
  const person: Column[] = [
    ['Name', value('name')],
    ['Practice', value('practice')],
    ['Specialty', value('specialty')],
    ['E-mail', value('email')],
    ['Phone', value('phone')],
    ['Source', attributionOf],
  ]
  switch (command.name) {
    case 'leads':
      return [['Received', when('createdAt')], ...person, ['Consents', consentsOf]]
    case 'history':
      return [
        ['Received', when('receivedAt')],
        ['Method', value('method')],
        ['Fields', fields],
      ]
    case 'backup':
    case 'verify':
    case 'restore':
    case 'move-to-postgres':
    case 'import-pglite':
      return [
        ['Table', value('table')],
        ['Rows', (row) => String(row.rows)],
        ['SHA-256', value('sha256')],
      ]
    default: {
      const columns: Column[] = [
        ['When', when('startsAt')],
        ...person,
        ['Id', (row) => text(row.id).slice(0, 8)],
      ]
      const showsStatus = command.name !== 'bookings' || command.all
      return showsStatus ? [...columns, ['Status', value('status')]] : columns
    }
  }
}

/** `Mon, Nov 23, 2026, 10:00 AM EST` */
function formatShort(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(iso))
    .replaceAll('\u202f', ' ')
}

function consentsOf(row: Row): string {
  const { marketingEmail, marketingTexts } = (row.consents ?? {}) as Row
  return [marketingEmail && 'e-mail', marketingTexts && 'texts'].filter(Boolean).join(', ') || 'none'
}

function attributionOf(row: Row): string {
  return formatAttribution((row.attribution ?? {}) as Record<string, string>)
}

function fields(row: Row): string {
  return Object.entries((row.query ?? {}) as Record<string, string>)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}

function text(raw: unknown): string {
  return typeof raw === 'string' ? raw : ''
}
