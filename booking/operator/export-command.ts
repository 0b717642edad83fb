import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type GivenAnswers, textOf } from '../core/answers.ts'
import type { Booking } from '../core/booking.ts'
import { formatAttribution } from '../core/format-attribution.ts'
import type { Lead } from '../core/lead.ts'
import { readSeen } from '../store/seen.ts'
import type { Store } from '../store/store.ts'
import { pairs } from './columns.ts'
import {
  type Column,
  type Command,
  CommandError,
  type CommandResult,
  InvalidUsage,
  listed,
} from './command.ts'
import { CONVERSION_COLUMNS, conversionsOf, formatPlainCsv } from './conversions.ts'
import { listBookings, listLeads } from './listings.ts'

export const exportList: Command = {
  name: 'export',
  args: [1, 2],
  usage: '<bookings | leads | counts | conversions> [<file>]',
  summary: 'for a spreadsheet or for Google Ads; JSON with --json or <file>.json',
  async run({ args: [list = '', file], options }, { store }) {
    const listOf = listNamed(list)
    if (!listOf) throw new InvalidUsage(`"${list}" is not one of ${Object.keys(LISTS).join(', ')}.`)
    const result = await listOf(await store())
    const json = options.json || file?.toLowerCase().endsWith('.json')
    const text = json ? `${JSON.stringify(result.records, null, 2)}\n` : formatList(list, result)
    if (file === undefined) return text
    return `Written to ${writeNew(file, text)}, readable by you only. Delete it when you are done.\n`
  },
}

/** A list as CSV; undefined for an unknown name. @throws StoreError */
export async function exportCsv(store: Store, list: string): Promise<string | undefined> {
  const result = await listNamed(list)?.(store)
  return result && formatList(list, result)
}

const listNamed = (name: string) => (Object.hasOwn(LISTS, name) ? LISTS[name] : undefined)

const formatList = (name: string, { headings, rows }: CommandResult) =>
  (name === 'conversions' ? formatPlainCsv : formatCsv)([headings, ...rows])

const LISTS: Record<string, (store: Store) => Promise<CommandResult>> = {
  bookings: async (store) => {
    const bookings = await listBookings(store)
    return listed(bookings, [
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
    return listed(leads, [
      ...instants('createdAt'),
      ...named('formName', 'area', ...CONTACT),
      ['wanted', ({ wanted }) => pairs(wanted)],
      ...answersOf(leads),
      ...instants('callBy', 'calledAt'),
      ...evidence,
      ...named('id'),
    ])
  },
  counts: async (store) => listed(await readSeen(store), named('day', 'page', 'source', 'event', 'times')),
  conversions: async (store) => listed(conversionsOf(await listBookings(store)), CONVERSION_COLUMNS),
}

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

function writeNew(name: string, text: string): string {
  const file = resolve(name)
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return file
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new CommandError(`${file} exists already: give another name.`)
    rmSync(file, { force: true })
    throw new CommandError(`${file} cannot be written (${code}): give another name.`)
  }
}

/** Excel reads a file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff'

/** Beginnings of formulas (OWASP, CSV Injection); the wide forms count in spreadsheets set to Japanese. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A CSV file (RFC 4180) of these records. A cell that would be a formula begins with an apostrophe. */
export function formatCsv(records: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + records.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')
}

/** Always quoted, because some programs split at semicolons. */
function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
