import { randomBytes } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { redirectFor } from '../../app/seo/redirect-for.ts'
import {
  isArea,
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
} from '../../booking/domain/answer-rules.ts'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import { canonicalZone, isZone } from '../../booking/domain/format-time.ts'
import { isIsoDate } from '../../booking/domain/iso-date.ts'
import { mailboxOf } from '../../booking/domain/mailbox.ts'
import { readAttribution } from '../../booking/http/attribution.ts'
import { BODY_LIMIT_BYTES, readForm } from '../../booking/http/body.ts'
import { loggedPath } from '../../booking/http/errors.ts'
import { checkFormKey } from '../../booking/http/form-key.ts'
import { checkAnswers, readInstant, readPostedBooking } from '../../booking/http/input.ts'
import { leadSchema } from '../../booking/http/lead-input.ts'
import { groupsOf } from '../../booking/http/network.ts'
import { checkPuzzle } from '../../booking/http/puzzle.ts'
import { readQuery } from '../../booking/http/query.ts'
import { readTextRequest } from '../../booking/http/text-replies.ts'
import { signatureOf } from '../../booking/http/texts.ts'
import { readFields } from '../../booking/http/webhook.ts'
import { byteRange } from '../../server/byte-range.ts'
import { clientOf } from '../../server/client-address.ts'
import { contentPolicy } from '../../server/content-policy.ts'
import { describeResult } from '../../server/describe-result.ts'
import { chooseEncoding, encodings } from '../../server/encodings.ts'
import { inlineCodeOf } from '../../server/inline-code.ts'
import { isValidPath } from '../../server/paths.ts'

/**
 * Every function that reads what a visitor sent, given its worst case in two lengths: the most that a request may carry
 * and a sixteenth of it. Sixteen times the text may cost sixteen times as much; the rest is for collecting garbage and
 * for a busy machine. Where each character is compared with all others it is 256 times.
 */
const TIMES = 16
const MOST_GROWTH = 64
const BODY = BODY_LIMIT_BYTES
/** Node refuses more in all headers of a request, and with them the address, together. */
const HEADERS = 16 * 1024

/** Below this a text of the full length costs nothing worth a measurement, in milliseconds. */
const NEGLIGIBLE_MS = 0.05

type Work = (text: string) => unknown

/** Milliseconds of this thread's processor, which other work of the machine does not take part in. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of one run. */
async function cost(work: Work, text: string): Promise<number> {
  let runs = 0
  const started = spentMs()
  do {
    await work(text)
    runs++
  } while (spentMs() - started < 1)
  return (spentMs() - started) / runs
}

/** How many times as much the full text costs as the short one, the least of some tries. */
async function growth(work: Work, make: (length: number) => string, length: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 6 && least > MOST_GROWTH; attempt++) {
    const full = await cost(work, make(length))
    least = Math.min(least, full < NEGLIGIBLE_MS ? 1 : full / (await cost(work, make(length / TIMES))))
  }
  return least
}

const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)
/** As many different names as there is room for. */
const names = (length: number) =>
  Array.from({ length: Math.floor(length / 4) }, (_, n) => n.toString(36).padStart(3, '0')).join('&')
const between = (before: string, part: string, after: string) => (length: number) =>
  before + repeated(part)(length - before.length - after.length) + after

const secret = randomBytes(32)
const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const swallow = (work: () => unknown) => {
  try {
    return work()
  } catch {
    // Refused: what counts is how long that took.
  }
}
const form = (text: string) => new URLSearchParams(text)
const address = (text: string) => new URL(`http://localhost/x?${text}`).searchParams
const FORMS = [
  names,
  repeated('a&'),
  repeated('a=b&'),
  repeated('%41'),
  repeated('%'),
  repeated('+'),
  repeated('='),
]
const FIELDS = [names, repeated('email=a&'), between('name=', '%20', ''), between('note=', '%0D%0A', 'x')]
const TEXTS = [
  ...[
    repeated('a'),
    repeated(' '),
    repeated('a '),
    repeated('.'),
    repeated('a.'),
    repeated('@'),
    repeated('a@'),
  ],
  ...[repeated('1'), repeated('-'), repeated('\u202e'), repeated('\r\n'), repeated('+'), repeated('é')],
  ...[
    between(' ', ' ', 'x'),
    between('a', ' ', 'a'),
    between('a@', 'a.', '!'),
    between('a', '+a', '@gmail.com'),
  ],
]
const pageBuild = { routes: {} } as unknown as Pick<ServerBuild, 'routes'>
const inline = inlineCodeOf(pageBuild)

