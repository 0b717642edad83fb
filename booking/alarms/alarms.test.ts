import { writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { beforeEach, expect, it, vi } from 'vitest'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { exampleHost } from '../../tests/fixtures/examples/example-settings.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { type RunningHttp, startHttp } from '../../tests/fixtures/servers/start-http.ts'
import { type RunningSmtp, startSmtp } from '../../tests/fixtures/servers/start-smtp.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { connect } from '../calendar/connected/connections.ts'
import { noLog } from '../core/reporting.ts'
import { markCalled, storeLead } from '../lead/mutations.ts'
import { outboxHealth } from '../messages/outbox.ts'
import type { BackupState } from '../store/hourly-backup.ts'
import { StoreError } from '../store/store-error.ts'
import { startAlarms } from './alarms.ts'

const OPERATOR = 'night@wellbooked.example'
const PATIENCE = 30_000
let smtp: RunningSmtp
let http: RunningHttp

beforeEach(async () => {
  smtp = await startSmtp()
  http = await startHttp()
})

onBothStores((store) => {
  const open = (reviews: { by: string; what: string }[] = []) => {
    const people = [exampleHost('ana', { email: 'ana@example.com' })]
    const dataDir = temporaryFolder()
    const settings = { ...tuesdaySettings, people, dataDir, alerts: { to: OPERATOR, url: http.url }, reviews }
    const pages = callPages(store(), settings)
    const state = { backup: { takenAt: FRIDAY, fault: null } as BackupState, fault: null as Error | null }
    const start = () =>
      startAlarms({
        store: store(),
        settings,
        sender: smtp.sender(),
        log: noLog,
        now: () => pages.clock.now,
        ping: async () => {
          if (state.fault) throw state.fault
        },
        backup: () => state.backup,
      })
    const alarms = start()
    const wait = async (minutes: number, work = alarms) => {
      for (let minute = 0; minute < minutes; minute++) {
        pages.clock.now = pages.clock.now.add({ minutes: 1 })
        await work.check()
      }
    }
    return { ...pages, alarms, state, start, wait, dataDir }
  }
  const mails = async () => {
    const parsed = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)))
    return parsed.filter(({ subject = '' }) => /Alarm|Over/.test(subject))
  }
  const posts = () => http.received.map(({ body }) => JSON.parse(body).text.split('\n')[0])

  it('tells once that email fails, by the webhook, and once that it is over, by both', async () => {
    const { book, wait, clock, alarms } = open()
    const sender = smtp.sender()
    smtp.refuse = () => '4.3.2 try later dana@example.com'
    await book()
    const outbox = runOutbox(store(), clock, { sender })
    await vi.waitFor(async () => expect((await outboxHealth(store(), clock.now)).failing).toBe(2), PATIENCE)
    await wait(10)
    expect(posts()).toEqual([])
    await wait(3)
    expect(posts()).toEqual(['Alarm: email isn’t going out'])
    expect(alarms.open()).toEqual(['mail'])
    const { text } = JSON.parse(http.received[0]?.body ?? '')
    expect(text).toContain('2 emails wait')
    expect(text).toContain('4.3.2 try later [address]')
    expect(await mails()).toEqual([])
    // An attempt that is still under way would be tried again long after the three hours.
    await outbox.stop()
    smtp.refuse = null
    clock.now = clock.now.add({ hours: 3 })
    runOutbox(store(), clock, { sender })
    await vi.waitFor(async () => expect((await outboxHealth(store(), clock.now)).unsent).toBe(0), PATIENCE)
    await wait(3)
    expect(posts()).toEqual(['Alarm: email isn’t going out', 'Over: email isn’t going out'])
    const told = await mails()
    expect(told.map(({ subject }) => subject)).toEqual(['Over: email isn’t going out'])
    expect(told[0]?.to?.map(({ address }) => address)).toEqual([OPERATOR])
  })

  it('tells each alarm once for all processes, whatever its file holds', async () => {
    const { wait, alarms, start, dataDir } = open()
    await connect(store(), { host: 'ana', provider: 'caldav', account: 'dav.example' }, {}, FRIDAY)
    const failing = (lastError: string | null) =>
      store()
        .db.updateTable('calendars')
        .set({ failedAt: lastError === null ? null : FRIDAY, lastError })
        .execute()
    await failing('HTTP_401')
    for (const content of ['null', '{}', '[null]']) {
      writeFileSync(path.join(dataDir, 'alarms.json'), content)
      const other = start()
      await wait(2, other)
      await wait(2, alarms)
      expect([alarms, other].map((one) => one.open())).toEqual([['calendar'], ['calendar']])
    }
    await failing(null)
    await wait(1)
    await wait(1, start())
    expect(posts()).toEqual(['Alarm: a calendar can’t be read', 'Over: a calendar can’t be read'])
  })

  it('tells of each message that was given up', async () => {
    const { book, wait, clock } = open()
    smtp.refusalCode = 550
    smtp.refuse = (to) => (to === OPERATOR || to.startsWith('team@') ? null : '5.1.1 unknown')
    await book()
    const outbox = runOutbox(store(), clock, { sender: smtp.sender() })
    await vi.waitFor(() => expect(outbox.errors().join()).toContain('given up'), PATIENCE)
    await wait(5)
    const [mail, second] = await mails()
    expect([mail?.subject, second]).toEqual(['Alarm: a message was given up', undefined])
    expect(mail?.text).toMatch(
      /The message “confirmation” \([0-9a-f]{8}\) is not tried again.*5\.1\.1 unknown/,
    )
  })

  it('keeps an alarm that it cannot check, and over a restart, and makes none of a moment', async () => {
    const { state, wait, alarms, start } = open()
    state.backup = { takenAt: FRIDAY, fault: 'BACKUP_COMMAND ended with 1.' }
    await wait(1)
    state.fault = new StoreError('insert into marks', 'SQLITE_FULL')
    await wait(1)
    expect(posts()).toEqual(['Alarm: there is no good backup'])
    state.fault = null
    await wait(3)
    const again = start()
    // The first attempt after a start has not ended.
    state.backup = { takenAt: FRIDAY, fault: undefined }
    await wait(3, again)
    expect(posts()).toEqual(['Alarm: there is no good backup'])
    state.backup = { takenAt: FRIDAY, fault: null }
    await wait(1, again)
    expect(posts()).toEqual(['Alarm: there is no good backup', 'Over: there is no good backup'])
    state.fault = new StoreError('insert into marks', 'SQLITE_FULL')
    await wait(3, again)
    expect(posts().at(-1)).toBe('Alarm: bookings can’t be saved')
    await alarms.stop()
    await again.stop()
  })

  it('tells when the newest backup is a day old', async () => {
    const { wait, clock } = open()
    clock.now = FRIDAY.add({ hours: 23, minutes: 59 })
    await wait(4)
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Alarm: there is no good backup'])
  })

  it('tells thirty days ahead what has to be reviewed', async () => {
    const { wait, clock, state } = open([
      { by: '2026-12-31', what: 'content/guide/edition.yaml; check its facts' },
    ])
    clock.now = Temporal.Instant.from('2026-12-01T04:50:00Z')
    state.backup = { takenAt: clock.now, fault: null }
    await wait(9)
    expect(posts()).toEqual([])
    await wait(3)
    expect(posts()).toEqual(['Alarm: content is due for review'])
    expect((await mails())[0]?.text).toContain('Review by 2026-12-31: content/guide/edition.yaml')
  })

  it('tells of a visitor whom nobody has called back in time', async () => {
    const { wait, clock, state } = open()
    const promised = { callBy: FRIDAY.add({ hours: 1 }), email: 'dana@example.com' }
    const outcome = await storeLead(store(), exampleLeadRequest(promised), FRIDAY)
    clock.now = state.backup.takenAt = FRIDAY.add({ minutes: 55 })
    await wait(5)
    expect(posts()).toEqual([])
    await wait(3)
    expect(posts()).toEqual(['Alarm: a visitor waits to be called back'])
    expect(http.received[0]?.body).not.toContain('dana')
    await markCalled(store(), outcome.kind === 'stored' ? [outcome.lead.id] : [], clock.now)
    await wait(1)
    expect(posts()).toHaveLength(2)
  })

  it('tells when fewer than a tenth of the times of the next two weeks are open', async () => {
    const { book, wait } = open()
    // Eight each Tuesday, every 45 minutes.
    const tuesdays = [tuesday('15:00').subtract({ hours: 7 * 24 }), tuesday('15:00')]
    const [, second = FRIDAY, ...others] = tuesdays.flatMap((first) =>
      Array.from({ length: 8 }, (_, n) => first.add({ minutes: 45 * n })),
    )
    for (const startsAt of others) await book({ startsAt })
    await wait(3)
    expect(posts()).toEqual([])
    await book({ startsAt: second })
    await wait(3)
    expect(posts()).toEqual(['Alarm: hardly any times are open'])
    expect(http.received[0]?.body).toContain('Only 1 of the 16 times of the next 14 days')
  })

  it('tells when 30 calls were booked within an hour', async () => {
    const { book, wait, clock, state } = open()
    const at = (hours: number) => ({ startsAt: tuesday('15:00').add({ hours: 14 * 24 + hours }) })
    for (let n = 1; n < 30; n++) await book(at(n))
    await wait(3)
    expect(posts()).toEqual([])
    await book(at(30))
    await wait(2)
    expect(posts()).toEqual(['Alarm: many calls were booked within an hour'])
    clock.now = state.backup.takenAt = clock.now.add({ hours: 1 })
    await wait(1)
    expect(posts()[1]).toBe('Over: many calls were booked within an hour')
  })

  it('tells once of late visitors who stand folded on the page', async () => {
    const { wait } = open()
    const promised = { callBy: FRIDAY.add({ minutes: 1 }), network: 'one' }
    for (let n = 0; n < 9; n++) await storeLead(store(), exampleLeadRequest(promised), FRIDAY)
    await wait(4)
    const alarms: { words: string }[] = JSON.parse(http.received[0]?.body ?? '').alarms
    expect(alarms).toHaveLength(6)
    expect(alarms[5]?.words).toContain('4 visitors of one network')
  })

  it('tells of a calendar that has not answered for an hour, its host too', async () => {
    const { wait } = open()
    await connect(store(), { host: 'ana', provider: 'caldav', account: 'dav.example' }, {}, FRIDAY)
    const failed = { failedAt: FRIDAY.subtract({ minutes: 58 }), lastError: 'NO_ANSWER' }
    await store().db.updateTable('calendars').set(failed).execute()
    await wait(2)
    expect(await mails()).toEqual([])
    await wait(2)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Alarm: a calendar can’t be read')
    expect(mail?.to?.map(({ address }) => address)).toEqual([OPERATOR, 'ana@example.com'])
  })

  it('tells of entries that have been unreadable for an hour', async () => {
    const { wait } = open()
    await connect(store(), { host: 'ana', provider: 'caldav', account: 'dav.example' }, {}, FRIDAY)
    const unreadableSince = FRIDAY.subtract({ minutes: 58 }).epochMilliseconds
    const busy = { times: [], unreadable: ['“Secret plan” (tomorrow)'], unreadableSince }
    await store().db.updateTable('calendars').set({ busy }).execute()
    await wait(2)
    expect(await mails()).toEqual([])
    await wait(2)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Alarm: entries of a calendar can’t be read')
    expect(mail?.text).not.toContain('Secret')
  })
})
