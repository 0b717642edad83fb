import { expect, test } from 'vitest'
import { formKeyIn } from '../../tests/fixtures/form-key.ts'
import { answers, MONDAY, startBookingService } from '../../tests/fixtures/servers/start-booking-service.ts'

const t = await startBookingService()
const all = await t.starts()

/** Expects that nothing was stored and no internals are shown. */
async function expectNothing(html: string): Promise<void> {
  expect(html).not.toMatch(/at .*\.tsx?:\d|node_modules|Error:/)
  t.clock.now = MONDAY
  expect(await t.starts()).toEqual(all)
}

const WRONG: [string, Record<string, string | undefined>, string][] = [
  ['no practice at all', { practice: undefined }, 'practice'],
  ['an email with a second header', { email: 'ada@example.com\r\nBcc: all@example.com' }, 'email'],
  ['a specialty of the prototype', { specialty: '__proto__' }, 'specialty'],
  ['a note with a null character', { note: 'x\u0000' }, 'note'],
  ['an invalid checkbox value', { marketingTexts: '[object Object]' }, 'marketingTexts'],
]

test.each(WRONG)('refuses %s', async (_what, over, field) => {
  const form = answers(await t.key(), all[0] ?? '', over)
  const json = await t.post(form, { json: true })
  expect(json.status).toBe(422)
  expect((await json.json()).fields.map((found: { field: string }) => found.field)).toEqual([field])

  const page = await t.post(form)
  expect(page.status).toBe(422)
  const html = await page.text()
  expect(html).toContain('role="alert"')
  expect(html).toMatch(new RegExp(`<[^>]* id="desk-${field}"[^>]* autofocus=""`, 'i'))
  expect(html).toMatch(new RegExp(`aria-describedby="[^"]*\\bdesk-${field}-message"`))
  expect(html).toContain('aria-invalid="true"')
  await expectNothing(html)
})

test('returns invalid answers, escaped', async () => {
  const name = '"><script>alert(1)</script>'
  const html = await (await t.post(answers(await t.key(), all[0] ?? '', { name, email: 'no' }))).text()
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('value="Byron Clinic"')
  expect(html).toContain('"zoneChosen":true')
  expect(html).toContain('>Wellbooked</span>')
  await expectNothing(html)
})

test('refuses a repeated field', async () => {
  const form = answers(await t.key(), all[0] ?? '')
  const twice = await t.post(
    [...form, ['email', 'second@example.com'], ['name[]', 'x'], ['__proto__', 'x']],
    { json: true },
  )
  expect(twice.status).toBe(422)
  expect((await twice.json()).fields).toHaveLength(1)
  expect((await t.post([...form, ['key', 'x']])).status).toBe(400)
  expect((await t.post([...form, ['start', all[1] ?? '']])).status).toBe(400)
  expect((await t.post([...form, ['zone', 'UTC']])).status).toBe(400)
  await expectNothing('')
})

const TIMES: [string, string, number][] = [
  ['text', 'tomorrow', 400],
  ['a time inside the notice', '2026-11-16T14:00:00Z', 409],
  ['a time off the grid', '2026-11-17T14:07:00Z', 400],
  ['a day off', '2026-11-24T14:00:00Z', 400],
]

test.each(TIMES)('refuses a time that is not offered: %s', async (_what, start, status) => {
  const form = answers(await t.key(), start)
  const json = await t.post(form, { json: true })
  expect(json.status).toBe(status)
  expect((await json.json()).nearest).toHaveLength(6)
  const page = await t.post(form)
  expect(page.status).toBe(status)
  const html = await page.text()
  expect(html).toContain('value="Byron Clinic"')
  expect(html.match(/name="instead"/g)).toHaveLength(6)
  expect(html).toContain('name="zone" value="America/Chicago"')
  await expectNothing(html)
})

test('bots that fill in the honeypot are asked to submit again, with their answers', async () => {
  const page = await t.post(answers(await t.key(), all[0] ?? '', { homepage: 'https://spam.example.com' }))
  expect(page.status).toBe(429)
  const html = await page.text()
  expect(html).toContain('value="Byron Clinic"')
  expect(html).not.toContain('spam.example.com')
  await expectNothing(html)
})

test('bots that submit within two seconds of opening the form are asked once more, then accepted at once', async () => {
  const quick = await startBookingService({}, 2000)
  const early = await quick.post(answers(await quick.key(), all[0] ?? ''), { json: true })
  expect(early.status).toBe(429)
  expect(early.headers.get('Retry-After')).toBe('2')
  const { formKey } = await early.json()
  expect((await quick.post(answers(formKey, all[0] ?? ''), { json: true })).status).toBe(201)

  const page = await quick.post(answers(await quick.key(), all[1] ?? ''))
  expect(page.status).toBe(429)
  expect((await quick.post(answers(formKeyIn(await page.text()), all[1] ?? ''))).status).toBe(303)
  // Nor is another second try ever refused for being quick.
  const key = await quick.key()
  quick.clock.now = MONDAY.add({ seconds: 3 })
  const wrong = await quick.post(answers(key, all[2] ?? '', { phone: '555-0117' }))
  expect((await quick.post(answers(formKeyIn(await wrong.text()), all[2] ?? ''))).status).toBe(303)
  const forged = await (await quick.post(answers('x', all[4] ?? ''), { json: true })).json()
  expect((await quick.post(answers(forged.formKey, all[4] ?? ''))).status).toBe(303)
})

test('bots that submit too often are rejected before any other check', async () => {
  const strict = await startBookingService({ attemptsPerTenMinutes: 3 })
  for (let i = 0; i < 3; i++) expect((await strict.post(answers('x', ''), { json: true })).status).toBe(400)
  const page = await strict.post(answers(await strict.key(), all[0] ?? ''))
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(500)
  expect(await page.text()).toContain('value="Byron Clinic"')
  const other = await strict.post(answers(await strict.key(), all[0] ?? ''), { address: '192.0.2.2' })
  expect(other.status).toBe(303)
})

test('keeps what was typed in a wrong form also when the open times can’t be read', async () => {
  const own = await startBookingService()
  const form = answers(await own.key(), all[0] ?? '', { email: 'no' })
  await own.stored(({ db }) => db.schema.dropTable('blocks').execute())
  const page = await own.post(form)
  expect(page.status).toBe(422)
  const html = await page.text()
  expect(html).toContain('value="Byron Clinic"')
  expect(html).toContain('"starts":null')
})
