import { existsSync, readdirSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formKeyIn } from '../../tests/fixtures/form-key.ts'
import { runScript } from '../../tests/fixtures/run-desk.ts'

const VISITORS_ALONE = 20
/** The server refuses a form that comes sooner than 2 seconds after it was opened. */
const FILL_MS = 2_500
/** Milliseconds to wait until the server has compressed its pages, which it does a minute after the start. */
const SETTLING_MS = 90_000
/** Milliseconds to wait for the emails of the last call, which go out within seconds. */
const EMAILS_MS = 10_000

/** A copy of the project whose server has just been started, with its data in `data` and its backups in `backups`. */
interface BookingSite {
  project: string
  origin: string
  pages: readonly string[]
  megabytes: () => string
}

interface Call {
  email: string
  startsAt: string
}

type Client = ReturnType<typeof createClient>

/** Returns a client that records the milliseconds to the last byte of each response, and the refused requests. */
function createClient(origin: string) {
  const times: Record<string, number[]> = {}
  const refused: string[] = []
  const agent = new Agent({ keepAlive: true })
  async function ask(what: string, address: string, { headers, ...init }: RequestInit = {}) {
    const began = performance.now()
    const options = { ...init, headers: { 'Accept-Encoding': 'br', ...headers } }
    const answer = await fetch(origin + address, options)
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch((error: Error) => ({ status: 0, body: String(error.cause ?? error) }))
    record(what, began)
    const expected = init.method === 'POST' ? [201, 409] : [200]
    if (!expected.includes(answer.status)) refused.push(`${address} (${answer.status || answer.body})`)
    return answer
  }
  /** Asks for a page and leaves it compressed, because unpacking takes this process longer than the server takes to answer. */
  async function openPage(address: string): Promise<void> {
    const began = performance.now()
    const status = await new Promise((resolve) => {
      get(origin + address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode)),
      ).on('error', resolve)
    })
    record('pages', began)
    if (status !== 200) refused.push(`${address} (${status})`)
  }
  function record(what: string, began: number): void {
    times[what] ??= []
    times[what].push(performance.now() - began)
  }
  return { ask, openPage, times, refused }
}

/** Starts `count` tasks spread evenly over the seconds, without waiting for each; resolves when all are done. */
async function spread<T>(count: number, seconds: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const began = performance.now()
  const started: Promise<T>[] = []
  for (let n = 0; n < count; n += 1) {
    await wait(Math.max(0, began + (n * seconds * 1000) / count - performance.now()))
    started.push(work(n))
  }
  return Promise.all(started)
}

/** Books like the widget, from the visitor's own network. Returns the confirmed call; null if booking failed. */
async function visit({ ask }: Client, n: number): Promise<Call | null> {
  const headers = { 'X-Forwarded-For': `198.18.${n >> 8}.${n & 255}`, Accept: 'application/json' }
  const { body: html } = await ask('widget', '/desk/booking?embed=1', { headers })
  const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(html) ?? []
  const { body: code } = await ask('its scripts', script, { headers })
  for (const [, imported] of code.matchAll(/from"\.\/([^"]+)"/g))
    await ask('its scripts', `/assets/${imported}`, { headers })
  const email = `visitor.${n}@clinic.example.com`
  for (;;) {
    const times = await ask('open times', '/desk/slots', { headers })
    if (times.status !== 200) return null
    const soonest: string[] = JSON.parse(times.body).starts.slice(0, 10)
    const startsAt = soonest[Math.floor(Math.random() * soonest.length)] ?? ''
    await wait(FILL_MS)
    const body = new URLSearchParams({
      key: formKeyIn(html),
      homepage: '',
      start: startsAt,
      zone: 'America/Chicago',
      name: `Visitor ${n}`,
      email,
      practice: 'Byron Clinic',
      specialty: 'Ketamine',
      phone: '',
      note: '',
    })
    const answer = await ask('booking', '/desk/booking', { method: 'POST', headers, body })
    // Another visitor was faster, so this one asks for the times again, as the widget does.
    if (answer.status === 409) continue
    if (answer.status !== 201) return null
    await ask('confirmation', JSON.parse(answer.body).confirmationUrl)
    return { email, startsAt }
  }
}

