import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { agencyIn, clinicDesk, twoClinics } from '../../tests/fixtures/clinic-desk.ts'
import { formKeyIn } from '../../tests/fixtures/start-booking-service.ts'
import { DEFAULT_LIMITS } from '../domain/limits.ts'

const PRACTICE = { practice: 'Lakeside', specialty: 'Ketamine therapy' }
const CLINICS = ['legacy-oaks', 'desert-light'] as const

onBothStores((store) => {
  const bookings = () => store().db.selectFrom('bookings').selectAll().orderBy('host').execute()
  const kinds = async () =>
    (await store().db.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)
  const written = async () => {
    const tables = ['bookings', 'outbox', 'attempts', 'setAside', 'callLinks'] as const
    const rows = await Promise.all(tables.map((table) => store().db.selectFrom(table).selectAll().execute()))
    return rows.flat().length
  }

  it('books the same instant with the agency and with each clinic, and no clinic twice', async () => {
    const desk = clinicDesk(store(), { ...twoClinics, limits: { ...DEFAULT_LIMITS, atOnce: 10 } })
    expect((await desk.send('', PRACTICE)).status).toBe(201)
    for (const clinic of CLINICS) expect((await desk.send(clinic)).status).toBe(201)
    expect((await bookings()).map(({ host }) => host)).toEqual(['agency', 'desert-light', 'legacy-oaks'])
    for (const clinic of CLINICS) {
      const again = await desk.send(clinic, { email: 'other@example.com' })
      expect(again.status).toBe(409)
      const { error, nearest } = await again.json()
      expect(error).toBe('taken')
      expect(await desk.starts(clinic)).toEqual(expect.arrayContaining(nearest))
      expect(await desk.starts(clinic)).not.toContain('2026-12-01T15:00:00Z')
    }
    expect(await bookings()).toHaveLength(3)
  })

  it('offers each calendar’s own times, in its own zone', async () => {
    const desk = clinicDesk(store())
    const slots = async (clinic: string) => (await desk.get(`/desk/slots${clinic}`)).json()
    expect((await slots('?clinic=legacy-oaks')).zone).toBe('America/Chicago')
    expect((await slots('?clinic=desert-light')).zone).toBe('America/Los_Angeles')
    expect((await slots('')).zone).toBe('America/New_York')
    expect((await slots('?clinic=legacy-oaks')).starts).toContain('2026-12-02T15:30:00Z')
    expect((await slots('?clinic=desert-light')).starts).not.toContain('2026-12-02T15:30:00Z')
  })

  it('tells no page that its visitor goes on to which clinic and time they looked at', async () => {
    const desk = clinicDesk(store())
    const policyOf = async (query: string) =>
      (await desk.get(`/desk/booking${query}`)).headers.get('Referrer-Policy')
    expect(await policyOf('?clinic=desert-light')).toBe('no-referrer')
    expect(await policyOf('')).toBe('strict-origin-when-cross-origin')
  })

  it('takes a form’s key in its own calendar alone', async () => {
    const desk = clinicDesk(store())
    const keys = { '': await desk.key(''), ...Object.fromEntries(await keysOf(desk)) }
    for (const [from, key] of Object.entries(keys)) {
      for (const to of ['', ...CLINICS]) {
        if (from === to) continue
        const refused = await desk.send(to, { key, ...PRACTICE })
        expect([refused.status, (await refused.json()).error]).toEqual([400, 'forged'])
      }
    }
    expect(await written()).toBe(0)
    // The key that comes with the refusal is of the calendar that was asked.
    const { formKey } = await (await desk.send('legacy-oaks', { key: keys[''] })).json()
    expect((await desk.send('legacy-oaks', { key: formKey })).status).toBe(201)
  })

  it.each(['nowhere', 'agency', '../legacy-oaks', 'legacy-oaks&clinic=desert-light'])(
    'knows no calendar of %s, says so, and speaks in nobody’s name',
    async (clinic) => {
      const desk = clinicDesk(store())
      for (const path of [`/desk/booking?clinic=${clinic}`, `/desk/slots?clinic=${clinic}`]) {
        const page = await desk.get(path)
        expect(page.status).toBe(404)
        const html = await page.text()
        expect(html).toContain('We couldn’t find this calendar')
        expect(html).toContain('href="tel:988"')
        expect(agencyIn(html)).toBeNull()
        expect(html).not.toContain('href="/desk')
        const json = await desk.get(path, { headers: { Accept: 'application/json' } })
        expect([json.status, (await json.json()).error]).toEqual([404, 'unknown-clinic'])
      }
      const posted = await desk.send(clinic, { key: await desk.key('legacy-oaks') })
      expect([posted.status, (await posted.json()).error]).toEqual([404, 'unknown-clinic'])
      expect(await written()).toBe(0)
    },
  )

  it('stores how to reach a patient, and nothing else that is posted', async () => {
    const desk = clinicDesk(store())
    const more = {
      ...{ practice: 'DEPRESSION', specialty: 'Ketamine therapy', area: 'PAIN', note: 'PTSD' },
      ...{ reminderTexts: 'yes', marketingTexts: 'yes', utm_campaign: 'ANXIETY', first_landing: '/ANXIETY' },
    }
    const key = await desk.key('legacy-oaks&note=INFUSION&utm_campaign=INFUSION')
    expect((await desk.send('legacy-oaks', { key, ...more })).status).toBe(201)
    const [row] = await bookings()
    expect(row).toMatchObject({
      ...{ name: 'Dana Reed', phone: '(972) 555-0188', email: 'dana@example.com' },
      ...{ practice: '', specialty: '', area: '', note: '', attribution: {} },
      consents: { reminderTexts: false, marketingTexts: false, wording: {} },
    })
    expect(await kinds()).toEqual(['agency-copy', 'confirmation', 'day-reminder', 'hour-reminder'])
    expect(desk.log()).not.toMatch(/Dana|dana|555|DEPRESSION|PAIN/)
  })

  it('neither shows nor keeps what an address carries for practice owners', async () => {
    const desk = clinicDesk(store())
    const html = await (
      await desk.get('/desk/booking?clinic=legacy-oaks&note=INFUSION&utm_campaign=INFUSION')
    ).text()
    expect(html).not.toContain('INFUSION')
    const refused = await desk.send('legacy-oaks', { name: '', note: 'INFUSION' }, 'text/html')
    expect(refused.status).toBe(422)
    expect(await refused.text()).not.toContain('INFUSION')
  })

  it('sends no e-mail to a patient who gave only a phone number', async () => {
    const desk = clinicDesk(store())
    const booked = await desk.send('legacy-oaks', { email: '' })
    expect(booked.status).toBe(201)
    expect((await booked.json()).hasEmail).toBe(false)
    expect(await kinds()).toEqual(['agency-copy'])
  })

  it.each([
    [{ phone: '', email: '' }, ['phone']],
    [{ phone: '555', email: '' }, ['phone']],
    [{ phone: '', email: 'dana' }, ['email']],
    [{ phone: '555', email: 'dana' }, ['phone', 'email']],
    [{ name: '', phone: '', email: '' }, ['name', 'phone']],
  ])('asks for a phone number or an e-mail address: %j', async (over, fields) => {
    const desk = clinicDesk(store())
    const refused = await desk.send('legacy-oaks', over)
    expect(refused.status).toBe(422)
    const named = (await refused.json()).fields.map(({ field }: { field: string }) => field)
    expect(named).toEqual(fields)
    expect(await written()).toBe(0)
  })

  it('takes either way to reach a patient', async () => {
    const desk = clinicDesk(store(), { ...twoClinics, limits: { ...DEFAULT_LIMITS, atOnce: 10 } })
    expect((await desk.send('legacy-oaks', { phone: '' })).status).toBe(201)
    expect((await desk.send('desert-light', { email: '' })).status).toBe(201)
  })

  it('asks for an e-mail address where the time would only be held, and writes nothing before', async () => {
    const desk = clinicDesk(store())
    const LATER = '2026-12-01T16:00:00Z'
    expect((await desk.send('desert-light')).status).toBe(201)
    const before = await written()
    const key = await desk.key('desert-light')
    const refused = await desk.send('desert-light', { key, email: '', start: LATER })
    expect(refused.status).toBe(422)
    const { fields } = await refused.json()
    expect(fields).toEqual([
      { field: 'email', message: expect.stringMatching(/^Enter an e-mail address\. .* confirmed by e-mail/) },
    ])
    expect(fields[0].message).toContain('(760) 555-0133')
    expect(await written()).toBe(before)
    const held = await desk.send('desert-light', { key, email: 'dana@example.com', start: LATER })
    expect(held.status).toBe(201)
    expect((await held.json()).heldUntil).not.toBeNull()
    expect(await kinds()).toContain('hold')
  })

  it('asks the same while the desk is under attack', async () => {
    const limits = { ...DEFAULT_LIMITS, atOnce: 10, alarmPerTenMinutes: 1 }
    const desk = clinicDesk(store(), { ...twoClinics, limits })
    expect((await desk.send('legacy-oaks')).status).toBe(201)
    expect((await desk.send('desert-light', { email: '' })).status).toBe(422)
    expect(await bookings()).toHaveLength(1)
  })

  it('counts a phone number like a mailbox, however it is written', async () => {
    const limits = { ...DEFAULT_LIMITS, atOnce: 10, perMailbox: 2 }
    const desk = clinicDesk(store(), { ...twoClinics, limits })
    const at = (start: string, phone: string) => desk.send('legacy-oaks', { start, phone, email: '' })
    expect((await at('2026-12-01T15:00:00Z', '(972) 555-0188')).status).toBe(201)
    expect((await at('2026-12-01T15:30:00Z', '+1 972.555.0188')).status).toBe(201)
    const third = await at('2026-12-01T16:00:00Z', '9725550188')
    // Nobody could confirm it without an e-mail address.
    expect([third.status, (await third.json()).fields?.[0]?.field]).toEqual([422, 'email'])
    expect((await at('2026-12-01T16:00:00Z', '(972) 555-0199')).status).toBe(201)
  })

  it('shows a booking to a second press of the same patient, not to the next one at the same computer', async () => {
    const desk = clinicDesk(store())
    const key = await desk.key('legacy-oaks')
    const first = await (await desk.send('legacy-oaks', { key, email: '' })).json()
    const second = await desk.send('legacy-oaks', { key, email: '' })
    expect([second.status, (await second.json()).reference]).toEqual([200, first.reference])
    const other = await desk.send('legacy-oaks', { key, email: '', phone: '(972) 555-0199' })
    expect([other.status, (await other.json()).error]).toEqual([400, 'expired'])
    expect(await bookings()).toHaveLength(1)
  })

  it('says of what looks like a robot’s whose calendar it was for', async () => {
    const desk = clinicDesk(store())
    const refused = await desk.send('legacy-oaks', { homepage: 'x', note: 'PAIN' })
    expect(refused.status).toBe(429)
    const [entry] = await store().db.selectFrom('setAside').selectAll().execute()
    expect(entry).toMatchObject({ form: 'booking:legacy-oaks', answers: { name: 'Dana Reed' } })
    expect(JSON.stringify(entry)).not.toContain('PAIN')
  })

  it('keeps the errors of a clinic’s form in the clinic’s name, with its own key and address', async () => {
    const desk = clinicDesk(store())
    for (const [over, status] of [
      [{ name: '' }, 422],
      [{ key: 'x' }, 400],
      [{ zone: 'Nowhere/City' }, 400],
      [{ start: '2026-12-01T15:07:00Z' }, 400],
      [{ homepage: 'x' }, 429],
    ] as const) {
      const page = await desk.send('legacy-oaks', over, 'text/html')
      expect(page.status).toBe(status)
      const html = await page.text()
      expect(html).toContain('Legacy Oaks')
      expect(html).toContain('action="/desk/booking?clinic=legacy-oaks"')
      expect(agencyIn(html)).toBeNull()
    }
    const crossSite = await desk.post(desk.form('legacy-oaks'), {}, { 'Sec-Fetch-Site': 'cross-site' })
    expect(crossSite.status).toBe(403)
    const html = await crossSite.text()
    expect(html).toContain('href="/desk/booking?clinic=legacy-oaks"')
    expect(agencyIn(html)).toBeNull()
  })
})

function keysOf(desk: ReturnType<typeof clinicDesk>): Promise<[string, string][]> {
  return Promise.all(
    CLINICS.map(async (clinic): Promise<[string, string]> => {
      const html = await (await desk.get(`/desk/booking?clinic=${clinic}`)).text()
      return [clinic, formKeyIn(html)]
    }),
  )
}
