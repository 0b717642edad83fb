import { DatabaseSync } from 'node:sqlite'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startBookingService, type TestService } from '../../tests/fixtures/start-booking-service.ts'
import { type RunningSmtp, startSmtp } from '../../tests/fixtures/start-smtp.ts'
import { databaseFile } from '../db/sqlite.ts'
import { exampleSettings } from '../domain/example-settings.ts'

let t: TestService
let smtp: RunningSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  t = await startBookingService({ mail: { ...exampleSettings.mail, smtpUrl: smtp.url } })
})
afterAll(async () => {
  await t.close()
  await smtp.stop()
})

const OWN = { 'Sec-Fetch-Site': 'same-origin' }
const fieldsOf = (email: string, over: Record<string, string> = {}) => ({
  ...{ from: 'counter', visits: '7', email, homepage: '' },
  ...over,
})
const requestOf = (fields: Record<string, string>, headers: Record<string, string> = OWN) =>
  new Request('https://practice.example.com/desk/result', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
const post = (fields: Record<string, string>, headers = OWN as Record<string, string>, tested = t) =>
  tested.service.fetch(requestOf(fields, headers), { address: '192.0.2.1' })

const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address))

describe('a result', () => {
  test('is e-mailed to its visitor alone, as composed by the website', async () => {
    const answer = await post(fieldsOf('ada@clinic.example.com', { text: 'Buy now' }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/desk/result?visits=7&from=counter')
    await vi.waitFor(() => expect(mailsTo('ada@clinic.example.com')).toHaveLength(1), { timeout: 5000 })
    const mail = await PostalMime.parse(mailsTo('ada@clinic.example.com')[0]?.raw ?? '')
    expect(mail.subject).toBe('Your count')
    expect(mail.text).toContain('Visits: 7')
    expect(mail.text).toContain('https://practice.example.com/counter?visits=7')
    expect(mail.replyTo?.[0]?.address).toBe('hello@wellbooked.example')
    expect(`${mail.text}${mail.html}`).not.toContain('Buy now')
    expect(smtp.received).toHaveLength(1)
    expect(t.logged()).toContain('Result requested.')
    expect(t.logged()).not.toMatch(/ada@|clinic/)
  })

  test('was sent, says the page that the visitor is led to', async () => {
    const page = await t.get('/desk/result?from=counter&visits=7')
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Your result is on its way.')
    expect(html).toContain('href="/counter?visits=7"')
    expect(html).not.toContain('<script')
  })

  test('is sent once when the button is pressed twice', async () => {
    const sent = smtp.received.length
    for (let press = 0; press < 2; press++) {
      expect((await post(fieldsOf('bo@clinic.example.com'))).status).toBe(303)
    }
    await vi.waitFor(() => expect(mailsTo('bo@clinic.example.com')).toHaveLength(1), { timeout: 5000 })
    await vi.waitFor(async () => expect((await t.service.health()).unsentMail).toBe(0), { timeout: 5000 })
    expect(smtp.received).toHaveLength(sent + 1)
  })

  test('is sent to an address at most three times a day, whatever its case', async () => {
    for (const visits of ['1', '2', '3']) {
      expect((await post(fieldsOf('Cy@clinic.example.com', { visits }))).status).toBe(303)
    }
    const refused = await post(fieldsOf('cy@clinic.example.com', { visits: '4' }))
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('already got 3 results today')
    t.clock.now = t.clock.now.add({ hours: 25 })
    expect((await post(fieldsOf('cy@clinic.example.com', { visits: '4' }))).status).toBe(303)
  })
})

describe('a request is refused', () => {
  test('with the form to correct, when the address is wrong', async () => {
    for (const email of [
      '',
      'ada@',
      'ada@example.com, eve@example.com',
      'ada@example.com\r\nBcc: eve@example.com',
    ]) {
      const answer = await post(fieldsOf(email))
      expect(answer.status).toBe(422)
      const html = await answer.text()
      expect(html).toMatch(/<form action="\/desk\/result" method="post">/)
      expect(html).toContain('<input type="hidden" name="visits" value="7"/>')
      expect(html).toContain('Enter an e-mail address')
    }
  })

  test('and shows what was typed as text', async () => {
    const html = await (await post(fieldsOf('"><script>alert(1)</script>'))).text()
    expect(html).not.toContain('<script>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;')
  })

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another subdomain', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['no origin', { Origin: 'null' }],
    ['a client that says nothing', {}],
  ])('when it comes from %s', async (_sender, headers) => {
    expect((await post(fieldsOf('dee@clinic.example.com'), headers as Record<string, string>)).status).toBe(
      400,
    )
    expect(mailsTo('dee@clinic.example.com')).toEqual([])
  })

  test('but not when an older browser names our origin', async () => {
    const headers = { Origin: 'https://practice.example.com' }
    expect((await post(fieldsOf('eli@clinic.example.com'), headers)).status).toBe(303)
  })

  test.each([
    ['figures that cannot be used', { visits: 'many' }],
    ['an unknown tool', { from: '__proto__' }],
  ])('with %s', async (_fault, over) => {
    const answer = await post(fieldsOf('dee@clinic.example.com', over))
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('many')
  })

  test('when the honeypot is filled in', async () => {
    expect((await post(fieldsOf('dee@clinic.example.com', { homepage: 'x' }))).status).toBe(429)
  })

  test('by another method or in another format', async () => {
    const wrongMethod = await t.service.fetch(
      new Request('https://practice.example.com/desk/result', { method: 'DELETE' }),
      { address: '192.0.2.1' },
    )
    expect([wrongMethod.status, wrongMethod.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect((await post(fieldsOf('a@b.co'), { ...OWN, 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await t.get('/desk/result?from=counter')).status).toBe(400)
  })

  test('after too many attempts from one network', async () => {
    const strict = await startBookingService({ attemptsPerTenMinutes: 1 })
    await post(fieldsOf('a@'), OWN, strict)
    const answer = await post(fieldsOf('ada@clinic.example.com'), OWN, strict)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    await strict.close()
  })

  test('with the phone number, when the database is down', async () => {
    const broken = await startBookingService()
    const file = new DatabaseSync(databaseFile(broken.settings.dataDir))
    file.exec('drop table results')
    file.close()
    const answer = await post(fieldsOf('ada@clinic.example.com'), OWN, broken)
    await broken.close()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('30')
    expect(await answer.text()).toContain('555-0142')
  })
})

describe('the note in the booking page’s address', () => {
  const noteIn = (html: string) => /<textarea[^>]*name="note"[^>]*>([^<]*)</.exec(html)?.[1] ?? null

  test('fills the note, and goes along to another week, day, zone and time', async () => {
    const html = await (await t.get('/desk/booking?embed=1&note=Visits%3A%207%0AMore')).text()
    expect(html).toContain('<input type="hidden" name="note" value="Visits: 7\nMore"/>')
    const href = /href="([^"]*start=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(href).toContain('note=Visits%3A+7%0AMore')
    expect(noteIn(await (await t.get(href)).text())?.trim()).toBe('Visits: 7\nMore')
  })

  test.each([
    ['too long', 'x'.repeat(1001)],
    ['unprintable', 'a\u202eb'],
  ])('is ignored when it is %s', async (_fault, note) => {
    const page = await t.get(`/desk/booking?${new URLSearchParams({ note })}`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain(encodeURIComponent(note))
  })

  test('is ignored when it is repeated, and shown as text', async () => {
    expect((await t.get('/desk/booking?note=a&note=b')).status).toBe(200)
    const html = await (await t.get('/desk/booking?note=%3C%2Ftextarea%3E%3Cscript%3E')).text()
    expect(html).not.toContain('</textarea><script>')
  })
})
