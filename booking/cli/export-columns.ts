import type { BookingSettings } from '../domain/settings.ts'
import { consents, pairs, source, value } from './columns.ts'
import type { Column, Row } from './command.ts'

/** Yes or no of a box that a visitor could check. */
const agreed = (name: string) => (row: Row) => ((row.consents as Row | undefined)?.[name] ? 'yes' : 'no')
const wording = (row: Row) => pairs('wording')((row.consents ?? {}) as Row)
/** An instant as spreadsheets read it, in UTC. */
const utc = (field: string) => (row: Row) =>
  value(field)(row)
    .replace('T', ' ')
    .replace(/(\.\d+)?Z$/, '')

const named = (...fields: string[]): Column[] => fields.map((field) => [field, value(field)])
const instants = (...fields: string[]): Column[] => fields.map((field) => [`${field} (UTC)`, utc(field)])
const SOURCE: Column[] = [
  ['source', source],
  ['attribution', pairs('attribution')],
]

/** Columns of the CSV files, named like the fields of the JSON. */
export const EXPORT_COLUMNS: Record<'bookings' | 'leads' | 'requests' | 'results' | 'outbox', Column[]> = {
  bookings: [
    ...instants('startsAt', 'endsAt'),
    ...named('visitorZone', 'status', 'name', 'email', 'phone', 'practice', 'specialty', 'area', 'note'),
    ...instants('attendingAt', 'movedAt', 'cancelledAt'),
    ...named('cancelledBy'),
    ...instants('heldUntil', 'createdAt'),
    ['reminderTexts', agreed('reminderTexts')],
    ['marketingTexts', agreed('marketingTexts')],
    ['consentWording', wording],
    ...SOURCE,
    ...named('sequence', 'id'),
  ],
  leads: [
    ...instants('createdAt'),
    ...named('formName', 'name', 'email', 'practice', 'specialty', 'phone'),
    ['consents', consents],
    ['consentWording', wording],
    ...SOURCE,
    ...named('id'),
  ],
  requests: [
    ...instants('createdAt'),
    ...named('preferredDay', 'partOfDay', 'zone', 'name', 'email', 'phone', 'practice', 'note'),
    ...SOURCE,
    ...named('id'),
  ],
  results: [...instants('createdAt'), ...named('email', 'kind', 'subject', 'figures', 'id')],
  outbox: [
    ...named('kind', 'state'),
    ...instants('dueAt', 'sentAt', 'droppedAt', 'failedAt'),
    ...named('attempts', 'lastError', 'bookingId', 'leadId', 'requestId', 'resultId', 'id'),
  ],
}

/** Not asked of patients. */
const PRACTICE_ONLY = [
  ...['practice', 'specialty', 'area', 'note', 'reminderTexts', 'marketingTexts', 'consentWording'],
  ...['source', 'attribution', 'leadId', 'requestId', 'resultId'],
]

/** The columns of a list in a calendar. */
export function exportColumns(list: keyof typeof EXPORT_COLUMNS, { audience }: BookingSettings): Column[] {
  const columns = EXPORT_COLUMNS[list]
  return audience === 'patients' ? columns.filter(([heading]) => !PRACTICE_ONLY.includes(heading)) : columns
}
