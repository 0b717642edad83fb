import { formatAttribution } from '../domain/format-attribution.ts'
import type { Order } from './command.ts'
import type { Answer, Row } from './run-command.ts'
import { setTable } from './table.ts'

/** How an answer is shown: the office's IANA zone, and the terminal's width where there is one. */
export interface RenderOptions {
  zone: string
  width?: number | undefined
}

type Column = [heading: string, cell: (row: Row) => string]

/** The answer as text for standard output: JSON, or a table in the office's time. */
export function showAnswer({ command, json }: Order, answer: Answer, { zone, width }: RenderOptions): string {
  if (json) return JSON.stringify(answer.records, null, 2)
  const columns = columnsOf(command, zone)
  const rows = answer.records.map((row) => columns.map(([, cell]) => cell(row)))
  if (rows.length === 0) return NOTHING[command.name]
  const table = setTable(
    columns.map(([heading]) => heading),
    rows,
    width,
  )
  return answer.done ? `${table}\n\n${answer.done}` : table
}

const NOTHING: Record<Order['command']['name'], string> = {
  bookings: 'No calls are ahead. Past and cancelled ones: bookings --all.',
  leads: 'Nobody has asked for the guide yet.',
  history: 'Nothing has reached the webhook yet. The page /webhook-test sends a test.',
  cancel: '',
  resend: '',
}

function columnsOf(command: Order['command'], zone: string): Column[] {
  const when =
    (field: string) =>
    (row: Row): string =>
      sayShort(text(row[field]), zone)
  const own = (field: string) => (row: Row) => text(row[field])
  switch (command.name) {
    case 'leads':
      return [
        ['Received', when('createdAt')],
        ['Name', own('name')],
        ['Practice', own('practice')],
        ['Specialty', own('specialty')],
        ['E-mail', own('email')],
        ['Phone', own('phone')],
        ['Came by', cameBy],
        ['Agreed to', agreed],
      ]
    case 'history':
      return [
        ['Received', when('receivedAt')],
        ['Method', own('method')],
        ['Fields', fields],
      ]
    default: {
      const columns: Column[] = [
        ['When', when('startsAt')],
        ['Name', own('name')],
        ['Practice', own('practice')],
        ['Specialty', own('specialty')],
        ['E-mail', own('email')],
        ['Phone', own('phone')],
        ['Came by', cameBy],
        ['Id', (row) => text(row.id).slice(0, 8)],
      ]
      const mixed = command.name !== 'bookings' || command.all
      return mixed ? [...columns, ['Status', own('status')]] : columns
    }
  }
}

/** `Mon, Nov 23, 2026, 10:00 AM EST` */
function sayShort(iso: string, zone: string): string {
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

function agreed(row: Row): string {
  const { marketingEmail, marketingTexts } = (row.consents ?? {}) as Row
  return [marketingEmail && 'e-mail', marketingTexts && 'texts'].filter(Boolean).join(', ') || 'nothing more'
}

function cameBy(row: Row): string {
  return formatAttribution((row.attribution ?? {}) as Record<string, string>)
}

function fields(row: Row): string {
  return Object.entries((row.query ?? {}) as Record<string, string>)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
