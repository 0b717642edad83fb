import { type Selectable, sql } from 'kysely'
import { AGENCY_HOST } from '../domain/hosts.ts'
import { comparable, hasAddress, type Person } from '../domain/person.ts'
import { isEntryOf } from './of-calendar.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type {
  BookingTable,
  LeadTable,
  OptOutTable,
  OutboxTable,
  RequestTable,
  ResultTable,
  SetAsideTable,
  WebhookEventTable,
} from './tables.ts'

/** Everything in the database about a person in one calendar. */
export interface PersonRecords {
  bookings: Selectable<BookingTable>[]
  leads: Selectable<LeadTable>[]
  requests: Selectable<RequestTable>[]
  results: Selectable<ResultTable>[]
  /** Messages about these records. */
  messages: Selectable<OutboxTable>[]
  setAside: Selectable<SetAsideTable>[]
  /** Webhook calls with the address or the number in a field. */
  webhookEvents: Selectable<WebhookEventTable>[]
  /** Phone numbers among these records that answered STOP. */
  optOuts: Selectable<OptOutTable>[]
}

/** Reads everything about a person in a calendar. */
export function recordsOf(store: Store, person: Person): Promise<PersonRecords> {
  return reading(store, (tx) => readRecords(tx, person))
}

/**
 * Ids of the same person's records and messages in the other calendars: mails about those to the same address belong to
 * them.
 */
export function idsElsewhere(store: Store, { host, contact }: Person): Promise<string[]> {
  return reading(store, async (tx) => {
    const rows = await tx.selectFrom('bookings').select('host').distinct().where('host', '<>', host).execute()
    const others = new Set([...rows.map((row) => row.host), AGENCY_HOST])
    others.delete(host)
    const ids = []
    for (const other of others) {
      const records = await readRecords(tx, { host: other, contact })
      ids.push(...idsOf(records), ...records.messages.map(({ id }) => id))
    }
    return ids
  })
}

function reading<T>(store: Store, work: (tx: Database) => Promise<T>): Promise<T> {
  return withStoreErrors('read what is stored about a person', () =>
    store.db.transaction().setAccessMode('read only').execute(work),
  )
}

/** `recordsOf` within a transaction. */
export async function readRecords(tx: Database, person: Person): Promise<PersonRecords> {
  const contact = comparable(person.contact)
  const subjects = {
    bookings: await rowsOf(tx, 'bookings', person),
    leads: await rowsOf(tx, 'leads', person),
    requests: await rowsOf(tx, 'requests', person),
    results: await rowsOf(tx, 'results', person),
  }
  // JSON is compared here: the two engines read its fields differently, and there are few such entries.
  const entries = tx.selectFrom('setAside').selectAll().where(isEntryOf(person.host)).orderBy('createdAt')
  const setAside = (await entries.execute()).filter(({ answers }) =>
    Object.values(answers).some((answer) => comparable(answer) === contact),
  )
  const messages = await messagesAbout(tx, subjects)
  return { ...subjects, messages, setAside, ...(await readOthers(tx, person, subjects)) }
}

/** What is not about a form of one calendar, and counted among the agency's. */
async function readOthers(
  tx: Database,
  { host, contact }: Person,
  { bookings, leads, requests }: Subjects,
): Promise<Pick<PersonRecords, 'webhookEvents' | 'optOuts'>> {
  if (host !== AGENCY_HOST) return { webhookEvents: [], optOuts: [] }
  const wanted = comparable(contact)
  const isIn = (text: string) =>
    contact.includes('@') ? text.toLowerCase().includes(wanted) : comparable(text) === wanted
  const webhookEvents = (await tx.selectFrom('webhookEvents').selectAll().orderBy('id').execute()).filter(
    ({ query }) => Object.values(query).some(isIn),
  )
  const phones = new Set([...bookings, ...leads, ...requests].map(({ phone }) => comparable(phone)))
  const optOuts = (await tx.selectFrom('optOuts').selectAll().execute()).filter(({ phone }) =>
    phones.has(comparable(phone)),
  )
  return { webhookEvents, optOuts }
}

type SubjectTable = 'bookings' | 'leads' | 'requests' | 'results'

/** The rows of a table about a person, oldest first. */
async function rowsOf<Name extends SubjectTable>(
  tx: Database,
  name: Name,
  person: Person,
): Promise<PersonRecords[Name]> {
  if (name !== 'bookings' && person.host !== AGENCY_HOST) return []
  // The tables share the columns that are named here; results have no phone number.
  const table = name as 'bookings'
  const ofCalendar = tx
    .selectFrom(table)
    .$if(name === 'bookings', (query) => query.where('host', '=', person.host))
  const contact = comparable(person.contact)
  if (hasAddress(person)) {
    const query = ofCalendar
      .selectAll()
      .where(sql`lower(email)`, '=', contact)
      .orderBy('createdAt')
      .orderBy('id')
    return (await query.execute()) as PersonRecords[Name]
  }
  if (name === 'results') return []
  // Numbers are compared here, because they are stored as they were typed.
  const numbers = await ofCalendar
    .select(['id', 'phone'])
    .where('phone', '<>', '')
    .orderBy('createdAt')
    .execute()
  const found = []
  for (const { id, phone } of numbers)
    if (comparable(phone) === contact)
      found.push(await tx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  return found as PersonRecords[Name]
}

/** The ids of the records, which name their mails and messages. */
export function idsOf({ bookings, leads, requests, results }: Subjects): string[] {
  return [...bookings, ...leads, ...requests, ...results].map(({ id }) => id)
}

type Subjects = Pick<PersonRecords, SubjectTable>

async function messagesAbout(tx: Database, subjects: Subjects): Promise<Selectable<OutboxTable>[]> {
  const { bookings, leads, requests, results } = subjects
  const columns = [
    ['bookingId', bookings],
    ['leadId', leads],
    ['requestId', requests],
    ['resultId', results],
  ] as const
  const found = []
  for (const [column, rows] of columns)
    for (const { id } of rows)
      found.push(
        await tx
          .selectFrom('outbox')
          .selectAll()
          .where(column, '=', id)
          .orderBy('dueAt')
          .orderBy('id')
          .execute(),
      )
  return found.flat()
}
