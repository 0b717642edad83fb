import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../db/open.ts'
import { answers, openTestDesk, type TestDesk } from '../http/open-test-desk.ts'
import { type CliParts, runOperator } from './main.ts'

const migrationsFolder = join(import.meta.dirname, '../db/migrations')
let test: TestDesk
let open = false

async function startDesk() {
  test = await openTestDesk()
  open = true
}
async function endDesk() {
  if (open) await test.desk.close()
  rmSync(test.settings.dataDir, { recursive: true, force: true })
}

async function stopDesk() {
  await test.desk.close()
  open = false
}

async function type(line: string, over: Partial<CliParts> = {}) {
  const said = { out: '', complaint: '' }
  const code = await runOperator(line.split(' '), {
    settings: test.settings,
    migrationsFolder,
    now: () => test.clock.now,
    out: (text) => {
      said.out += text
    },
    complain: (text) => {
      said.complaint += text
    },
    ...over,
  })
  return { code, ...said }
}

async function book(over: Record<string, string> = {}) {
  const [start = ''] = await test.starts()
  const answer = await test.post(answers(await test.key(), start, over), { json: true })
  expect(answer.status).toBe(201)
}

describe('beside a running desk', () => {
  beforeAll(startDesk)
  afterAll(endDesk)

  it('lists the calls ahead as a table in the office’s time, and as JSON', async () => {
    expect((await type('bookings')).out).toContain('No calls are ahead.')
    await book({ name: 'Ada Byron', first_gclid: 'x', utm_source: 'NEWS' })
    const { code, out } = await type('bookings')
    expect(code).toBe(0)
    expect(out).toMatch(/^When +Name +Practice +Specialty +E-mail +Phone +Came by +Id\n/)
    expect(out).toMatch(/Mon, Nov 16, 2026, 1?\d:\d\d AM EST +Ada Byron +Byron Clinic +Ketamine/)
    expect(out).toMatch(/ Google ad, then NEWS +[0-9a-f]{8}$/)
    const [record] = JSON.parse((await type('bookings --json')).out)
    expect(record).toMatchObject({ name: 'Ada Byron', status: 'confirmed', visitorZone: 'America/Chicago' })
    expect(record.attribution).toEqual({ first_gclid: 'x', utm_source: 'NEWS' })
    expect(record.startsAt).toMatch(/^2026-11-16T\d\d:\d\d:\d\dZ$/)
    expect(record).not.toHaveProperty('referenceHash')
  })

  it('shows what reached the webhook, newest first, and leads', async () => {
    await test.get('/desk/webhook?test_data=first')
    await test.get('/desk/webhook?test_data=second')
    expect((await type('history')).out).toMatch(/GET +test_data=second\n.*GET +test_data=first$/)
    expect(JSON.parse((await type('history --limit 1 --json')).out)).toEqual([
      { receivedAt: '2026-11-16T13:00:00Z', method: 'GET', query: { test_data: 'second' } },
    ])
    expect((await type('leads')).out).toBe('Nobody has asked for the guide yet.')
  })

  it('cancels by the start of the id, once, and frees the time', async () => {
    const [start] = await test.starts()
    await book()
    const { id } = JSON.parse((await type('bookings --json')).out).at(-1)
    expect(await test.starts()).not.toContain(start)
    const { code, out } = await type(`cancel ${id.slice(0, 8)}`)
    expect(code).toBe(0)
    expect(out).toContain('its time is free again')
    expect(await test.starts()).toContain(start)
    expect(await type(`cancel ${id}`)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('already'),
    })
    expect(await type(`resend ${id}`)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('cancelled'),
    })
    expect((await type('bookings --json')).out).not.toContain(id)
    expect((await type('bookings --all')).out).toContain('cancelled')
  })

  it('owes the mails of a call again', async () => {
    await book()
    const [{ id }] = JSON.parse((await type('bookings --json')).out)
    expect((await type(`resend ${id.slice(0, 4)}`)).out).toContain('2 mails are owed again')
    expect(await type('resend 00000000')).toMatchObject({ code: 1, out: '' })
  })

  it('opens the socket to its own user alone', () => {
    expect(statSync(join(test.settings.dataDir, 'desk.sock')).mode & 0o777).toBe(0o600)
  })

  it('survives nonsense on the socket and logs nobody', async () => {
    await book({ name: 'Ada Byron' })
    for (const nonsense of ['\n', '{"name":"drop"}\n', `${'x'.repeat(5000)}`, '']) {
      await new Promise<void>((resolve) => {
        const socket = createConnection(join(test.settings.dataDir, 'desk.sock'), () => socket.end(nonsense))
        socket.on('error', () => {})
        socket.on('close', () => resolve()).resume()
      })
    }
    expect((await type('bookings')).code).toBe(0)
    expect(test.logged()).not.toContain('Ada')
  })
})

describe('where no desk runs', () => {
  beforeEach(startDesk)
  afterEach(endDesk)

  it('opens the store itself, and lets it go', async () => {
    await book({ name: 'Ada Byron' })
    await stopDesk()
    expect(existsSync(join(test.settings.dataDir, 'desk.sock'))).toBe(false)
    expect((await type('bookings')).out).toContain('Ada Byron')
    expect((await type('bookings')).code).toBe(0)
  })

  it('takes a socket left by a process that died for what it is', async () => {
    await stopDesk()
    writeFileSync(join(test.settings.dataDir, 'desk.sock'), '')
    expect((await type('bookings')).code).toBe(0)
  })

  it('says so when another process has the folder and cannot be asked', async () => {
    await stopDesk()
    const { dataDir } = test.settings
    const holder = await openStore({ dataDir, migrationsFolder })
    try {
      const { code, complaint } = await type('bookings')
      expect(code).toBe(1)
      expect(complaint).toContain('does not listen for commands')
      expect(complaint.split('\n')).toHaveLength(1)
    } finally {
      await holder.close()
    }
  })

  it('makes no database in a mistyped folder', async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'desk-none-')), 'typo')
    const { code, complaint } = await type('bookings', { settings: { ...test.settings, dataDir } })
    expect(code).toBe(1)
    expect(complaint).toContain('set DATA_DIR')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('says in one sentence that a database cannot be reached', async () => {
    const databaseUrl = 'postgres://desk:hunter2@127.0.0.1:1/none'
    const { code, complaint } = await type('leads', { settings: { ...test.settings, databaseUrl } })
    expect(code).toBe(1)
    expect(complaint).toContain('DATABASE_URL')
    expect(complaint).not.toContain('hunter2')
  })
})

it('shows the usage for what it does not understand, without a look at any desk', async () => {
  for (const line of ['bokings', 'bookings --everything', '']) {
    const { code, out, complaint } = await type(line)
    expect([code, out]).toEqual([2, ''])
    expect(complaint).toContain('Usage: npm run desk')
  }
  expect(await type('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage') })
})
