import { type GivenAnswers, textOf } from '../core/answers.ts'
import { formatAttribution } from '../core/attribution/format-attribution.ts'
import type { Booking } from '../core/booking.ts'
import type { Lead } from '../core/lead.ts'
import { readSeen } from '../store/seen.ts'
import type { Store } from '../store/store.ts'
import { listEvents } from '../webhook/handler.ts'
import { CONVERSION_COLUMNS, conversionsOf, formatPlainCsv } from './conversions.ts'
import { listBookings, listLeads } from './listings.ts'
import { type Column, pairs, type Table, tableOf } from './table.ts'

/** A list as CSV; undefined for an unknown name. @throws StoreError */
export async function exportCsv(store: Store, list: string): Promise<string | undefined> {
  const table = await listNamed(list)?.(store)
  return table && formatList(list, table)
}

/** What reads a list for a spreadsheet; undefined for an unknown name. */
export const listNamed = (name: string) => (Object.hasOwn(LISTS, name) ? LISTS[name] : undefined)

/** The table of a list as CSV. */
export const formatList = (name: string, { headings, rows }: Table) =>
  (name === 'conversions' ? formatPlainCsv : formatCsv)([headings, ...rows])

const LISTS: Record<string, (store: Store) => Promise<Table>> = {
  bookings: async (store) => {
    const bookings = await listBookings(store)
    return tableOf(bookings, [
      ...instants('startsAt', 'endsAt'),
      ...named('host', 'visitorZone', 'status', 'outcome', ...CONTACT),
      ...answersOf(bookings),
      ...instants('attendingAt', 'movedAt', 'canceledAt'),
      ...named('canceledBy'),
      ...instants('createdAt'),
      ...evidence,
      ...named('sequence', 'id'),
    ])
  },
  leads: async (store) => {
    const leads = await listLeads(store)
    return tableOf(leads, [
      ...instants('createdAt'),
      ...named('formName', 'area', ...CONTACT),
      ['wanted', ({ wanted }) => pairs(wanted)],
      ...answersOf(leads),
      ...instants('callBy', 'calledAt'),
      ...evidence,
      ...named('id'),
    ])
  },
  counts: async (store) => tableOf(await readSeen(store), named('day', 'page', 'source', 'event', 'times')),
  actions: async (store) => {
    const actions = await store.db.selectFrom('actions').selectAll().orderBy('at').execute()
    return tableOf(actions, [...instants('at'), ...named('doneBy', 'what', 'about')])
  },
  webhook: async (store) =>
    tableOf(await listEvents(store), [
      ...instants('receivedAt'),
      ...named('method'),
      ['fields', ({ query }) => pairs(query)],
    ]),
  conversions: async (store) => tableOf(conversionsOf(await listBookings(store)), CONVERSION_COLUMNS),
}

export const LIST_NAMES = Object.keys(LISTS)

const evidence: Column<Pick<Booking | Lead, 'consents' | 'attribution'>>[] = [
  ['consents', ({ consents }) => agreedTo(consents)],
  ['consentWording', ({ consents }) => pairs(consents.wording)],
  ['source', ({ attribution }) => formatAttribution(attribution)],
  ['attribution', ({ attribution }) => pairs(attribution)],
]

const CONTACT = ['name', 'email', 'practice', 'specialty', 'phone'] as const

/** A column for each question that anybody has answered, also one that is no longer asked. */
function answersOf(records: readonly GivenAnswers[]): Column<GivenAnswers>[] {
  const names = new Set(records.flatMap(({ answers }) => answers.map(({ name }) => name)))
  return [...names].map((name) => [name, (record) => textOf(record, name)])
}

/** Columns named like the fields. */
function named<Name extends string>(...fields: Name[]): Column<Record<Name, string | number | null>>[] {
  return fields.map((field) => [field, (record) => String(record[field] ?? '')])
}

/** Instants as spreadsheets read them, in UTC. */
function instants<Name extends string>(...fields: Name[]): Column<Record<Name, Temporal.Instant | null>>[] {
  return fields.map((field) => [
    `${field} (UTC)`,
    (record) => record[field]?.toString({ smallestUnit: 'second' }).replace('T', ' ').replace('Z', '') ?? '',
  ])
}

function agreedTo({ wording, ...agreed }: { wording: object } & Record<string, unknown>): string {
  return Object.keys(agreed)
    .filter((name) => agreed[name])
    .join(', ')
}

/** Excel reads a file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff'

/** Beginnings of formulas (OWASP, CSV Injection); the wide forms count in spreadsheets set to Japanese. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A CSV file (RFC 4180) of these records. A cell that would be a formula begins with an apostrophe. */
export function formatCsv(records: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + records.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
}

/** A cell is always quoted, because some programs split at semicolons. */
function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
