import fc from 'fast-check'
import { CALL_PATH, CANCEL_PATH, INVITATION_PATH, MOVE_PATH } from '../../booking/domain/call-addresses.ts'
import { TEXTS_PATH } from '../../booking/http/texts.ts'
import {
  BOOKING_PATH,
  LEAD_PATH,
  REQUEST_PATH,
  RESULT_PATH,
  SLOTS_PATH,
  WEBHOOK_PATH,
} from '../../booking/ui/addresses.ts'

/** Tables whose rows a request may change. */
export type Table =
  | 'bookings'
  | 'leads'
  | 'results'
  | 'requests'
  | 'webhook_events'
  | 'opt_outs'
  | 'set_aside'

export interface Endpoint {
  path: string
  /** Methods that it answers; all the others are tried too. */
  methods: string[]
  fields: string[]
  /** Tables that a successful request may change. */
  writes: Table[]
}

const ANSWERS = ['name', 'practice', 'email', 'phone', 'specialty', 'area', 'note', 'homepage']
const TEXTS = ['reminderTexts', 'marketingTexts']
const PLACE = ['clinic', 'zone', 'week', 'day', 'start', 'embed', 'utm_source', 'gclid', 'first_landing']
const get = (path: string, fields: string[]): Endpoint => ({ path, methods: ['GET'], fields, writes: [] })
const post = (path: string, writes: Table[], fields: string[]): Endpoint => ({
  ...{ path, methods: ['POST'], fields, writes },
})

/** Every address of the desk. A new one is a line. */
export const ENDPOINTS: Endpoint[] = [
  get(BOOKING_PATH, [...PLACE, 'note']),
  post(
    BOOKING_PATH,
    ['bookings', 'set_aside'],
    ['key', 'start', 'zone', ...ANSWERS, ...TEXTS, 'utm_source', 'instead'],
  ),
  get(SLOTS_PATH, ['clinic', 'zone']),
  get(LEAD_PATH, ['embed', 'utm_source']),
  post(LEAD_PATH, ['leads', 'set_aside'], ['key', ...ANSWERS, 'marketingEmail', 'marketingTexts']),
  get(RESULT_PATH, ['from', 'visits']),
  post(RESULT_PATH, ['results', 'set_aside'], ['from', 'visits', 'email', 'homepage']),
  { path: WEBHOOK_PATH, methods: ['GET', 'POST'], fields: ['event', 'name'], writes: ['webhook_events'] },
  get(CALL_PATH, ['booking']),
  post(CALL_PATH, ['bookings'], ['booking', 'key']),
  get(MOVE_PATH, ['booking', 'start', 'week', 'day', 'zone']),
  post(MOVE_PATH, ['bookings'], ['booking', 'start', 'zone', 'key']),
  get(CANCEL_PATH, ['booking']),
  post(CANCEL_PATH, ['bookings'], ['booking', 'key']),
  get(INVITATION_PATH, ['booking']),
  get(REQUEST_PATH, ['embed', 'utm_source']),
  post(REQUEST_PATH, ['requests', 'set_aside'], ['key', 'preferredDay', 'partOfDay', 'zone', ...ANSWERS]),
  post(TEXTS_PATH, ['opt_outs'], ['From', 'To', 'Body']),
]

/** Values that only the running service has. */
export interface KnownValues {
  /** Form keys that were issued for a path, each unused. */
  keys: Record<string, string[]>
  starts: string[]
  /** Secrets of booked calls. */
  secrets: string[]
}

export interface FuzzRequest {
  endpoint: Endpoint
  path: string
  method: string
  headers: Record<string, string>
  /** Name and value; a name may be there twice. */
  fields: [string, string][]
  /** Instead of the fields, where it is not null. */
  rawBody: string | null
  /** Whether it carries the signature of the service for texts. */
  isSigned: boolean
  address: string
}

/** Must never be found in a page as it is. */
export const MARKUP = '<zq7'
export const QUOTED = 'zq7" onfocus="x'