const PARSERS: [name: string, work: Work, length: number, worst: ((length: number) => string)[]][] = [
  [
    'the body of a form',
    (text) =>
      readForm(
        new Request('http://localhost', {
          ...{ method: 'POST', body: text },
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
      ),
    BODY,
    FORMS,
  ],
  ['the webhook’s fields', (text) => swallow(() => readFields(form(text))), BODY, FORMS],
  ['the webhook’s query', (text) => swallow(() => readFields(address(text))), HEADERS, FORMS],

  ...(['practices', 'patients'] as const).map((audience): [string, Work, number, typeof FIELDS] => [
    `a booking for ${audience}`,
    (text) => checkAnswers({ ...exampleSettings, audience }, readPostedBooking(form(text), audience).answers),
    BODY,
    FIELDS,
  ]),
  [
    'a lead’s answers',
    (text) => leadSchema(['Ketamine'], true).safeParse(Object.fromEntries(form(text))),
    ...([BODY, FIELDS] as const),
  ],
  ['the query of a page of the desk', (text) => swallow(() => readQuery(address(text))), HEADERS, FORMS],
  [
    'the attribution',
    (text) => readAttribution(form(text)),
    BODY,
    [...FORMS, between('utm_source=', 'a ', '')],
  ],
  ['the figures of a calculation', (text) => describeResult('calculator', form(text)), BODY, FORMS],
  ['the answers of an audit', (text) => describeResult('audit', form(text)), BODY, FORMS],
  ['an e-mail address', isEmailAddress, BODY, TEXTS],
  ['the mailbox of an address', mailboxOf, BODY, TEXTS],
  ['a phone number', isPhoneNumber, BODY, TEXTS],
  ['a name', isPersonName, BODY, TEXTS],
  ['an area', isArea, BODY, TEXTS],
  ['a note', isNote, BODY, TEXTS],
  ['a date', isIsoDate, BODY, [repeated('2026-'), repeated('1')]],
  ['a time', readInstant, BODY, [repeated('2026-12-01T15:00:00'), repeated('0')]],
  [
    'a time zone',
    (text) => [isZone(text), canonicalZone(text)],
    HEADERS,
    [repeated('America/'), repeated('a')],
  ],
  ['the key of a form', (text) => checkFormKey(secret, text, now, 'lead'), BODY, [...TEXTS, repeated('a.')]],
  [
    'a solved puzzle',
    (text) => checkPuzzle(secret, 'key', text, now),
    BODY,
    [repeated('['), repeated('{"a":')],
  ],
  ['an answer to a text', readTextRequest, BODY, [...TEXTS, between('STOP', ' ', 'ALL')]],
  ['the signature of a text', (text) => signatureOf('token', 'http://localhost', form(text)), BODY, FORMS],
  [
    'a range of bytes',
    (text) => byteRange(text, 1e6),
    HEADERS,
    [between('bytes=', '0-1,', ''), between('bytes=', '1', '-')],
  ],
  [
    'the encodings a client accepts',
    (text) =>
      chooseEncoding(
        text,
        encodings.map(({ name }) => name),
      ),
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
    (text) => [
      clientOf('127.0.0.1', { forwardedFor: text, forwarded: null, realIp: null }, 0),
      clientOf('127.0.0.1', { forwardedFor: null, forwarded: text, realIp: text }, 0),
      clientOf('127.0.0.1', { forwardedFor: text, forwarded: null, realIp: null }, 3),
    ],
    HEADERS,
    [
      ...[repeated('1.1.1.1,'), repeated(','), repeated(':'), repeated('1'), repeated('1:'), repeated('[')],
      ...[
        repeated('for='),
        repeated(';for'),
        between(';', ' ', 'for'),
        between('for=', '1', ':1'),
        repeated('; '),
      ],
    ],
  ],
  ['a network address', (text) => groupsOf(text), HEADERS, [repeated('1:'), repeated(':'), repeated('%')]],
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
  [
    'the policy of a page that shows what was typed',
    (text) =>
      contentPolicy(`<html><body>${text}</body></html>`, { frameOrigins: [], analytics: true }, inline),
    BODY,
    // As the page has it: React writes every < and > of a text in another way.
    [repeated('&lt;script&gt;'), repeated(' style=&quot;'), repeated(' ')],
  ],
]

describe.each(PARSERS)('the time to read %s', (_name, work, length, worst) => {
  it.each(worst.map((make) => [make(24).slice(0, 24), make] as const))(
    'grows no faster than its length: %j',
    async (_sample, make) => {
      expect(await growth(work, make, length)).toBeLessThan(MOST_GROWTH)
    },
  )
})

it('a reader that compares each name with all others would be found', async () => {
  const quadratic = (text: string) => {
    const all = text.split('&')
    return all.map((name) => all.indexOf(name))
  }
  expect(await growth(quadratic, names, BODY)).toBeGreaterThan(MOST_GROWTH)
})
