import { type Selectable, sql } from 'kysely'
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

/** Everything in the database about one e-mail address. */
export interface PersonRecords {
  bookings: Selectable<BookingTable>[]
  leads: Selectable<LeadTable>[]
  requests: Selectable<RequestTable>[]
  results: Selectable<ResultTable>[]
  /** Messages about these records. */
  messages: Selectable<OutboxTable>[]
  setAside: Selectable<SetAsideTable>[]
  /** Webhook calls with the address in a field. */
  webhookEvents: Selectable<WebhookEventTable>[]
  /** Phone numbers among these records that answered STOP. */
  optOuts: Selectable<OptOutTable>[]
}

/** Reads everything about an address, compared without letter case. */
export function recordsOf(store: Store, email: string): Promise<PersonRecords> {
  return withStoreErrors('read what is stored about an address', () =>
    store.db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => readRecords(tx, email)),
  )
}

/** The same within a transaction. */
export async function readRecords(tx: Database, email: string): Promise<PersonRecords> {
  const address = email.toLowerCase()
  const isTheirs = sql<boolean>`lower(email) = ${address}`
  const bookings = await tx.selectFrom('bookings').selectAll().where(isTheirs).orderBy('startsAt').execute()
  const leads = await tx.selectFrom('leads').selectAll().where(isTheirs).orderBy('createdAt').execute()
  const requests = await tx.selectFrom('requests').selectAll().where(isTheirs).orderBy('createdAt').execute()
  const results = await tx.selectFrom('results').selectAll().where(isTheirs).orderBy('createdAt').execute()
  // JSON is compared here: the two engines read its fields differently, and there are few such entries.
  const setAside = (await tx.selectFrom('setAside').selectAll().orderBy('createdAt').execute()).filter(
    ({ answers }) => Object.values(answers).some((answer) => answer.trim().toLowerCase() === address),
  )
  const webhookEvents = (await tx.selectFrom('webhookEvents').selectAll().orderBy('id').execute()).filter(
    ({ query }) => Object.values(query).some((value) => value.toLowerCase().includes(address)),
  )
  const phones = [...bookings, ...leads, ...requests].map(({ phone }) => digitsOf(phone)).filter(Boolean)
  const optOuts = (await tx.selectFrom('optOuts').selectAll().execute()).filter(({ phone }) =>
    phones.some((one) => digitsOf(phone) === one || digitsOf(phone) === `1${one}`),
  )
  const messages = await messagesAbout(tx, { bookings, leads, requests, results })
  return { bookings, leads, requests, results, messages, setAside, webhookEvents, optOuts }
}

/** The ids of the records, which name their mails and messages. */
export function idsOf({ bookings, leads, requests, results }: Subjects): string[] {
  return [...bookings, ...leads, ...requests, ...results].map(({ id }) => id)
}

type Subjects = Pick<PersonRecords, 'bookings' | 'leads' | 'requests' | 'results'>

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
      found.push(await tx.selectFrom('outbox').selectAll().where(column, '=', id).orderBy('dueAt').execute())
  return found.flat()
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}
