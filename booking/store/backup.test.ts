import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { bookExample, tryToBook } from '../../tests/fixtures/book-example.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { noted } from '../../tests/fixtures/examples/example-request.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { claimAll } from '../../tests/fixtures/run-outbox.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { addBlock } from '../calendar/blocks.ts'
import { connect } from '../calendar/connected/connections.ts'
import { noLog } from '../core/reporting.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import { storeLead } from '../lead/mutations.ts'
import { listBookings, listLeads } from '../lists/listings.ts'
import { settle } from '../messages/outbox-claims.ts'
import { createCallLink } from '../messages/secret-links.ts'
import { listEvents, recordEvent } from '../webhook/handler.ts'
import { recordAction } from './actions.ts'
import { backUp, restore, verifyBackup } from './backup.ts'
import { isSame, sumRows, TABLES } from './copy-rows.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'
import { BackupError } from './store-error.ts'
import { websiteCheckStore } from './website-checks.ts'

const folder = temporaryFolder()
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
let files = 0
const newFile = () => path.join(folder, `backup-${files++}.sqlite`)
const emptyStore = () => openStore({ dataDir: path.join(folder, `data-${files++}`) })

/** Rows in every table, with what is hard to copy: JSON, quotes, absent values, fractions of a second. */
async function fill(store: Store): Promise<void> {
  const attribution = { utm_source: 'a"b', z: '1', first_utm_source: '😀' }
  await bookExample(store, { attribution, answers: [noted("Zoë's\nnote")] }, now)
  await storeLead(store, exampleLeadRequest({ attribution }), now.add({ milliseconds: 7 }))
  const [booking] = await listBookings(store)
  await createCallLink(store, booking?.id ?? '', now, 'visitor')
  await connect(store, { host: 'ana', provider: 'google', account: 'ana@example.com' }, { token: 'x' }, now)
  await store.db
    .insertInto('dayLinks')
    .values({ hash: 'a', host: 'ana', person: AGENCY_HOST, createdAt: now })
    .execute()
  await recordAction({ store, log: noLog, now: () => now }, 'ana', 'Exported leads', 'leads')
  await websiteCheckStore(store, () => now).begin('a', 'clinic.com')
  await websiteCheckStore(store, () => now).finish('a', { findings: [{ quotes: ['"a"'] }] })
  await addBlock(store, AGENCY_HOST, { startsAt: now, endsAt: now.add({ hours: 1 }) }, now)
  await recordEvent(store, { receivedAt: now, method: 'POST', query: { b: '2', a: '1' } })
  await recordEvent(store, { receivedAt: now, method: 'GET', query: {} })
  const [first, second] = await claimAll(store, now)
  await settle(store, first?.id ?? '', { sentAt: now, lastError: null })
  await settle(store, second?.id ?? '', { dueAt: now.add({ hours: 1 }), lastError: 'refused' })
}

onBothStores((store) => {
  it('writes every row into one private file, which can be verified', async () => {
    await fill(store())
    const file = newFile()
    const content = await backUp(store(), file, now)
    expect(content.sums.map(({ table }) => table)).toEqual([...TABLES])
    const empty = content.sums.flatMap(({ table, rows }) => (rows === 0 ? [table] : []))
    expect(empty).toEqual(['optOuts', 'seen', 'notes'])
    expect(content.unsent).toBe(6)
    expect(await verifyBackup(file)).toEqual(content)
    expect(isSame(content.sums, await sumRows(store().db))).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    for (const ending of ['-wal', '-shm', '.part', '.part-wal']) expect(existsSync(file + ending)).toBe(false)
  })

  it('restores into the embedded store and back', async () => {
    await fill(store())
    const [bookings, leads, events] = [
      await listBookings(store()),
      await listLeads(store()),
      await listEvents(store()),
    ]
    const file = newFile()
    const { sums } = await backUp(store(), file, now)

    const other = await emptyStore()
    await restore(other, file, { replace: false })
    expect(await listBookings(other)).toEqual(bookings)
    expect(await listLeads(other)).toEqual(leads)
    expect(await listEvents(other)).toEqual(events)
    expect(isSame(await sumRows(other.db), sums)).toBe(true)
    const second = newFile()
    await backUp(other, second, now)
    await other.close()

    await bookExample(store(), { startsAt: now.add({ hours: 24 }) }, now.add({ hours: 1 }))
    const attempt = restore(store(), second, { replace: false })
    await expect(attempt).rejects.toThrow('is not empty')
    await restore(store(), second, { replace: true })
    expect(isSame(await sumRows(store().db), sums)).toBe(true)
    // The database still refuses what overlaps.
    const outcome = await tryToBook(store(), {}, now)
    expect(outcome.kind).toBe('taken')
  })

  it('never overwrites a file', async () => {
    const file = newFile()
    writeFileSync(file, 'something else')
    await expect(backUp(store(), file, now)).rejects.toThrow('exists already')
    expect(readFileSync(file, 'utf8')).toBe('something else')
  })

  it('names the reason when the file cannot be written', async () => {
    const attempt = backUp(store(), path.join(folder, 'no', 'such', 'folder.sqlite'), now)
    await expect(attempt).rejects.toThrow(BackupError)
    await expect(attempt).rejects.toThrow('SQLITE_CANTOPEN')
  })
})

it('finds a backup damaged at any of its pages, and restores nothing from it', async () => {
  const store = await emptyStore()
  await fill(store)
  const file = newFile()
  await backUp(store, file, now)
  const whole = readFileSync(file)
  const before = await sumRows(store.db)
  for (let at = 0; at < whole.length; at += 4096) {
    const damaged = path.join(folder, `damaged-${at}.sqlite`)
    const bytes = Buffer.from(whole)
    bytes.fill(0xa5, at, at + 4096)
    writeFileSync(damaged, bytes)
    await expect(restore(store, damaged, { replace: true })).rejects.toThrow(BackupError)
  }
  expect(isSame(await sumRows(store.db), before)).toBe(true)
  await store.close()
})

it('finds rows that were changed, added or removed', async () => {
  const store = await emptyStore()
  await fill(store)
  const file = newFile()
  await backUp(store, file, now)
  await store.close()
  for (const change of [
    "update leads set name = 'Somebody else'",
    'delete from webhook_events where id = 1',
    "insert into secrets values ('second', 'x')",
    'update bookings set starts_at = starts_at + 1',
  ]) {
    const changed = newFile()
    copyFileSync(file, changed)
    const db = new DatabaseSync(changed)
    db.exec(change)
    db.close()
    await expect(verifyBackup(changed), change).rejects.toThrow('is not a whole backup')
  }
  await expect(verifyBackup(path.join(folder, 'missing.sqlite'))).rejects.toThrow('There is no file')
})
