import fc from 'fast-check'
import { BOOKING_PATH, CALL_PATH, LEAD_PATH, SLOTS_PATH, WEBHOOK_PATH } from '../../booking/core/addresses.ts'

export interface Endpoint {
  path: string
  /** Methods that it answers; all the others are tried too. */
  methods: string[]
  fields: string[]
  /** Tables that a successful request may change. */
  writes: string[]
}

const ANSWERS = ['name', 'practice', 'email', 'phone', 'specialty', 'note', 'homepage']
const PLACE = ['clinic', 'zone', 'week', 'day', 'start', 'embed', 'utm_source', 'gclid', 'first_landing']
const get = (path: string, fields: string[]): Endpoint => ({ path, methods: ['GET'], fields, writes: [] })
const post = (path: string, writes: string[], fields: string[]): Endpoint => ({
  path,
  methods: ['POST'],
  fields,
  writes,
})

/** Addresses that read a visitor's input. A new address is one more line. */
export const ENDPOINTS: Endpoint[] = [
  get('/search', ['q']),
  get('/book', PLACE),
  get('/bookingconfirmation', ['booking', 'clinic']),
  get(BOOKING_PATH, [...PLACE, 'note']),
  post(BOOKING_PATH, ['bookings'], ['key', 'start', 'zone', ...ANSWERS, 'reminderTexts', 'utm_source']),
  get(SLOTS_PATH, ['clinic', 'zone']),
  get(LEAD_PATH, ['embed', 'callback', 'utm_source']),
  post(LEAD_PATH, ['leads'], ['key', ...ANSWERS, 'marketingEmail']),
  { path: WEBHOOK_PATH, methods: ['GET', 'POST'], fields: ['event', 'name'], writes: ['webhook_events'] },
  get(CALL_PATH, ['booking']),
  post(CALL_PATH, ['bookings'], ['booking']),
  get(`${CALL_PATH}/move`, ['booking', 'start', 'week', 'day', 'zone']),
  post(`${CALL_PATH}/move`, ['bookings'], ['booking', 'start', 'zone']),
  get(`${CALL_PATH}/cancel`, ['booking']),
  post(`${CALL_PATH}/cancel`, ['bookings'], ['booking']),
  get(`${CALL_PATH}/prepare`, ['booking']),
  post(`${CALL_PATH}/prepare`, ['bookings'], ['booking', 'zip', 'website', 'patientValue', 'marketing']),
  get(`${CALL_PATH}/invitation.ics`, ['booking']),
]

/** Values that only the running site has. */
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
  /** Sent instead of the fields, if it is not null. */
  rawBody: string | null
}

/** Must never appear in a page unescaped. */
export const MARKUP = '<zq7'
export const QUOTED = 'zq7" onfocus="x'

const hostile = fc.oneof(
  fc.constantFrom(
    ...[`"><zq7 src=x>`, `</script><zq7>`, QUOTED, `'><zq7/onload=1>`, '{{zq7}}', '\0', 'zq7\0zq7'],
    ...["'; drop table bookings; --", '\r\nSet-Cookie: zq7=1', 'a\nBcc: zq7@example.com', '../../etc/passwd'],
    ...['//zq7.example', 'javascript:zq7', '__proto__', '-1', '1e309', 'NaN', '2026-02-30', '=cmd|zq7'],
    ...['9999-12-31T23:59:60Z', '+275760-09-13T00:00:00Z', '2026-11-17T15:00:00+25:00', 'Etc/GMT+99'],
    ...['\ud800', '\u202ezq7', '﷽'.repeat(300), 'x'.repeat(5000), '[object Object]', 'true', ' '],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`)
const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop'), minLength: 3, maxLength: 12 })

/** What a visitor might send. */
function valid(name: string, { path }: Endpoint, known: KnownValues): fc.Arbitrary<string> {
  const given: Record<string, fc.Arbitrary<string>> = {
    key: fc.constantFrom('', ...(known.keys[path] ?? [])),
    start: fc.constantFrom(...known.starts),
    booking: fc.constantFrom('A'.repeat(22), ...known.secrets),
    zone: fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Asia/Kathmandu'),
    week: day,
    day,
    embed: fc.constant('1'),
    homepage: fc.constant(''),
    email: letters.map((word) => `${word}@clinic.example.com`),
    phone: fc.constantFrom('(555) 010-0199', '+1 555 010 0199'),
    specialty: fc.constant('Ketamine'),
    reminderTexts: fc.constantFrom('', 'yes'),
    marketingEmail: fc.constantFrom('', 'yes'),
  }
  return given[name] ?? letters
}

type Fields = FuzzRequest['fields']

function fieldsOf(endpoint: Endpoint, known: KnownValues): fc.Arbitrary<Fields> {
  const one = (name: string): fc.Arbitrary<Fields> => {
    const good = valid(name, endpoint, known)
    return fc.oneof(
      { weight: 60, arbitrary: good.map((value): Fields => [[name, value]]) },
      { weight: 3, arbitrary: hostile.map((value): Fields => [[name, value]]) },
      { weight: 1, arbitrary: fc.constant<Fields>([]) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(good, hostile)
          .map((both) => both.map((value): [string, string] => [name, value])),
      },
    )
  }
  const unknown = fc.array(fc.tuple(hostile, hostile), { maxLength: 2 })
  return fc.tuple(...endpoint.fields.map(one), unknown).map((parts) => parts.flat() as Fields)
}

const mostly = <T>(weight: number, usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other })
const seldom = (usual: string, ...others: string[]) =>
  mostly(9, fc.constant(usual), fc.constantFrom(...others))
const FORM = 'application/x-www-form-urlencoded'

const headers = fc.record({
  Host: seldom('localhost', '1.2.3.4.5', '[::1', 'localhost:99999', 'a@b', '%', '-', '0x7f.1'),
  'X-Forwarded-For': mostly(
    9,
    fc.ipV4(),
    fc.constantFrom('', 'unknown', '::ffff:1.2.3.4', 'fe80::1%eth0', ','),
  ),
  Accept: fc.constantFrom('text/html', 'application/json', '*/*', ''),
  'Content-Type': seldom(FORM, `${FORM}; charset=utf-7`, 'multipart/form-data; boundary=zq7', ''),
  'Sec-Fetch-Site': seldom('same-origin', 'cross-site', 'none', 'zq7'),
  Origin: seldom('', 'https://zq7.example', 'null'),
  'Content-Encoding': seldom('', 'gzip', 'identity'),
  'If-None-Match': seldom('', '"zq7"', '*'),
})
const METHODS = ['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'GET', 'POST']
const ENDS = ['/', '//', '/%00', '/..%2f', '/%c0%ae', ';zq7', '.json', '/%3Czq7%3E', '%']
const BODIES = ['', '%', '%zz=%', '&&==&', 'a'.repeat(100_000), '{"name":"zq7"}', '\0']

/** A request to the site: mostly nearly right, sometimes nonsense. */
export function anyRequest(known: KnownValues): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...ENDPOINTS.map((endpoint) =>
      fc.record({
        endpoint: fc.constant(endpoint),
        path: mostly(
          40,
          fc.constant(endpoint.path),
          fc.constantFrom(...ENDS).map((end) => endpoint.path + end),
        ),
        method: mostly(20, fc.constantFrom(...endpoint.methods), fc.constantFrom(...METHODS)),
        headers,
        fields: fieldsOf(endpoint, known),
        rawBody: mostly(30, fc.constant<string | null>(null), fc.constantFrom(...BODIES)),
      }),
    ),
  )
}
