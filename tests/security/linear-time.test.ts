import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { redirectFor } from '../../app/seo/redirect-for.ts'
import { readQuery } from '../../booking/book/query.ts'
import { isAccepted } from '../../booking/core/answers.ts'
import { canonicalZone } from '../../booking/core/format-time.ts'
import { questionsOf } from '../../booking/core/questions.ts'
import { checkFormKey } from '../../booking/form/form-key.ts'
import { BODY_LIMIT_BYTES, readAttribution, readForm } from '../../booking/form/posted-form.ts'
import { readTextRequest } from '../../booking/messages/channels/receive-text.ts'
import { readFields } from '../../booking/webhook/handler.ts'
import { clientAddress } from '../../platform/client-address.ts'
import { loggedPath } from '../../platform/describe-error.ts'
import { chooseEncoding } from '../../server/pages/compress.ts'
import { isValidPath } from '../../server/request-address.ts'
import { exampleSettings } from '../fixtures/examples/example-settings.ts'

/**
 * Measures each function that reads a visitor's input on its worst case, in two lengths: the most that a request may
 * carry, and a sixteenth of it. Linear time costs 16 times as much and quadratic time 256 times; the limit leaves room
 * for garbage collection and a busy machine.
 */
const TIMES = 16
const MAX_GROWTH = 64
const BODY = BODY_LIMIT_BYTES

/** Bytes. Node refuses a request whose address and headers are longer in total. */
const HEADERS = 16 * 1024

/** Milliseconds below which a text of the full length isn't worth a measurement. */
const NEGLIGIBLE_MS = 0.05

type Work = (text: string) => unknown

/** Returns the CPU milliseconds of this thread, which other work on the machine doesn't change. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Returns the CPU milliseconds of one run. */
async function cost(work: Work, text: string): Promise<number> {
  let runs = 0
  const started = spentMs()
  do {
    await work(text)
    runs++
  } while (spentMs() - started < 1)
  return (spentMs() - started) / runs
}

/** Returns how many times as much the full text costs as the short one: the least of several attempts. */
async function growth(work: Work, make: (length: number) => string, length: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 6 && least > MAX_GROWTH; attempt++) {
    const full = await cost(work, make(length))
    least = Math.min(least, full < NEGLIGIBLE_MS ? 1 : full / (await cost(work, make(length / TIMES))))
  }
  return least
}

const swallow = (work: () => unknown) => {
  try {
    return work()
  } catch {
    // Ignored, because only the time until the refusal counts.
  }
}

/** A function that reads a visitor's input, the most it may be given, and texts that are hard to read. */
type Reader = [name: string, work: Work, length: number, worst: ((length: number) => string)[]]

// Texts of the given length that are as hard to read as possible.
const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)
/** A repeated part between a beginning and an end. */
const between = (before: string, part: string, after: string) => (length: number) =>
  before + repeated(part)(length - before.length - after.length) + after
/** As many different names as fit into the length. */
const names = (length: number) =>
  Array.from({ length: Math.floor(length / 4) }, (_, n) => n.toString(36).padStart(3, '0')).join('&')

const FORMS = [names, repeated('a=b&'), repeated('%'), repeated('=')]

const TEXTS = [
  ...[repeated('a '), repeated('a.'), repeated('a@'), repeated('1'), repeated('\r\n')],
  ...[between(' ', ' ', 'x'), between('a@', 'a.', '!')],
]
const secret = randomBytes(32)
const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (body: string) => new Request('http://localhost', { method: 'POST', headers, body })
const address = (text: string) => new URL(`http://localhost/x?${text}`).searchParams

/** Every function that reads a form, an address or a header. */
const READERS: Reader[] = [
  ['the body of a form', (text) => readForm(post(text)), BODY, FORMS],
  ['the attribution', (text) => readAttribution(new URLSearchParams(text)), BODY, FORMS],
  ...questionsOf(exampleSettings, 'booking').map((question): Reader => {
    return [question.label, (text) => isAccepted(question, [text]), BODY, TEXTS]
  }),
  ['the key of a form', (text) => checkFormKey(secret, text, now, 'lead'), BODY, [repeated('a.')]],
  ['an answer to a text', readTextRequest, BODY, [between('STOP', ' ', 'ALL')]],
  ['the webhook’s query', (text) => swallow(() => readFields(address(text))), HEADERS, FORMS],
  ['the query of a page of the desk', (text) => swallow(() => readQuery(address(text))), HEADERS, FORMS],
  ['a time zone', (text) => canonicalZone(text), HEADERS, [repeated('America/'), repeated('a')]],
  [
    'the encodings a client accepts',
    (text) => chooseEncoding(text),
    HEADERS,
    [
      repeated('x;q=0.1,'),
      repeated(','),
      repeated(';'),
      repeated('"'),
      repeated('\\"'),
      between('gzip;', 'q', ''),
    ],
  ],
  [
    'the addresses that proxies forward',
    (text) => clientAddress('127.0.0.1', text, 3, () => {}),
    HEADERS,
    [repeated('1.1.1.1,'), repeated(','), repeated(':'), repeated('1'), repeated('1:'), repeated('[')],
  ],
  ['the path of a page', isValidPath, HEADERS, [repeated('/'), repeated('%41'), repeated('.html')]],
  [
    'the address a path redirects to',
    (text) => redirectFor(text, '?a', new Set(['/blog'])),
    HEADERS,
    [repeated('/'), between('/', 'a', '/'), between('/a', '/', 'a'), repeated('/a')],
  ],
  [
    'a path in the log',
    (text) => loggedPath(`http://localhost/${text}`),
    HEADERS,
    [repeated('a'), repeated('%'), repeated('é')],
  ],
]

describe.each(READERS)('the time to read %s', (_name, work, length, worst) => {
  it.each(worst.map((make) => [make(24).slice(0, 24), make] as const))(
    'grows no faster than its length: %j',
    async (_sample, make) => {
      expect(await growth(work, make, length)).toBeLessThan(MAX_GROWTH)
    },
  )
})
