import { rename } from 'node:fs/promises'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isEmailAddress, isNote, isPersonName, isPhoneNumber } from '../../booking/domain/answer-rules.ts'
import { isCallPath } from '../../booking/domain/call-addresses.ts'
import { settingsWithClinic } from '../../booking/domain/example-settings.ts'
import { bookingHeaders, callHeaders, patientHeaders } from '../../booking/http/headers.ts'
import { signatureOf, TEXTS_PATH } from '../../booking/http/texts.ts'
import { answers, startBookingService, type TestService } from '../fixtures/start-booking-service.ts'
import { anyRequest, ENDPOINTS, type FuzzRequest, type KnownValues, MARKUP, QUOTED } from './fuzz-inputs.ts'

/** Fixed, so that a failure can be repeated; fast-check prints it with the input that failed. */
const SEED = 20261122
const RUNS = inject('inFull') ? 10_000 : 1_500
const ORIGIN = 'https://practice.example.com'
const KEYS_PER_FORM = 60
const TEXTS_TOKEN = 'token'
/** Tables that no request may change without succeeding. Attempts are counted whatever the answer. */
const STATE = {
  bookings: "count(*) || '/' || total(sequence) || '/' || count(attending_at) || '/' || count(held_until)",
  leads: 'count(*)',
  results: 'count(*)',
  requests: 'count(*)',
  set_aside: 'count(*)',
  opt_outs: 'count(*)',
  webhook_events: "count(*) || '/' || coalesce(max(id), 0)",
  blocks: 'count(*)',
  audit: 'count(*)',
  outbox: 'count(*)',
}
const stateQuery = `select ${Object.entries(STATE)
  .map(([table, what]) => `(select ${what} from ${table}) as ${table}`)
  .join(', ')}`

let desk: TestService
let database: DatabaseSync
let known: KnownValues

beforeAll(async () => {
  // Calls on every weekday, so that bookings go on being possible; and no limit of attempts in the way.
  desk = await startBookingService({
    attemptsPerTenMinutes: 1_000_000,
    clinics: settingsWithClinic.clinics,
    texts: { url: `https://account:${TEXTS_TOKEN}@texts.invalid/Messages.json`, from: '+15550100100' },
  })
  database = new DatabaseSync(`${desk.settings.dataDir}/bookings.sqlite`, { readOnly: true })
  stateReader = database.prepare(stateQuery)
  versionReader = database.prepare('pragma data_version')
  const starts = await desk.starts()
  const secrets: string[] = []
  for (const start of starts.slice(0, 15)) {
    const response = await desk.post(answers(await desk.key(), start), { json: true })
    secrets.push((await response.json()).reference)
  }
  known = { starts, secrets, keys: {} }
  for (const path of new Set(ENDPOINTS.filter(({ fields }) => fields.includes('key')).map((one) => one.path)))
    known.keys[path] = await keysOf(path)
})

afterAll(async () => {
  database?.close()
  await desk?.close()
})

/** Form keys from the forms themselves; none where there is no form at this address. */
async function keysOf(path: string): Promise<string[]> {
  const keys: string[] = []
  for (let n = 0; n < KEYS_PER_FORM; n++) {
    const query = path.startsWith('/desk/call') ? `?booking=${known.secrets[n % known.secrets.length]}` : ''
    const html = await (await desk.get(path + query)).text()
    const key = /"formKey":"([^"]+)"|name="key" value="([^"]+)"/.exec(html)
    if (!key) return keys
    keys.push(key[1] ?? key[2] ?? '')
  }
  return keys
}

const formOf = ({ fields }: FuzzRequest) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
const hasBodyIn = ({ method }: FuzzRequest) => method !== 'GET' && method !== 'HEAD'

function urlOf(request: FuzzRequest): string {
  const form = formOf(request)
  return `${ORIGIN}${request.path}${!hasBodyIn(request) && form ? `?${form}` : ''}`
}

function send(fuzz: FuzzRequest): Promise<Response> {
  const { path, method, headers, rawBody, isSigned, address } = fuzz
  const form = formOf(fuzz)
  const hasBody = hasBodyIn(fuzz)
  const url = urlOf(fuzz)
  const signature =
    isSigned && path === TEXTS_PATH ? signatureOf(TEXTS_TOKEN, url, new URLSearchParams(form)) : ''
  const given = { ...headers, 'X-Twilio-Signature': signature }
  const request = new Request(url, {
    method,
    headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    ...(hasBody ? { body: rawBody ?? form } : {}),
  })
  return desk.service.fetch(request, { address })
}

type State = Record<keyof typeof STATE, string | number>

let stateReader: StatementSync
let versionReader: StatementSync
let lastRead: { version: unknown; state: State } | undefined

