import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRow } from '../../tests/fixtures/every-row.ts'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import {
  formKeyIn,
  MONDAY,
  startBookingService,
  type TestService,
} from '../../tests/fixtures/start-booking-service.ts'
import { requestPages } from '../db/list-requests.ts'
import { openStore } from '../db/open.ts'

let t: TestService
beforeAll(async () => {
  t = await startBookingService()
})
afterAll(() => t.close())

type Fields = Record<string, string | undefined>
const PATH = '/desk/request'
const freshKey = async (tested = t) => formKeyIn(await (await tested.get(PATH)).text())

let visitors = 0
function form(key: string, over: Fields = {}): [string, string][] {
  visitors += 1
  const fields: Fields = {
    key,
    zone: 'America/Chicago',
    name: 'Ada Byron',
    practice: 'Byron Clinic',
    email: `ada.${visitors}@clinic.example.com`,
    phone: '',
    preferredDay: '2026-12-01',
    partOfDay: 'evening',
    note: 'After the last patient,\r\nplease.',
    homepage: '',
    ...over,
  }
  return Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)
}

function post(
  fields: [string, string][],
  { json = false, tested = t, headers = {} }: { json?: boolean; tested?: TestService; headers?: object } = {},
) {
  return tested.service.fetch(
    new Request(`https://practice.example.com${PATH}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: json ? 'application/json' : 'text/html',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    }),
    { address: '192.0.2.1' },
  )
}

/** The requests that a service has stored; closes it. */
async function storedBy(tested: TestService) {
  await tested.service.close()
  const store = await openStore({ dataDir: tested.settings.dataDir, migrationsFolder })
  const requests = await everyRow(requestPages(store))
  await store.close()
  await rm(tested.settings.dataDir, { recursive: true })
  return requests
}

describe('the form for another time', () => {
  test('posts without JavaScript and keeps zone, frame and campaign', async () => {
    const page = await t.get(`${PATH}?embed=1&zone=America/Denver&utm_source=ads&evil=1`)
    expect(page.status).toBe(200)
    expect(page.headers.has('Set-Cookie')).toBe(false)
    const html = await page.text()
    expect(html).toMatch(/<select [^>]*name="zone"/)
    expect(html).toContain('<option value="America/Denver" selected="">')
    expect(html).toContain('<input type="hidden" name="embed" value="1"/>')
    expect(html).toContain('<input type="hidden" name="utm_source" value="ads"/>')
    expect(html).not.toMatch(/evil|>Back to Wellbooked<| style="| on[a-z]+="/)
    expect(await (await t.get(PATH)).text()).toContain('>Back to Wellbooked</a>')
  })

  test('leads to what happens next, in the frame if it was in one', async () => {
    const plain = await post(form(await freshKey(), { embed: '1' }))
    expect(plain.status).toBe(303)
    const location = plain.headers.get('Location') ?? ''
    expect(location).toBe(`${PATH}?sent=1&zone=America%2FChicago&embed=1#request`)
    const next = await (await t.get(location.split('#')[0] ?? '')).text()
    expect(next).toContain('We have your request</h1>')
    expect(next).not.toMatch(/<form|>Back to Wellbooked</)
  })

  test('answers a script with JSON, and a second press with the same', async () => {
    const answers = form(await freshKey())
    for (let press = 0; press < 2; press++) {
      const response = await post(answers, { json: true })
      expect([response.status, await response.json()]).toEqual([200, { sent: true }])
    }
    const changed = answers.map(
      ([name, value]) => [name, name === 'note' ? 'Else.' : value] as [string, string],
    )
    const refused = await post(changed, { json: true })
    expect(refused.status).toBe(400)
    const { error, formKey } = await refused.json()
    expect(error).toBe('expired')
    const again = changed.map(([name, value]) => [name, name === 'key' ? formKey : value] as [string, string])
    expect((await post(again, { json: true })).status).toBe(200)
  })

  test('logs no personal data', () => {
    expect(t.logged()).toContain('Call requested.')
    expect(t.logged()).not.toMatch(/ada[ .@]|byron|clinic|192\.0\.2/i)
  })
})

