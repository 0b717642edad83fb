import { type RawBuilder, sql } from 'kysely'
import { toE164 } from '../core/contact/phone-number.ts'
import type { Database, Store } from '../store/store.ts'

/** Reads everything about a person. */
export function recordsOf(store: Store, email: string) {
  return store.db
    .transaction()
    .setAccessMode('read only')
    .execute((tx) => readRecords(tx, email))
}

/** Deletes everything about a person. Cancel their upcoming calls before. */
export async function erasePerson(store: Store, email: string) {
  const records = await store.db.transaction().execute(async (tx) => {
    const found = await readRecords(tx, email)
    // Foreign keys delete the messages and links as well.
    await tx.deleteFrom('bookings').where(isOf(email)).execute()
    await tx.deleteFrom('leads').where(isOf(email)).execute()
    for (const { id } of [...found.bookings, ...found.leads])
      await tx.deleteFrom('actions').where('about', '=', id).execute()
    for (const { id } of found.webhookEvents)
      await tx.deleteFrom('webhookEvents').where('id', '=', id).execute()
    for (const { hash } of found.websiteChecks)
      await tx.deleteFrom('websiteChecks').where('hash', '=', hash).execute()
    for (const { phone } of found.optOuts) await tx.deleteFrom('optOuts').where('phone', '=', phone).execute()
    return found
  })
  // Otherwise SQLite's log still holds the deleted rows.
  if (store.kind === 'embedded') await sql`pragma wal_checkpoint(truncate)`.execute(store.db)
  return records
}

async function readRecords(tx: Database, email: string) {
  const ofBookings = tx.selectFrom('bookings').where(isOf(email))
  const ofLeads = tx.selectFrom('leads').where(isOf(email))
  const bookings = await ofBookings.selectAll().orderBy('createdAt').execute()
  const leads = await ofLeads.selectAll().orderBy('createdAt').execute()
  const messages = await tx
    .selectFrom('outbox')
    .selectAll()
    .where((row) =>
      row.or([row('bookingId', 'in', ofBookings.select('id')), row('leadId', 'in', ofLeads.select('id'))]),
    )
    .orderBy('dueAt')
    .execute()
  // Filtered here, because the engines read JSON differently and there are few rows.
  const webhookEvents = (await tx.selectFrom('webhookEvents').selectAll().orderBy('id').execute()).filter(
    ({ query }) => Object.values(query).some((text) => text.toLowerCase().includes(email.toLowerCase())),
  )
  const phones = new Set([...bookings, ...leads].map(({ phone }) => toE164(phone)))
  const optOuts = (await tx.selectFrom('optOuts').selectAll().execute()).filter(({ phone }) =>
    phones.has(phone),
  )
  const answers = [...bookings, ...leads].flatMap((record) => record.answers.map(({ text }) => text))
  const sites = sitesIn([email, ...answers])
  const checks = await tx.selectFrom('websiteChecks').selectAll().orderBy('createdAt').execute()
  const websiteChecks = checks.filter(({ site }) => sites.has(site))
  return { bookings, leads, messages, webhookEvents, optOuts, websiteChecks }
}

/** The websites that a person's address and answers name, without `www.` A check names no person. */
const sitesIn = (texts: readonly string[]) =>
  new Set(
    texts
      .flatMap((text) => text.toLowerCase().match(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/g) ?? [])
      .map((host) => host.replace(/^www\./, '')),
  )

function isOf(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = ${email.toLowerCase()}`
}

export type PersonRecords = Awaited<ReturnType<typeof readRecords>>
