import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, startBookingService, type TestService } from '../../tests/fixtures/start-booking-service.ts'
import { typeCommand } from '../../tests/fixtures/type-command.ts'
import type { CliOptions } from './main.ts'

let test: TestService
let open = false

async function startService() {
  test = await startBookingService()
  open = true
}
async function endService() {
  if (open) await test.service.close()
  rmSync(test.settings.dataDir, { recursive: true, force: true })
}

async function stopService() {
  await test.service.close()
  open = false
}

/** Types a line. An underscore is a space within an argument. */
async function type(line: string, over: Partial<CliOptions> = {}) {
  const args = line.split(' ').map((word) => word.replaceAll('_', ' '))
  const { code, out, err } = await typeCommand(args, {
    settings: test.settings,
    now: () => test.clock.now,
    ...over,
  })
  return { code, out: out.trimEnd(), err: err.trimEnd() }
}

async function book(over: Record<string, string> = {}) {
  const [start = ''] = await test.starts()
  const answer = await test.post(answers(await test.key(), start, over), { json: true })
  expect(answer.status).toBe(201)
}

describe('with a running server', () => {
  beforeAll(startService)
  afterAll(endService)

  it('lists upcoming calls as a table in the office’s time zone, and as JSON', async () => {
    expect((await type('bookings')).out).toContain('No upcoming calls.')
    await book({ name: 'Ada Byron', first_gclid: 'x', utm_source: 'NEWS' })
    const { code, out } = await type('bookings')
    expect(code).toBe(0)
    expect(out).toMatch(/^When +Name +Practice +Specialty +E-mail +Phone +Source +Id +Held until\n/)
    expect(out).toMatch(/Mon, Nov 16, 2026, 1?\d:\d\d AM EST +Ada Byron +Byron Clinic +Ketamine/)
    expect(out).toMatch(/ Google ad, then NEWS +[0-9a-f]{8}$/)
    const [record] = JSON.parse((await type('bookings --json')).out)
    expect(record).toMatchObject({ name: 'Ada Byron', status: 'confirmed', visitorZone: 'America/Chicago' })
    expect(record.attribution).toEqual({ first_gclid: 'x', utm_source: 'NEWS' })
    expect(record.startsAt).toMatch(/^2026-11-16T\d\d:\d\d:\d\dZ$/)
    expect(record).not.toHaveProperty('referenceHash')
  })

  it('lists webhook calls, newest first, and leads', async () => {
    await test.get('/desk/webhook?test_data=first')
    await test.get('/desk/webhook?test_data=second')
    expect((await type('history')).out).toMatch(/GET +test_data=second\n.*GET +test_data=first$/)
    expect(JSON.parse((await type('history --limit 1 --json')).out)).toEqual([
      { receivedAt: '2026-11-16T13:00:00Z', method: 'GET', query: { test_data: 'second' } },
    ])
    expect((await type('leads')).out).toBe('No leads yet.')
  })

  it('cancels by the start of the id, only once, and frees the time', async () => {
    const [start] = await test.starts()
    await book()
    const { id } = JSON.parse((await type('bookings --json')).out).at(-1)
    expect(await test.starts()).not.toContain(start)
    const { code, out } = await type(`cancel ${id.slice(0, 8)}`)
    expect(code).toBe(0)
    expect(out).toContain('the time is free again')
    expect(await test.starts()).toContain(start)
    expect(await type(`cancel ${id}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('already'),
    })
    expect(await type(`resend ${id}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('canceled'),
    })
    expect((await type('bookings --json')).out).not.toContain(id)
    expect((await type('bookings --all')).out).toMatch(/ canceled$/m)
    expect((await type('bookings --all --json')).out).toContain('"status": "cancelled"')
    const { out: messages } = await type('outbox --all')
    expect(messages).toMatch(/ agency-canceled .*\n/)
    expect(messages).toContain('the call was canceled')
    expect(messages).not.toContain('cancelled')
    expect((await type('outbox --all --json')).out).toContain('"kind": "agency-cancelled"')
  })

  it('queues the e-mails of a call again', async () => {
    await book()
    const [{ id }] = JSON.parse((await type('bookings --json')).out)
    expect((await type(`resend ${id.slice(0, 4)}`)).out).toContain('2 e-mails queued again')
    expect(await type('resend 00000000')).toMatchObject({ code: 1, out: '' })
  })
})

describe('without a running server', () => {
  beforeEach(startService)
  afterEach(endService)

  it('opens the store itself and closes it', async () => {
    await book({ name: 'Ada Byron' })
    await stopService()
    expect((await type('bookings')).out).toContain('Ada Byron')
    expect((await type('bookings')).code).toBe(0)
  })

  it('creates no database in a mistyped folder', async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'missing-')), 'typo')
    const { code, err } = await type('bookings', { settings: { ...test.settings, dataDir } })
    expect(code).toBe(1)
    expect(err).toContain('set DATA_DIR')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('reports in one sentence that the database is unreachable', async () => {
    const databaseUrl = 'postgres://desk:hunter2@127.0.0.1:1/none'
    const { code, err } = await type('leads', { settings: { ...test.settings, databaseUrl } })
    expect(code).toBe(1)
    expect(err).toContain('DATABASE_URL')
    expect(err).not.toContain('hunter2')
  })
})

it('prints the usage for an invalid command without opening a store', async () => {
  for (const line of ['bokings', 'bookings --everything', '']) {
    const { code, out, err } = await type(line)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('Usage: npm run desk')
    expect(err.split('\n')[0]).toMatch(/\.$/)
  }
  expect(await type('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage') })
})