const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      `"><zq7 src=x>`,
      `</script><zq7>`,
      QUOTED,
      `${QUOTED} autofocus`,
      `'><zq7/onload=1>`,
      '{{zq7}}',
      '${zq7}',
    ],
    ...[
      "'; drop table bookings; --",
      "' or 1=1 --",
      '\0',
      'zq7\0zq7',
      '\r\nSet-Cookie: zq7=1',
      'a\nBcc: zq7@example.com',
    ],
    ...[
      '../../etc/passwd',
      '//zq7.example',
      'https://zq7.example/',
      'javascript:zq7',
      '__proto__',
      '-1',
      '1e309',
      'NaN',
    ],
    ...[
      '2026-02-30',
      '9999-12-31T23:59:60Z',
      '+275760-09-13T00:00:00Z',
      '2026-11-17T15:00:00+25:00',
      'Etc/GMT+99',
    ],
    ...['\ud800', '\u202ezq7', '﷽'.repeat(300), 'x'.repeat(5000), '=cmd|zq7', '[object Object]', 'true', ' '],
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`)
const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop'), minLength: 3, maxLength: 12 })

/** What a visitor might send. */
function valid(
  name: string,
  { path }: Endpoint,
  { keys, starts, secrets }: KnownValues,
): fc.Arbitrary<string> {
  const given: Record<string, fc.Arbitrary<string>> = {
    key: fc.constantFrom('', ...(keys[path] ?? [])),
    start: fc.constantFrom(...starts),
    instead: fc.constantFrom(...starts),
    booking: fc.constantFrom('A'.repeat(22), ...secrets),
    clinic: fc.constantFrom('', 'legacy-oaks'),
    zone: fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Asia/Kathmandu'),
    week: day,
    day,
    embed: fc.constant('1'),
    email: letters.map((word) => `${word}@clinic.example.com`),
    phone: fc.constantFrom('(555) 010-0199', '+1 555 010 0199'),
    specialty: fc.constantFrom('Ketamine', 'Vision'),
    from: fc.constant('counter'),
    visits: fc.integer({ min: -2, max: 999 }).map(String),
    homepage: fc.constant(''),
    preferredDay: day,
    partOfDay: fc.constantFrom('morning', 'afternoon'),
    From: fc.constant('+15550100199'),
    To: fc.constant('+15550100100'),
    Body: fc.constantFrom('STOP', 'START', 'HELP', 'Thanks!'),
    ...Object.fromEntries([...TEXTS, 'marketingEmail'].map((box) => [box, fc.constantFrom('', 'yes')])),
  }
  return given[name] ?? letters
}

/** Seldom sent, because it replaces what another field says. */
const RARE = new Set(['instead'])

function fieldsOf(endpoint: Endpoint, known: KnownValues): fc.Arbitrary<[string, string][]> {
  const one = (name: string): fc.Arbitrary<[string, string][]> => {
    const good = valid(name, endpoint, known)
    return fc.oneof(
      {
        weight: RARE.has(name) ? 2 : 60,
        arbitrary: good.map((value): [string, string][] => [[name, value]]),
      },
      { weight: 3, arbitrary: hostile.map((value): [string, string][] => [[name, value]]) },
      { weight: RARE.has(name) ? 60 : 1, arbitrary: fc.constant<[string, string][]>([]) },
      {
        weight: 1,
        arbitrary: fc.tuple(good, hostile).map(([a, b]): [string, string][] => [
          [name, a],
          [name, b],
        ]),
      },
    )
  }
  const unknown = fc.oneof(
    { weight: 8, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 25 }) },
  )
  return fc.tuple(...endpoint.fields.map(one), unknown).map((parts) => parts.flat())
}

const seldom = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })
const FORM = 'application/x-www-form-urlencoded'

const headers = fc.record({
  Accept: fc.constantFrom('text/html', 'application/json', '*/*', ''),
  'Content-Type': seldom(
    FORM,
    `${FORM}; charset=utf-7`,
    'multipart/form-data; boundary=zq7',
    'application/json',
    '',
  ),
  'Sec-Fetch-Site': seldom('same-origin', 'cross-site', 'same-site', 'none', 'zq7'),
  'Sec-Fetch-Mode': seldom('cors', 'navigate'),
  Origin: seldom('https://practice.example.com', 'https://zq7.example', 'null'),
  'Content-Encoding': seldom('', 'gzip', 'identity'),
  'If-None-Match': seldom('', '"zq7"', '*'),
})

/** A request to the desk: mostly nearly right, sometimes nonsense. */
export function anyRequest(known: KnownValues): fc.Arbitrary<FuzzRequest> {
  // Made once for each: making them anew for every request takes longer than answering it.
  return fc.oneof(
    ...ENDPOINTS.map((endpoint) =>
      fc.record({
        endpoint: fc.constant(endpoint),
        path: fc.oneof(
          { weight: 40, arbitrary: fc.constant(endpoint.path) },
          {
            weight: 1,
            arbitrary: fc
              .constantFrom('/', '//', '/%00', '/..%2f', '/%c0%ae', ';zq7', '.json', '/%3Czq7%3E', '%')
              .map((end) => endpoint.path + end),
          },
        ),
        method: fc.oneof(
          { weight: 20, arbitrary: fc.constantFrom(...endpoint.methods) },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              'HEAD',
              'PUT',
              'DELETE',
              'PATCH',
              'OPTIONS',
              'PROPFIND',
              'GET',
              'POST',
            ),
          },
        ),
        headers,
        fields: fieldsOf(endpoint, known),
        rawBody: fc.oneof(
          { weight: 30, arbitrary: fc.constant(null) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('', '%', '%zz=%', '&&==&', 'a'.repeat(70_000), '{"name":"zq7"}', '\0'),
          },
        ),
        isSigned: fc.boolean(),
        address: fc.oneof(
          fc.ipV4(),
          fc.ipV6(),
          fc.constantFrom('', 'unknown', '::ffff:192.0.2.1', 'fe80::1%eth0'),
        ),
      }),
    ),
  )
}