/** The state now, read again only when somebody has written since (sqlite.org/pragma.html#pragma_data_version). */
function readState(): State {
  const version = versionReader.get()?.data_version
  if (lastRead && lastRead.version === version) return lastRead.state
  const state = stateReader.get() as State
  lastRead = { version, state }
  return state
}

const hasControl = (text: string) => /[^\P{Cc}\n\t]/u.test(text)

/** Tables that the request changed. */
function changed(before: State): string[] {
  const after = readState()
  return Object.keys(STATE).filter(
    (table) => after[table as keyof typeof STATE] !== before[table as keyof typeof STATE],
  )
}

function checkHeaders(response: Response, policy: Record<string, string>): void {
  for (const [name, value] of Object.entries(policy)) expect(response.headers.get(name)).toBe(value)
  expect(response.headers.get('set-cookie')).toBeNull()
  const location = response.headers.get('location')
  if (location !== null) expect(location).toMatch(/^\/[^/\\]/)
  if (response.status === 405) expect(response.headers.get('allow')).toMatch(/GET|POST/)
  const retryAfter = response.headers.get('retry-after')
  if (response.status === 503 || retryAfter !== null) expect(Number(retryAfter)).toBeGreaterThan(0)
}

async function checkWords(response: Response): Promise<void> {
  const text = await response.text()
  if (!(response.headers.get('content-type') ?? '').includes('text/html')) return
  expect(text.toLowerCase()).not.toContain(MARKUP)
  expect(text).not.toContain(QUOTED)
}

/** The newest booking holds what was sent, and nothing that the form refuses. */
function checkNewBooking({ fields }: FuzzRequest): void {
  const row = database.prepare('select * from bookings order by rowid desc limit 1').get() as Record<
    string,
    string
  >
  const sent = new Map(fields)
  for (const name of ['name', 'practice', 'email', 'phone', 'specialty'])
    expect(row[name]).toBe(sent.get(name)?.trim())
  expect(isPersonName(row.name ?? '') && isEmailAddress(row.email ?? '')).toBe(true)
  expect(isPhoneNumber(row.phone ?? '') && isNote(row.note ?? '')).toBe(true)
  for (const text of [row.name, row.practice, row.area, row.attribution])
    expect(hasControl(text ?? '')).toBe(false)
  expect(known.starts).toContain(new Date(Number(row.starts_at)).toISOString().replace('.000Z', 'Z'))
}

describe('the desk', () => {
  it(`answers ${RUNS} generated requests without a failure or a wrong write (seed ${SEED})`, async () => {
    const policy = bookingHeaders('body{margin:0}', desk.settings.frameOrigins)
    const patientPolicy = patientHeaders(policy)
    const callPolicy = callHeaders(policy)
    const began = readState()
    const statuses: Record<number, number> = {}
    const property = fc.asyncProperty(anyRequest(known), async (request) => {
      const before = readState()
      const response = await send(request)
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      expect(response.status).toBeLessThan(500)
      const { pathname, searchParams } = new URL(urlOf(request))
      const own = searchParams.has('clinic') ? patientPolicy : policy
      checkHeaders(response, isCallPath(pathname) ? callPolicy : own)
      const tables = changed(before)
      const { endpoint, method } = request
      const mayWrite = response.status < 400 && endpoint.methods.includes(method) ? endpoint.writes : []
      // What is refused may still be set aside.
      const allowed = new Set<string>(mayWrite.length > 0 ? [...mayWrite, 'outbox'] : ['set_aside'])
      expect(tables.filter((table) => !allowed.has(table))).toEqual([])
      if (tables.includes('bookings') && endpoint.fields.includes('practice')) checkNewBooking(request)
      await checkWords(response)
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
    expect(desk.logged()).not.toMatch(/zq7|clinic\.example/)
    // The requests reached what they were to test.
    expect(changed(began)).toEqual(
      expect.arrayContaining(['bookings', 'leads', 'results', 'requests', 'webhook_events']),
    )
    expect(Object.keys(statuses)).toEqual(
      expect.arrayContaining(['200', '303', '400', '404', '405', '415', '422']),
    )
  }, 120_000)

  it(`says 503 and nothing worse while its database is gone (seed ${SEED})`, async () => {
    const file = `${desk.settings.dataDir}/bookings.sqlite`
    await rename(file, `${file}.away`)
    const seen = new Set<number>()
    const property = fc.asyncProperty(anyRequest(known), async (request) => {
      const before = readState()
      const response = await send(request)
      seen.add(response.status)
      expect(response.status === 503 || response.status < 500).toBe(true)
      await checkWords(response)
      expect(changed(before)).toEqual([])
    })
    await fc.assert(property, { numRuns: 500, seed: SEED, endOnFailure: true })
    await rename(`${file}.away`, file)
    expect([...seen]).toContain(503)
  }, 60_000)
})
