import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { noLog } from '../core/reporting.ts'
import { storeLead } from '../lead/mutations.ts'
import { listMessages } from '../lists/listings.ts'
import { createCallLink } from '../messages/secret-links.ts'
import { recordAction } from '../store/actions.ts'
import { TABLES } from '../store/copy-rows.ts'
import { optOut } from '../store/opt-outs.ts'
import type { Store } from '../store/store.ts'
import { websiteCheckStore } from '../store/website-checks.ts'
import { recordEvent } from '../webhook/handler.ts'

const email = 'Zelda.Quist@Clinic.example.com'
const phone = '+1 (212) 555-0173'
const person = { name: 'Zelda Quist', email, phone, practice: 'Zebra Practice' }
/** Words of hers that are stored somewhere. */
const traces = /zelda|quist|zebra practice|555.?.?0173/i

onEmbeddedStore((store, place) => {
  const { type, json, bookAt, kinds } = agencyCommands(store, place)
  const mails = () => join(place().dataDir, 'mail')

  /** Stores one person in every place, and another one beside her. */
  async function seed() {
    await bookAt('2026-11-30T15:00:00Z', person, now.subtract({ hours: 100 }))
    const ahead = await bookAt('2026-12-03T15:00:00Z', { ...person, email: email.toUpperCase() })
    await bookAt('2026-12-04T15:00:00Z', { name: 'Otto Other', email: 'otto@example.com', phone: '' })
    await createCallLink(store(), ahead.id, now, 'visitor')
    for (const about of [ahead.id, 'leads'])
      await recordAction({ store: store(), log: noLog, now: () => now }, 'ana', 'Looked at', about)
    await storeLead(store(), exampleLeadRequest(person), now)
    await recordEvent(store(), { receivedAt: now, method: 'POST', query: { text: `From ${email}` } })
    await recordEvent(store(), { receivedAt: now, method: 'POST', query: { text: 'From otto' } })
    await optOut(store(), '+12125550173', now)
    await optOut(store(), '+12125550199', now)
    await websiteCheckStore(store(), () => now).begin('hers', 'clinic.example.com')
    await websiteCheckStore(store(), () => now).begin('other', 'other.example.com')
    await settle(store())

    rmSync(mails(), { recursive: true, force: true })
    mkdirSync(mails(), { recursive: true })
    const write = (name: string, headers: string) =>
      writeFileSync(join(mails(), `${name}.eml`), `${headers}\r\nSubject: Call\r\n\r\nHello\r\n`)
    write('about-her', `To: team@example.com\r\nReply-To: Zelda <${email}>`)
    write('to-her', `To: ${email}`)
    write('to-otto', 'To: otto@example.com')
  }

  it('shows everything first, cancels what is ahead, and deletes from every table and file', async () => {
    await seed()
    const records: { what: string }[] = await json(`erase ${email.toLowerCase()}`)
    const counts = Object.groupBy(records, ({ what }) => what)
    expect(counts).toMatchObject({
      call: { length: 2 },
      lead: { length: 1 },
      'webhook call': { length: 1 },
      'answered STOP': { length: 1 },
      'website check': { length: 1 },
      'email on disk': { length: 2 },
    })
    expect(counts.message?.length).toBeGreaterThan(4)
    expect(JSON.stringify(records)).not.toMatch(/otto|formKey|referenceHash/i)
    expect((await type(`erase ${email}`)).out).toContain('Nothing was deleted.')
    const stored = await tablesWith(store(), traces)
    expect(stored).toEqual(['bookings', 'leads', 'optOuts', 'webhookEvents'])

    const first = await type(`erase ${email} --yes`)
    expect(first).toMatchObject({ code: 1, err: expect.stringContaining('nothing was deleted yet') })
    expect(await kinds()).toEqual(['agency-canceled'])
    expect(await tablesWith(store(), traces)).toEqual(stored)

    expect((await type(`erase ${email} --yes`)).code).toBe(0)
    expect(await tablesWith(store(), traces)).toEqual([])
    const { db } = store()
    expect(await db.selectFrom('actions').select('about').execute()).toEqual([{ about: 'leads' }])
    expect(await db.selectFrom('callLinks').select('hash').execute()).toEqual([])
    expect(await db.selectFrom('optOuts').select('phone').execute()).toEqual([{ phone: '+12125550199' }])
    expect(await tablesWith(store(), /otto/i)).toEqual(['bookings', 'webhookEvents'])
    const [otto] = await db.selectFrom('bookings').select('id').execute()
    const left = await listMessages(store(), { all: true })
    expect(new Set(left.map(({ bookingId }) => bookingId))).toEqual(new Set([otto?.id]))
    expect(readdirSync(mails())).toEqual(['to-otto.eml'])
    expect((await type(`erase ${email}`)).err).toBe(`Nothing is stored about ${email}.`)
  })

  it('leaves no byte in the embedded database’s files', async (context) => {
    if (store().kind !== 'embedded') context.skip('PostgreSQL keeps deleted rows until its next VACUUM')
    await seed()
    expect(bytesOf(place().dataDir)).toMatch(traces)
    await type(`erase ${email} --yes`)
    await type(`erase ${email} --yes`)
    expect(bytesOf(place().dataDir)).not.toMatch(traces)
  })
})

/** What the running site does meanwhile: all messages are sent. */
async function settle(store: Store): Promise<void> {
  await store.db.updateTable('outbox').set({ sentAt: now, leaseUntil: null }).execute()
}

/** The tables with a row that contains a match. */
async function tablesWith(store: Store, pattern: RegExp): Promise<string[]> {
  const found: string[] = []
  for (const table of TABLES) {
    const rows = await store.db.selectFrom(table).selectAll().execute()
    if (pattern.test(JSON.stringify(rows))) found.push(table)
  }
  return found.sort()
}

function bytesOf(dataDir: string): string {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith('bookings.sqlite'))
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('')
}