test('stores the answers with the zone and the attribution, and queues one e-mail', async () => {
  const other = await startBookingService()
  await post(form(await freshKey(other), { gclid: 'abc', phone: ' (555) 010-0199 ' }), { tested: other })
  const [request, ...others] = await storedBy(other)
  expect(others).toEqual([])
  expect(request).toMatchObject({
    ...{ name: 'Ada Byron', practice: 'Byron Clinic', phone: '(555) 010-0199' },
    ...{ preferredDay: '2026-12-01', partOfDay: 'evening', zone: 'America/Chicago' },
    note: 'After the last patient,\nplease.',
    attribution: { gclid: 'abc', first_gclid: 'abc' },
    createdAt: MONDAY,
  })
})

const WRONG: [string, Fields, string][] = [
  ['no name', { name: '' }, 'name'],
  ['a name without letters', { name: '12345' }, 'name'],
  ['no practice', { practice: '' }, 'practice'],
  ['half an address', { email: 'ada@clinic' }, 'email'],
  ['two lines in the address', { email: 'a@b.co\r\nBcc: x@y.co' }, 'email'],
  ['a phone number of words', { phone: 'call me' }, 'phone'],
  ['yesterday', { preferredDay: '2026-11-15' }, 'preferredDay'],
  ['a day in a year', { preferredDay: '2027-11-16' }, 'preferredDay'],
  ['a day that does not exist', { preferredDay: '2026-11-31' }, 'preferredDay'],
  ['a day in words', { preferredDay: 'tomorrow' }, 'preferredDay'],
  ['no part of the day', { partOfDay: '' }, 'partOfDay'],
  ['an unknown part of the day', { partOfDay: 'night' }, 'partOfDay'],
  ['a note that is too long', { note: 'x'.repeat(1001) }, 'note'],
  ['a missing field', { partOfDay: undefined }, 'partOfDay'],
]

describe('an invalid form', () => {
  let tested: TestService
  beforeAll(async () => {
    tested = await startBookingService()
  })

  test.each(WRONG)('with %s comes back with its answers', async (_what, over, field) => {
    const page = await post(form(await freshKey(tested), over), { tested })
    expect(page.status).toBe(422)
    const html = await page.text()
    expect(html).toContain('Please fix 1 answer')
    expect(html).toContain(`href="#desk-${field}"`)
    if (over.practice === undefined) expect(html).toContain('value="Byron Clinic"')
    const json = await post(form(await freshKey(tested), over), { tested, json: true })
    expect((await json.json()).fields).toMatchObject([{ field }])
  })

  test('from a robot, another form, another website or another zone is refused', async () => {
    const key = await freshKey(tested)
    expect((await post(form(key, { homepage: 'x' }), { tested })).status).toBe(429)
    const bookingKey = await tested.key()
    expect((await post(form(bookingKey), { tested })).status).toBe(400)
    const crossSite = await post(form(key), { tested, headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(crossSite.status).toBe(403)
    expect(await crossSite.text()).toContain('Nothing was sent. Start over with a blank form.')
    const zone = await post(form(key, { zone: 'Mars/Olympus' }), { tested })
    expect(zone.status).toBe(400)
    expect(await zone.text()).toContain('<option value="America/New_York" selected="">')
    tested.clock.now = MONDAY.add({ hours: 4, seconds: 1 })
    expect((await post(form(key), { tested })).status).toBe(400)
    tested.clock.now = MONDAY
  })

  test('at a wrong address, with a wrong query or method says so', async () => {
    expect((await tested.get(`${PATH}?zone=nowhere`)).status).toBe(400)
    const put = await tested.service.fetch(
      new Request(`https://practice.example.com${PATH}`, { method: 'PUT' }),
      { address: '192.0.2.1' },
    )
    expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect(await put.text()).toContain('Open a blank form')
    const tooLarge = await post(form('k', { note: 'x'.repeat(70_000) }), { tested })
    expect(tooLarge.status).toBe(413)
    expect(await tooLarge.text()).toContain('Nothing was sent.')
  })

  test('stores nothing', async () => {
    expect(await storedBy(tested)).toEqual([])
  })
})

test('a network that sends too many is asked to wait, with its answers kept', async () => {
  const limited = await startBookingService({ attemptsPerTenMinutes: 2 })
  const send = async () => post(form(await freshKey(limited)), { tested: limited })
  expect([(await send()).status, (await send()).status]).toEqual([303, 303])
  const third = await send()
  expect(third.status).toBe(429)
  expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await third.text()).toContain('value="Byron Clinic"')
  await limited.close()
})
