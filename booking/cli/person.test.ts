import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { listMessages } from '../../tests/fixtures/stored-rows.ts'
import { typeCommand } from '../../tests/fixtures/type-command.ts'
import { listChanges } from '../db/audit.ts'
import { book } from '../db/book.ts'
import { createCallLink } from '../db/call-links.ts'
import { exampleLeadRequest } from '../db/example-lead.ts'
import { exampleRequest } from '../db/example-request.ts'
import { storeLead } from '../db/leads.ts'
import { storeResult } from '../db/results.ts'
import type { Store } from '../db/store.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'
import { renderBookingEmail } from '../email/render-booking.ts'
import { folderSender } from '../email/senders.ts'

const now = Temporal.Instant.from('2026-12-01T12:00:00Z')
const email = 'Zelda.Quist@Clinic.example.com'
/** Words of hers that are stored somewhere. */
const traces = /zelda|quist|zebra practice|0173/i
const person = { name: 'Zelda Quist', email, phone: '+1 (555) 010-0173', practice: 'Zebra Practice' }

onBothStores((store, place) => {
  const settings = () => ({ ...exampleSettings, ...place() })
  const type = (args: string[], wait = settleAll) =>
    typeCommand(args, { settings: settings(), now: () => now, wait: () => wait(store()) })
  const bookAt = async (start: string, changes = {}) => {
    const request = exampleRequest({ startsAt: Temporal.Instant.from(start), ...changes })
    const outcome = await book(store(), request, exampleSettings, now.subtract({ hours: 100 }))
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome.booking
  }
  const mails = () => join(place().dataDir, 'mail')

  /** Stores one person in every place, and another one beside her. */
  async function seed() {
    const { db } = store()
    const past = await bookAt('2026-11-28T15:00:00Z', person)
    const ahead = await bookAt('2026-12-03T15:00:00Z', { ...person, email: email.toUpperCase() })
    await bookAt('2026-12-04T15:00:00Z', { name: 'Otto Other', email: 'otto@example.com' })
    await createCallLink(store(), ahead.id, now)
    await storeLead(store(), exampleLeadRequest(person), now)
    await storeResult(store(), { kind: 'counter', figures: 'visits=1', email }, now)
    const request = {
      ...{ ...person, id: '00000000-0000-4000-8000-000000000001', preferredDay: '2026-12-24' },
      ...{ partOfDay: 'evening' as const, zone: 'America/Chicago', note: 'Zelda again', attribution: {} },
    }
    await db
      .insertInto('requests')
      .values({ ...request, formKey: 'k', createdAt: now })
      .execute()
    const entry = { form: 'lead', reason: 'honeypot', answers: person, createdAt: now }
    await db
      .insertInto('setAside')
      .values({ ...entry, id: '00000000-0000-4000-8000-000000000002' })
      .execute()
    await db.insertInto('optOuts').values({ phone: '+15550100173', createdAt: now }).execute()
    await settleAll(store())

    rmSync(mails(), { recursive: true, force: true })
    const sender = folderSender(mails())
    const options = { links: null, copy: 0, now }
    const [first] = await listMessages(store(), { all: true })
    await sender.send(first?.id ?? '', await renderBookingEmail('confirmation', past, settings(), options))
    // The rows of these were deleted before: found by their headers.
    await sender.send('to-her', await renderBookingEmail('confirmation', ahead, settings(), options))
    await sender.send('about-her', await renderBookingEmail('agency-copy', ahead, settings(), options))
    writeFileSync(join(mails(), 'to-otto.eml'), 'To: otto@example.com\r\nSubject: Call\r\n\r\nHello\r\n')
  }

  it('exports everything about a person, and records that', async () => {
    await seed()
    const { code, out } = await type(['export-person', email.toLowerCase()])
    expect(code).toBe(0)
    const document = JSON.parse(out)
    const { contact, ...lists } = document
    expect(contact).toBe(email.toLowerCase())
    const counts = Object.fromEntries(
      Object.entries<unknown[]>(lists).map(([name, list]) => [name, list.length]),
    )
    expect(counts).toMatchObject({
      ...{ bookings: 2, leads: 1, requests: 1, results: 1, setAside: 1, optOuts: 1, mails: 3 },
    })
    expect(counts.messages).toBeGreaterThan(6)
    expect(document.mails[0].content).toContain('To: ')
    expect(out).not.toMatch(/Otto|formKey|referenceHash/)
    expect(JSON.stringify((await listChanges(store(), AGENCY_HOST, 1))[0])).toMatch(/export-person/)

    const file = join(place().dataDir, `person-${store().kind}.json`)
    expect((await type(['export-person', email, file])).code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8')).bookings).toHaveLength(2)
    expect(await type(['export-person', email, file])).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    })
  })

  it('lists first, and erases everything only with --yes', async () => {
    await seed()
    const listed = await type(['erase', email])
    expect(listed.out).toMatch(/calls +2\n[\s\S]*Nothing was deleted\./)
    expect(await rowsWith(store(), traces)).not.toEqual([])

    const { code, out } = await type(['erase', email, '--yes'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /calls +2\nguide requests +1\nrequests for other times +1\ne-mailed results +1\nmessages of the outbox +\d+\nentries set aside +1\nwebhook calls +\d\ne-mails in the data folder +3\n/,
    )
    expect(out).toContain('1 upcoming call was canceled.')
    expect(out).toContain('mailboxes')
    expect(out).toContain('the phone number stays on the list of those who answered STOP')
    expect(await rowsWith(store(), /zelda|quist|zebra practice/i)).toEqual([])
    expect(await rowsWith(store(), /0173/)).toEqual(['optOuts'])
    expect(await rowsWith(store(), /otto/i)).toEqual(['bookings'])
    expect(readdirSync(mails()).filter((name) => name.endsWith('.eml'))).toEqual(['to-otto.eml'])
    expect(JSON.stringify(await listChanges(store(), AGENCY_HOST, 5))).not.toMatch(traces)
    expect((await listChanges(store(), AGENCY_HOST, 1))[0]).toMatchObject({
      ...{
        operator: 'pat',
        action: 'erase',
        details: { bookings: '2', contact: expect.stringMatching(/^\w{32}$/) },
      },
    })
    expect((await type(['erase', email])).err).toBe(`Nothing is stored about ${email}.\n`)
  })

  it('leaves no byte in the embedded database’s files', async (context) => {
    if (store().kind !== 'embedded') context.skip('PostgreSQL keeps deleted rows until its next VACUUM')
    await seed()
    expect(bytesOf(place().dataDir)).toMatch(traces)
    await type(['erase', email, '--yes'])
    expect(bytesOf(place().dataDir)).not.toMatch(/zelda|quist|zebra practice/i)
  })

  it('deletes nothing before the agency has been told, unless asked to', async () => {
    await seed()
    const waiting = await type(['erase', email, '--yes'], async () => {})
    expect(waiting).toMatchObject({ code: 1, err: expect.stringContaining('add --anyway') })
    const pending = (await listMessages(store(), { all: false })).map(({ kind }) => kind)
    expect(pending).toEqual(['agency-cancelled'])
    expect(await rowsWith(store(), traces)).not.toEqual([])
    expect((await type(['erase', email, '--yes', '--anyway'], async () => {})).code).toBe(0)
    expect(await rowsWith(store(), /zelda/i)).toEqual([])
  })

  it('does not delete beside a message that is being sent', async () => {
    await seed()
    await store()
      .db.updateTable('outbox')
      .set({ leaseUntil: now.add({ seconds: 10 }) })
      .execute()
    const { code, err } = await type(['erase', email, '--yes', '--anyway'])
    expect([code, err]).toEqual([1, expect.stringContaining('being sent this moment')])
    expect(await rowsWith(store(), /zelda/i)).not.toEqual([])
  })

  it('names the backups that still hold the person', async () => {
    await seed()
    const folder = join(place().dataDir, 'backups')
    mkdirSync(folder, { recursive: true })
    for (const day of ['2026-11-29', '2026-11-30']) writeFileSync(join(folder, `bookings-${day}.sqlite`), '')
    const { out } = await typeCommand(['erase', email, '--yes', '--anyway'], {
      settings: { ...settings(), dailyBackup: { folder, keep: 14 } },
      now: () => now,
    })
    expect(out).toContain('bookings-2026-11-29.sqlite to bookings-2026-11-30.sqlite')
    expect(out).toContain('deletes the last of them by 2026-12-31')
  })
})

/** What the running site does meanwhile: all messages are sent. */
async function settleAll(store: Store): Promise<void> {
  await store.db.updateTable('outbox').set({ sentAt: now, leaseUntil: null }).execute()
}

const TABLES = [
  ...['bookings', 'leads', 'requests', 'results', 'outbox', 'callLinks', 'setAside', 'optOuts', 'attempts'],
  ...['audit', 'blocks', 'webhookEvents', 'secrets'],
] as const

/** The tables with a row that contains a match. */
async function rowsWith(store: Store, pattern: RegExp): Promise<string[]> {
  const found = []
  for (const table of TABLES) {
    const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.db)
    if (pattern.test(JSON.stringify(rows))) found.push(table)
  }
  return found
}

function bytesOf(dataDir: string): string {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith('bookings.sqlite'))
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('')
}
