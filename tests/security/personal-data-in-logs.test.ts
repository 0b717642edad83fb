import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { formKeyIn } from '../fixtures/form-key.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForm } from '../fixtures/visitor.ts'

/** What a visitor may type or send; the output must not contain any of it, neither as typed nor URL-encoded. */
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

it('the log and the access log have every event in one format, and nothing personal', async () => {
  const server = await serverForTests({
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'trace',
    ACCESS_LOG: 'on',
    TRUSTED_PROXIES: '1',
    // There is no mail server, so that sending fails and the failure is logged.
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  const { formKey } = await openForm(server.origin)
  const leadKey = formKeyIn(await (await fetch(`${server.origin}/desk/lead`)).text())
  const [start = ''] = await freeStarts(server.origin)
  await wait(2100)

  const headers = {
    Accept: 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    Referer: personal.referrer,
    'User-Agent': personal.userAgent,
    'X-Forwarded-For': personal.address,
  }
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers,
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, homepage: '', utm_campaign: personal.campaign }),
    })
  const { name, practice, email, phone, note } = personal
  const answers = { name, practice, email, phone, specialty: 'Ketamine' }
  const booking = { key: formKey, start, zone: 'America/Chicago', ...answers, note }
  const booked = await post('/desk/booking', booking)
  expect(booked.status).toBe(201)
  const { reference } = await booked.json()
  await post('/desk/booking', { ...booking, name: '' })
  expect((await post('/desk/lead', { key: leadKey, ...answers })).status).toBe(201)
  expect((await post('/desk/webhook', { name, email, note })).status).toBe(202)
  for (const path of [
    `/bookingconfirmation?booking=${reference}&utm_campaign=${personal.campaign}`,
    `/search?q=${encodeURIComponent(note)}`,
    `/desk/booking?note=${encodeURIComponent(note)}&week=wrong`,
  ])
    await fetch(`${server.origin}${path}`, { headers })
  await vi.waitFor(() => expect(server.output()).toContain('failed'), 10_000)
  await server.stop()

  const events = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const event of events) {
    expect(event).toMatchObject({ level: expect.any(Number), msg: expect.any(String) })
    expect(Date.parse(event.time)).not.toBeNaN()
  }
  const requests = events.filter(({ msg }) => msg === 'Request')
  expect(requests.map(({ path }) => path)).toContain('/bookingconfirmation')

  const said = server.output().toLowerCase()
  for (const secret of [...Object.values(personal), 'ellery', 'tobias', '555-0187', reference, formKey])
    for (const spelled of [
      secret,
      encodeURIComponent(secret),
      `${new URLSearchParams({ x: secret })}`.slice(2),
    ])
      expect(said).not.toContain(spelled.toLowerCase())
})

it('writes a line a request only with ACCESS_LOG on, at any LOG_LEVEL, without its query', async () => {
  const DATA_DIR = temporaryFolder()
  for (const ACCESS_LOG of ['off', 'on']) {
    const server = await serverForTests({ DATA_DIR, ACCESS_LOG, LOG_LEVEL: 'error' })
    await fetch(`${server.origin}/%C2%9B31m%E2%80%AEgpj?query=left-out`)
    await server.stop()
    expect(server.output().includes('"path":"/%C2%9B31m%E2%80%AEgpj"')).toBe(ACCESS_LOG === 'on')
    expect(server.output()).not.toContain('left-out')
  }
})
