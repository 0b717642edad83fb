import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForm } from '../fixtures/visitor.ts'

/** What a visitor may type or send along; none of it may be in the output, spelled as typed or URL-encoded. */
const personal = {
  name: 'Marguerite Ellery',
  practice: 'Ellery Wellness',
  email: 'marguerite@ellery.example.com',
  phone: '(212) 555-0187',
  note: 'My brother Tobias recommended you.',
  campaign: 'spring-ellery-audience',
  userAgent: 'EllerysBrowser/7.0',
  referrer: 'https://search.example/?q=ellery+depression',
  address: '203.0.113.77',
}

const env = {
  DATA_DIR: temporaryFolder(),
  LOG_LEVEL: 'trace',
  ACCESS_LOG: 'on',
  TRUSTED_PROXIES: '1',
  // Sending fails, and what fails is logged: the mail server is not there.
  SMTP_URL: 'smtp://127.0.0.1:9',
}

it('the log and the access log have every event in one format, and nothing personal', async () => {
  const server = await startServer(env)
  const { formKey } = await openForm(server.origin)
  const leadKey =
    /"formKey":"([^"]+)"/.exec(await (await fetch(`${server.origin}/desk/lead`)).text())?.[1] ?? ''
  const [start = ''] = await freeStarts(server.origin)
  await wait(2100)

  const headers = {
    Accept: 'application/json',
    Referer: personal.referrer,
    'Sec-Fetch-Site': 'same-origin',
    'User-Agent': personal.userAgent,
    'X-Forwarded-For': personal.address,
  }
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${server.origin}${path}`, {
      ...{ method: 'POST', headers, redirect: 'manual' },
      body: new URLSearchParams({ ...fields, homepage: '', utm_campaign: personal.campaign }),
    })
  const { name, practice, email, phone, note } = personal
  const specialty = 'Ketamine'
  const booking = { key: formKey, start, zone: 'America/Chicago', name, practice, email, phone, specialty }
  const booked = await post('/desk/booking', { ...booking, note })
  expect(booked.status).toBe(201)
  const { reference } = await booked.json()
  expect((await post('/desk/booking', { ...booking, name: '', note })).status).toBe(200)
  expect((await post('/desk/lead', { key: leadKey, name, practice, email, phone, specialty })).status).toBe(
    201,
  )
  expect((await post('/desk/result', { from: 'audit', q1: 'no', email })).status).toBe(303)
  expect((await post('/desk/webhook', { name, email, note })).status).toBe(202)
  for (const path of [
    `/bookingconfirmation?booking=${reference}&utm_campaign=${personal.campaign}`,
    `/search?q=${encodeURIComponent(personal.note)}`,
    `/desk/booking?note=${encodeURIComponent(personal.note)}&week=wrong`,
  ])
    await fetch(`${server.origin}${path}`, { headers })
  await vi.waitFor(() => expect(server.output()).toContain('A message failed'), 10_000)
  await server.stop()

  const lines = server.output().trim().split('\n')
  const events = lines.map((line) => JSON.parse(line))
  for (const event of events) {
    expect(event).toMatchObject({ level: expect.any(Number), msg: expect.any(String) })
    expect(Number.isNaN(Date.parse(event.time))).toBe(false)
  }
  const messages = events.map(({ msg }) => msg)
  for (const msg of ['Listening', 'Call booked.', 'Guide requested.', 'Webhook called.', 'Stopped'])
    expect(messages).toContain(msg)
  const requests = events.filter(({ msg }) => msg === 'Request')
  expect(requests.length).toBeGreaterThan(8)
  const confirmation = requests.find(({ path }) => path === '/bookingconfirmation')
  expect(Object.keys(confirmation).sort()).toEqual(
    ['bytes', 'level', 'method', 'ms', 'msg', 'path', 'status', 'time'].sort(),
  )
  expect(confirmation.bytes).toBeGreaterThan(10_000)

  const secrets = [...Object.values(personal), 'ellery', 'tobias', '555-0187', reference, formKey]
  for (const secret of secrets)
    for (const spelled of [
      secret,
      encodeURIComponent(secret),
      new URLSearchParams({ x: secret }).toString().slice(2),
    ])
      expect(server.output().toLowerCase()).not.toContain(spelled.toLowerCase())
})

it('writes no line a request unless ACCESS_LOG is on, and one at any LOG_LEVEL when it is', async () => {
  const DATA_DIR = temporaryFolder()
  const quiet = await startServer({ DATA_DIR, ACCESS_LOG: 'off' })
  await fetch(quiet.origin)
  await quiet.stop()
  expect(quiet.output()).not.toContain('"Request"')
  const logging = await startServer({ DATA_DIR, ACCESS_LOG: 'on', LOG_LEVEL: 'error' })
  await fetch(logging.origin)
  await fetch(`${logging.origin}/%C2%9B31m%E2%80%AEgpj${'a'.repeat(300)}?query=left-out`)
  await logging.stop()
  expect(logging.output()).toContain('"path":"/"')
  expect(logging.output()).toMatch(/"path":"\/%C2%9B31m%E2%80%AEgpja{178}"/)
  expect(logging.output()).not.toContain('left-out')
  expect(logging.output()).not.toContain('Listening')
})
