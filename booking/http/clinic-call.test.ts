import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { tuesday } from '../../tests/fixtures/call-pages.ts'
import { agencyIn, clinicDesk, TELLING, twoClinics } from '../../tests/fixtures/clinic-desk.ts'
import { bookedCall } from '../booked-call.ts'
import { bookingById } from '../db/bookings.ts'
import { createCallLink } from '../db/call-links.ts'
import { DEFAULT_LIMITS } from '../domain/limits.ts'
import type { BookingSettings } from '../domain/settings.ts'

const PRACTICE = { practice: 'Lakeside', specialty: 'Ketamine therapy' }
const free: BookingSettings = { ...twoClinics, limits: { ...DEFAULT_LIMITS, atOnce: 10 } }
/** The agency after both clinics have left. */
const left: BookingSettings = { ...free, clinics: [] }
const PAGES = ['/desk/call', '/desk/call/move', '/desk/call/cancel'] as const

onBothStores((store) => {
  async function booked(clinic: string, over: Record<string, string> = {}) {
    const desk = clinicDesk(store(), free)
    const answer = await desk.send(clinic, over)
    expect(answer.status).toBe(201)
    const { reference } = await answer.json()
    const [row] = await store().db.selectFrom('bookings').selectAll().orderBy('createdAt', 'desc').execute()
    if (!row) throw new Error('Nothing was booked.')
    const link = await createCallLink(store(), row.id, desk.clock.now)
    return { desk, id: row.id, reference: String(reference), link }
  }
  const kinds = async () =>
    (await store().db.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)

  it('shows a clinic’s call in the clinic’s name on every page, whatever the address says of the calendar', async () => {
    const { desk, reference, link } = await booked('desert-light')
    for (const secret of [reference, link]) {
      for (const path of PAGES) {
        for (const hint of ['', '&clinic=desert-light', '&clinic=legacy-oaks', '&clinic=nowhere']) {
          const page = await desk.get(`${path}?booking=${secret}${hint}`)
          expect(page.status).toBe(200)
          const html = await page.text()
          expect(html).toContain('Desert Light')
          expect(html).toContain('href="tel:+17605550133"')
          expect(html).toContain('href="tel:988"')
          expect(html).not.toContain('Legacy Oaks')
          expect(agencyIn(html)).toBeNull()
          expect(TELLING.exec(html)).toBeNull()
        }
      }
    }
    const call = await (await desk.get(`/desk/call?booking=${reference}`)).text()
    expect(call).toContain('You come to the clinic.')
    expect(call).toContain(`href="/desk/call/move?booking=${reference}&amp;clinic=desert-light"`)
  })

  it('never shows a clinic’s call by the agency’s secret, nor the agency’s by a clinic’s', async () => {
    const agency = await booked('', PRACTICE)
    const clinic = await booked('legacy-oaks', { name: 'Sam Patient', email: 'sam@example.com' })
    const now = agency.desk.clock.now
    expect(await bookedCall(store(), free, agency.reference, now)).toMatchObject({
      ...{ host: 'agency', place: '', hasEmail: true },
      links: { join: free.videoLink },
    })
    expect(await bookedCall(store(), free, clinic.reference, now)).toMatchObject({
      ...{
        host: 'legacy-oaks',
        place: 'The clinic calls you at the time you chose.',
        hasEmail: true,
        hasPhone: true,
      },
      ...{ hosts: [], textReminders: false, callMinutes: 20 },
      links: { join: '', move: `/desk/call/move?booking=${clinic.reference}&clinic=legacy-oaks` },
    })
    // What a calendar of another company gets: the time, the short name and the phone number, nothing of the patient.
    const { links } = (await bookedCall(store(), free, clinic.reference, now)) ?? {}
    for (const link of [links?.google, links?.outlook]) {
      const told = [...new URL(link ?? '').searchParams.values()].join('\n')
      expect(told).toContain('Free consultation with Legacy Oaks')
      expect(told).toContain('(972) 555-0117')
      expect(told).not.toMatch(/Sam|ketamine/i)
    }
    for (const path of PAGES) {
      const html = await (
        await agency.desk.get(`${path}?booking=${agency.reference}&clinic=legacy-oaks`)
      ).text()
      expect(html).toContain('Wellbooked')
      expect(html).not.toMatch(/Legacy Oaks|\(972\)/)
    }
  })

  it('moves a call to the clinic’s own open times and tells the clinic, across zones', async () => {
    const { desk, id, reference } = await booked('desert-light')
    const path = `/desk/call/move?booking=${reference}`
    // 21:30 UTC is 1:30 PM at this clinic, and past 4 PM at the agency.
    const shown = await (await desk.get(`${path}&start=2026-12-01T21:30:00Z`)).text()
    expect(shown).toContain('Tuesday, December 1, 2026 at 2:30\u00a0PM Mountain Standard Time')
    expect(shown).toContain('Move the appointment')
    const refused = await desk.post(path, { start: '2026-12-01T15:45:00Z', zone: 'America/Denver' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('There are no appointments at that time')
    const moved = await desk.post(path, { start: '2026-12-01T21:30:00Z', zone: 'America/Denver' })
    expect(moved.status).toBe(303)
    const booking = await bookingById(store(), id)
    expect(String(booking?.startsAt)).toBe('2026-12-01T21:30:00Z')
    expect(booking?.startsAt.until(booking.endsAt).total('minutes')).toBe(20)
    expect(await kinds()).toEqual(expect.arrayContaining(['moved', 'agency-moved']))
    expect(await kinds()).not.toEqual(expect.arrayContaining(['calendar']))
  })

  it('moves and cancels a call of a patient without an e-mail address, and says what to write down', async () => {
    const { desk, reference } = await booked('legacy-oaks', { email: '' })
    const page = async (path: string) => (await desk.get(`${path}?booking=${reference}`)).text()
    expect(await page('/desk/call')).toContain('Write the time down.')
    expect(await page('/desk/call/cancel')).not.toMatch(/e-mail/)
    const move = `/desk/call/move?booking=${reference}`
    expect(await (await desk.get(`${move}&start=2026-12-01T16:00:00Z`)).text()).toContain(
      'Write the new time down.',
    )
    const { status } = await desk.post(move, { start: '2026-12-01T16:00:00Z', zone: 'America/Chicago' })
    expect(status).toBe(303)
    expect((await desk.post(`/desk/call/cancel?booking=${reference}`)).status).toBe(303)
    expect(new Set(await kinds())).toEqual(new Set(['agency-copy', 'agency-moved', 'agency-cancelled']))
    const cancelled = await page('/desk/call')
    expect(cancelled).toContain('This appointment was canceled')
    expect(cancelled).toContain('href="/desk/booking?clinic=legacy-oaks"')
  })

  it('gives a calendar file with a neutral name and title', async () => {
    const { desk, reference } = await booked('legacy-oaks')
    const file = await desk.get(`/desk/call/invitation.ics?booking=${reference}`)
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="appointment.ics"')
    const text = await file.text()
    expect(text).toContain('SUMMARY:Free consultation with Legacy Oaks')
    expect(text).not.toContain('LOCATION')
    expect([agencyIn(text), TELLING.exec(text)]).toEqual([null, null])
  })

  it('confirms a held appointment by the link in the e-mail alone', async () => {
    const desk = clinicDesk(store())
    await desk.send('desert-light')
    const patient = { email: 'held@example.com', start: '2026-12-01T16:00:00Z' }
    const { reference } = await (await desk.send('desert-light', patient)).json()
    const [held] = await store()
      .db.selectFrom('bookings')
      .selectAll()
      .where('email', '=', patient.email)
      .execute()
    const link = await createCallLink(store(), held?.id ?? '', desk.clock.now)
    expect((await desk.post(`/desk/call?booking=${reference}`)).status).toBe(409)
    expect(await (await desk.get(`/desk/call?booking=${link}`)).text()).toContain('Confirm this appointment')
    const confirmed = await desk.post(`/desk/call?booking=${link}`)
    expect(confirmed.headers.get('Location')).toBe(`/desk/call?booking=${link}&clinic=desert-light`)
    expect((await bookingById(store(), held?.id ?? ''))?.heldUntil).toBeNull()
  })

  it('shows each state in a patient’s words', async () => {
    const { desk, reference } = await booked('legacy-oaks')
    const page = async () => (await desk.get(`/desk/call?booking=${reference}`)).text()
    for (const [now, title] of [
      [tuesday('14:00'), 'Your appointment is booked'],
      [tuesday('15:05'), 'Your appointment has started'],
      [tuesday('15:25'), 'This appointment is over'],
    ] as const) {
      desk.clock.now = now
      const html = await page()
      expect(html).toContain(title)
      expect(agencyIn(html)).toBeNull()
    }
  })

  it('answers for a clinic that has left with one sentence, and changes nothing', async () => {
    const { id, reference, link } = await booked('legacy-oaks')
    const without = clinicDesk(store(), left)
    const before = await bookingById(store(), id)
    for (const secret of [reference, link]) {
      for (const path of [...PAGES, '/desk/call/invitation.ics']) {
        const page = await without.get(`${path}?booking=${secret}&clinic=legacy-oaks`)
        expect(page.status).toBe(410)
        const html = await page.text()
        expect(html).toContain('This clinic’s calendar isn’t here anymore')
        expect(html).toContain('href="tel:988"')
        expect(agencyIn(html)).toBeNull()
        expect(html).not.toContain('href="/desk')
      }
      for (const path of PAGES) {
        const fields = { start: '2026-12-01T16:00:00Z', zone: 'America/Chicago' }
        expect((await without.post(`${path}?booking=${secret}`, fields)).status).toBe(410)
      }
    }
    const json = await without.get(`/desk/call?booking=${reference}`, {
      headers: { Accept: 'application/json' },
    })
    expect((await json.json()).error).toBe('clinic-gone')
    expect(await bookedCall(store(), left, reference, without.clock.now)).toBeNull()
    expect(await bookingById(store(), id)).toEqual(before)
  })

  it('refuses in the clinic’s name before it has read the booking', async () => {
    const { reference } = await booked('legacy-oaks')
    const limited = clinicDesk(store(), free)
    const at = `/desk/call/cancel?booking=${reference}&clinic=legacy-oaks`
    const crossSite = await limited.post(at, {}, { 'Sec-Fetch-Site': 'cross-site' })
    const wrongType = await limited.post(at, {}, { 'Content-Type': 'text/plain' })
    const unknown = await limited.get('/desk/call?booking=AAAAAAAAAAAAAAAAAAAAAA&clinic=legacy-oaks')
    const query = await limited.get(`/desk/call/move?booking=${reference}&clinic=legacy-oaks&week=x`)
    const method = await limited.get(at, { method: 'PUT' })
    const statuses = [crossSite, wrongType, unknown, query, method].map(({ status }) => status)
    expect(statuses).toEqual([403, 415, 404, 400, 405])
    for (const page of [crossSite, wrongType, unknown, query, method]) {
      const html = await page.text()
      expect(html).toContain('(972)\u00a0555-0117')
      expect(agencyIn(html)).toBeNull()
    }
  })
})