/** Returns one sentence on what is wrong with the stored calls or their emails; null if nothing is. */
async function findLost(project: string, confirmed: readonly Call[]): Promise<string | null> {
  const data = path.join(project, 'data')
  const list = async (...typed: string[]) =>
    JSON.parse((await runScript('desk.ts', { DATA_DIR: data }, ...typed, '--json')).out)
  const stored: (Call & { id: string; host: string })[] = await list('export', 'bookings')
  const messages: { id: string; kind: string; bookingId: string; state: string }[] = await list(
    'outbox',
    '--all',
  )
  const spell = ({ email, startsAt }: Call) => `${email} ${Date.parse(startsAt)}`
  if (stored.map(spell).sort().join() !== confirmed.map(spell).sort().join())
    return `The store has ${stored.length} calls, which are not the ${confirmed.length} that were confirmed.`
  const times = new Set(stored.map(({ host, startsAt }) => `${host} ${startsAt}`))
  if (times.size < stored.length) return 'A time is booked twice.'
  const written = messages.filter(
    ({ id, state }) => state === 'sent' && existsSync(path.join(data, 'mail', `${id}.eml`)),
  )
  const emails = new Set(written.map(({ bookingId, kind }) => `${bookingId} ${kind}`))
  const isTold = ({ id }: { id: string }) =>
    emails.has(`${id} confirmation`) && emails.has(`${id} agency-copy`)
  return stored.every(isTold) ? null : 'A call is without one of its two emails.'
}

/**
 * Measures bookings: first pages and single visitors one after another, then all of them together.
 * @returns a table of times by kind of request, what became of the calls, and whether nothing went wrong
 */
export async function measureBookings(site: BookingSite, visitors: number, minutes: number) {
  const backups = path.join(site.project, 'backups')
  await wait(SETTLING_MS)
  const atRest = site.megabytes()
  const [alone, together] = [createClient(site.origin), createClient(site.origin)]
  const openPages = (client: Client, seconds: number) =>
    spread(50 * seconds, seconds, (n) => client.openPage(site.pages[n % site.pages.length] ?? '/'))
  // The first visitor warms up the server and isn't measured.
  const calls = [await visit(createClient(site.origin), 0)]
  console.log('Bookings: pages alone, then single visitors')
  await openPages(alone, 60)
  for (let n = 1; n <= VISITORS_ALONE; n += 1) calls.push(await visit(alone, n))
  // Without the day's backup, the server writes a new one within ten minutes, while the visitors book.
  rmSync(backups, { recursive: true })
  console.log(`Bookings: pages and ${visitors} visitors in ${minutes} minutes`)
  const crowd = spread(visitors, minutes * 60, (n) => visit(together, 1 + VISITORS_ALONE + n))
  await openPages(together, minutes * 60)
  calls.push(...(await crowd))
  const atEnd = site.megabytes()
  await wait(EMAILS_MS)

  const confirmed = calls.filter((call) => call !== null)
  const refused = [...alone.refused, ...together.refused]
  const problem = refused.length
    ? `${refused.length} requests were refused, the first one ${refused[0]}.`
    : await findLost(site.project, confirmed)
  const good = `No request was refused, and all ${confirmed.length} confirmed calls are in the store once, each with its two emails.`
  const kind = ['number', 'p50 ms', 'p99 ms']
  const head = ['', ...kind.map((name) => `alone: ${name}`), ...kind, 'p99 × alone']
  const rows = Object.entries(together.times).map(([what, times]) => {
    const before = alone.times[what] ?? []
    const ratio = quantile(times, 0.99) / quantile(before, 0.99)
    return [what, ...figuresOf(before), ...figuresOf(times), ratio.toFixed(1)]
  })
  const text = `${problem ?? good}
Times that were taken by a faster visitor: ${(together.times.booking ?? []).length - visitors}.
Backups written meanwhile: ${existsSync(backups) ? readdirSync(backups).length : 0}.
Memory: ${atRest} MB at rest, ${atEnd} MB at the end.`
  return { head, rows, text, isGood: problem === null }
}

function figuresOf(times: readonly number[]): string[] {
  return [String(times.length), ...[0.5, 0.99].map((part) => quantile(times, part).toFixed(1))]
}

/** The nearest rank: with `part` 0.5 the median, with 1 the highest. */
export function quantile(numbers: readonly number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? Number.NaN
}
