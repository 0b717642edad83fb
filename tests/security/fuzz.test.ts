import { type IncomingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GivenAnswers, isAccepted, textOf } from '../../booking/core/answers.ts'
import { sha256 } from '../../booking/core/hashing.ts'
import { questionsOf } from '../../booking/core/questions.ts'
import { exampleSettings } from '../fixtures/examples/example-settings.ts'
import { formKeyIn } from '../fixtures/form-key.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { send as book, freeStarts, openForms } from '../fixtures/visitor.ts'
import { anyRequest, type FuzzRequest, type KnownValues, MARKUP, QUOTED } from './fuzz-inputs.ts'

/** Fixed, so that a failure can be repeated; fast-check prints it with the input that failed. */
const SEED = 20261122
const RUNS = process.env.RESILIENCE ? 10_000 : 300
const CALLS = 10
const TABLES = ['bookings', 'leads', 'webhook_events', 'blocks', 'opt_outs']

const dataDir = temporaryFolder()
const server = await serverForTests({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1', LOG_LEVEL: 'trace' })
let database: DatabaseSync
let known: KnownValues

beforeAll(async () => {
  const keysOf = async (form: string): Promise<string[]> => {
    const pages = Array.from({ length: 40 }, async () => (await fetch(server.origin + form)).text())
    return (await Promise.all(pages)).map(formKeyIn)
  }
  const keys = { '/desk/booking': await keysOf('/desk/booking'), '/desk/lead': await keysOf('/desk/lead') }
  const starts = await freeStarts(server.origin)
  const secrets: string[] = []
  for (const [n, visitor] of (await openForms(server.origin, CALLS)).entries())
    secrets.push((await (await book(server.origin, visitor, starts[n * 4] ?? '')).json()).reference)
  known = { starts, secrets, keys }
  database = new DatabaseSync(path.join(dataDir, 'bookings.sqlite'), { readOnly: true })
})
afterAll(() => database?.close())

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Sends a request that `fetch` would refuse to send. The status is 0 if the server closed the connection first. */
function send({ path, method, headers, fields, rawBody }: FuzzRequest): Promise<Answer> {
  const form = new URLSearchParams(fields).toString()
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const given = Object.entries(headers).filter(([, value]) => value !== '')
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, headers: {}, text: '' })
    const { hostname, port } = new URL(server.origin)
    const sent = request({
      hostname,
      port,
      method,
      agent: false,
      path: !hasBody && form ? `${path}?${form}` : path,
      headers: Object.fromEntries(given),
    })
    sent.on('error', nothing)
    sent.on('response', async (response) => {
      const text = await response
        .setEncoding('utf8')
        .toArray()
        .then(
          (parts) => parts.join(''),
          () => '',
        )
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    sent.end(hasBody ? (rawBody ?? form) : undefined)
  })
}

/** Number of rows by table, and how often a booking was changed. */
function stateNow(): Record<string, unknown> {
  const counts = TABLES.map((table) => `(select count(*) from ${table}) as ${table}`)
  const query = `select ${counts.join()}, (select total(sequence) from bookings) as changes`
  return database.prepare(query).get() as Record<string, unknown>
}

/** Tables that were changed; a booking that was moved or canceled changes `bookings`. */
function changed(before: Record<string, unknown>): string[] {
  const now = stateNow()
  const names = Object.keys(now).filter((name) => now[name] !== before[name])
  return [...new Set(names.map((name) => (name === 'changes' ? 'bookings' : name)))]
}

/** Checks that the booking of a form has the last value of each field, and none that the form refuses. */
function checkNewBooking({ fields }: FuzzRequest): void {
  const sent = new Map(fields)
  const row = database.prepare('select * from bookings where form_key = ?').get(sha256(sent.get('key') ?? ''))
  for (const name of ['name', 'practice', 'email', 'phone', 'specialty'])
    expect(row?.[name]).toBe(sent.get(name)?.trim() ?? '')
  const given = { ...(row as unknown as GivenAnswers), answers: JSON.parse(String(row?.answers)) }
  for (const question of questionsOf(exampleSettings, 'booking').filter(({ choices }) => !choices))
    expect(isAccepted(question, [textOf(given, question.name)]), question.name).toBe(true)
  expect(known.starts.map((start) => Date.parse(start))).toContain(Number(row?.starts_at))
}

it(`answers ${RUNS} generated requests without a failure or a wrong write, in one process (seed ${SEED})`, async () => {
  const began = stateNow()
  const statuses = new Set<number>()
  const property = fc.asyncProperty(anyRequest(known), async (fuzz) => {
    const before = stateNow()
    const { status, headers, text } = await send(fuzz)
    statuses.add(status)
    expect(status).toBeLessThan(500)
    expect(headers['set-cookie']).toBeUndefined()
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/)
    if (headers['content-type']?.includes('text/html')) {
      expect(text.toLowerCase()).not.toContain(MARKUP)
      expect(text).not.toContain(QUOTED)
    }
    const { endpoint, method } = fuzz
    const tables = changed(before)
    // A booking that a daily limit refuses is kept as a lead.
    const refused = endpoint.fields.includes('practice') ? ['leads'] : []
    const allowed = status < 400 && endpoint.methods.includes(method) ? endpoint.writes : []
    expect(tables.filter((table) => ![...allowed, ...refused].includes(table))).toEqual([])
    if (tables.includes('bookings') && endpoint.fields.includes('practice')) checkNewBooking(fuzz)
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })

  // Shows that the requests reached what they should test.
  expect(changed(began)).toEqual(expect.arrayContaining(['bookings', 'leads', 'webhook_events']))
  for (const status of [200, 303, 400, 404, 405, 415]) expect([...statuses]).toContain(status)
  // The code of a network is random, so it may contain the searched text.
  const logged = server.output().replaceAll(/"network":"[\w-]*"/g, '')
  expect(logged).not.toMatch(/zq7|clinic\.example/)
  expect(server.process.exitCode).toBeNull()
  expect((await fetch(server.origin)).status).toBe(200)
}, 300_000)
