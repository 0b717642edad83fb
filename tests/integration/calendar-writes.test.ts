import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { book } from '../../booking/book/mutations.ts'
import { connectSetCalendar } from '../../booking/calendar/connected/set-calendar.ts'
import { cancelBooking, moveBooking } from '../../booking/manage/mutations.ts'
import { listMessages } from '../../booking/operator/listings.ts'
import { openStore } from '../../booking/store/open.ts'
import type { Store } from '../../booking/store/store.ts'
import { findTestProgram } from '../../scripts/test-setup/test-programs.ts'
import { exampleRequest } from '../fixtures/example-request.ts'
import { exampleSettings } from '../fixtures/example-settings.ts'
import { migrationsFolder } from '../fixtures/migrations-folder.ts'
import { acceptingSender, type RunningOutbox, runOutbox } from '../fixtures/run-outbox.ts'
import { type RunningRadicale, startRadicale } from '../fixtures/servers/start-radicale.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const program = findTestProgram('radicale')
if (!program) console.log('SKIPPED: no Radicale on this machine ("sudo apt-get install radicale" brings it)')
const dataDir = temporaryFolder()
const clock = { now: Temporal.Instant.from('2026-11-20T12:00:00Z') }
const CALL = Temporal.Instant.from('2026-12-01T15:00:00Z')

describe.skipIf(!program)('the agency’s calendar, on a real CalDAV server', () => {
  let radicale: RunningRadicale
  let store: Store
  let outbox: RunningOutbox

  beforeAll(async () => {
    radicale = await startRadicale(program ?? '')
    store = await openStore({ dataDir, databaseUrl: undefined, migrationsFolder })
    await connectSetCalendar(store, settings(), clock.now)
    outbox = runOutbox(store, clock, { sender: acceptingSender, settings: settings() })
  })
  afterAll(async () => {
    await outbox?.stop()
    await store?.close()
    await radicale?.stop()
  })

  const settings = () => ({ ...exampleSettings, calendarUrl: radicale.url })
  const written = (count: number) =>
    vi.waitFor(async () => {
      const rows = (await listMessages(store, { all: true })).filter(({ kind }) => kind === 'calendar')
      expect(rows.filter(({ sentAt }) => sentAt)).toHaveLength(count)
    }, 30_000)

  it('has each call once, at its present time, and none that was cancelled', async () => {
    const request = exampleRequest({
      startsAt: CALL,
      name: 'Dana Reed',
      practice: 'Lakeside, Inc.',
      note: 'SECRET',
    })
    const outcome = await book(store, request, settings(), clock.now)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    await written(1)
    const [event] = await radicale.events()
    expect(event).toContain('SUMMARY:Dana Reed\\, Lakeside\\, Inc.')
    expect(event).toContain('DTSTART:20261201T150000Z')
    expect(event).not.toContain('SECRET')
    expect(event?.replaceAll('\r\n ', '')).toContain(`${exampleSettings.agency.origin}/desk/call?booking=`)

    const change = { settings: settings(), now: clock.now, by: 'agency' as const, tellVisitor: false }
    await moveBooking(store, outcome.booking.id, CALL.add({ hours: 24 }), change)
    await written(2)
    const events = await radicale.events()
    expect(events).toHaveLength(1)
    expect(events[0]).toContain('DTSTART:20261202T150000Z')
    expect(events[0]).toContain('SEQUENCE:1')

    await cancelBooking(store, outcome.booking.id, { ...change, by: 'visitor' })
    await written(3)
    expect(await radicale.events()).toEqual([])
    expect(outbox.alarms()).toEqual([])
  })
})
