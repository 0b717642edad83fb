import { expect, it } from 'vitest'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { listBlocks } from '../calendar/blocks.ts'
import { AGENCY_HOST, OFFICE_UNOPENED } from '../core/settings.ts'
import { listBookings } from '../lists/listings.ts'
import { createDayLink } from '../messages/secret-links.ts'
import { TABLES } from '../store/copy-rows.ts'

const person = { role: 'strategist', calls: 'all' as const }
const google = {
  clientId: 'id',
  clientSecret: 'secret',
  authorizeUrl: 'https://provider.example/authorize',
  tokenUrl: 'https://provider.example/token',
  apiUrl: 'https://provider.example',
}
const settings = {
  ...tuesdaySettings,
  oauth: { google },
  people: [
    { ...person, id: 'ana', name: 'Ana Ruiz' },
    { ...person, id: 'ben', name: 'Ben Cole' },
  ],
}

onEmbeddedStore((store) => {
  /** The pages, with the office opened by a fresh link. */
  const office = async () => {
    const t = callPages(store(), settings)
    const link = await createDayLink(store(), OFFICE_UNOPENED, t.clock.now)
    const opened = await t.post(`/desk/office/open?link=${link}`)
    const address = opened.headers.get('Location') ?? ''
    const key = address.split('link=')[1] ?? ''
    const page = async (query = '') => (await t.get(`/desk/office?link=${key}${query}`)).text()
    const act = (form: string, fields = {}) => t.post(`/desk/office/${form}?link=${key}`, fields)
    return { ...t, link, key, page, act }
  }

  it('opens once by a link, for twelve hours, and not after it was closed', async () => {
    const t = await office()
    expect(await t.page()).toContain('Calls ahead')
    expect((await t.post(`/desk/office/open?link=${t.link}`)).status).toBe(404)
    expect((await t.get(`/desk/office?link=${t.link}`)).status).toBe(404)
    t.clock.now = FRIDAY.add({ hours: 11 })
    expect(await t.page()).toContain('Calls ahead')
    t.clock.now = FRIDAY.add({ hours: 13 })
    expect(await t.page()).not.toContain('Calls ahead')
    expect((await t.act('close')).status).toBe(404)
    const again = await office()
    expect(await (await again.act('close')).text()).toContain('The office is closed')
    expect(await again.page()).toContain('doesn’t open the office')
    expect(t.log() + again.log()).not.toContain(t.key)
    // A host's link is no key.
    const host = await createDayLink(store(), 'ana', FRIDAY)
    expect((await t.get(`/desk/office?link=${host}`)).status).toBe(404)
    expect((await t.get(`/desk/office/export/leads?link=${host}`)).status).toBe(404)
  })

  it('mails a link on demand, however often somebody presses, and a scanner opens nothing', async () => {
    const t = callPages(store(), settings)
    expect(await (await t.get('/desk/office')).text()).toContain('Email me a link')
    for (const _press of [1, 2, 3]) expect((await t.post('/desk/office/mail')).status).toBe(200)
    expect(await t.pending()).toEqual(['office-link'])
    const foreign = await t.post('/desk/office/mail', {}, { 'Sec-Fetch-Site': 'cross-site' })
    expect(foreign.status).toBe(403)
    const link = await createDayLink(store(), OFFICE_UNOPENED, FRIDAY)
    const everything = () =>
      Promise.all(TABLES.map((table) => store().db.selectFrom(table).selectAll().execute()))
    const before = await everything()
    expect(await (await t.get(`/desk/office?link=${link}`)).text()).toContain('Open the office')
    expect(await everything()).toEqual(before)
  })

  it('lets three links lie unopened, and sends again one that mail can’t deliver', async () => {
    const t = callPages(store(), settings)
    const ask = async () => {
      await t.post('/desk/office/mail')
      t.clock.now = t.clock.now.add({ minutes: 5 })
      return (await t.pending()).length
    }
    const outbox = store().db.updateTable('outbox')
    /** Mail is accepted: each message has made a link. */
    const deliver = async () => {
      const { numUpdatedRows } = await outbox
        .set({ sentAt: t.clock.now })
        .where('sentAt', 'is', null)
        .where('droppedAt', 'is', null)
        .executeTakeFirst()
      const links = Array.from({ length: Number(numUpdatedRows) }, () =>
        createDayLink(store(), OFFICE_UNOPENED, t.clock.now),
      )
      return await Promise.all(links)
    }
    // Attempts that failed have made links too, which nobody got.
    for (const _attempt of [1, 2, 3, 4]) await createDayLink(store(), OFFICE_UNOPENED, FRIDAY)
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([1, 2, 3, 3])
    await outbox.set({ droppedAt: FRIDAY }).execute()
    await store().db.deleteFrom('dayLinks').execute()
    const links: string[] = []
    for (const _ask of [1, 2, 3]) {
      expect(await ask()).toBe(1)
      links.push(...(await deliver()))
    }
    expect(await ask()).toBe(0)
    await t.post(`/desk/office/open?link=${links[0]}`)
    expect(await ask()).toBe(1)
    await deliver()
    expect(await ask()).toBe(0)
    t.clock.now = t.clock.now.add({ hours: 12 })
    expect(await ask()).toBe(1)
  })

  it('shows and finds the calls of all hosts, books by hand and says why not', async () => {
    const t = await office()
    const form = {
      date: '2026-12-01',
      time: '18:00',
      name: 'Dana Hand',
      email: 'dana@example.com',
      person: 'ben',
    }
    expect((await t.act('book', { ...form, date: '2026-11-01' })).status).toBe(422)
    const refused = await (await t.act('book', { ...form, email: 'dana' })).text()
    expect(refused).toMatch(/is not an email address.*value="Dana Hand"/s)
    expect(await (await t.act('book', { ...form, person: '' })).text()).toContain(
      'Choose who takes the call.',
    )
    expect((await t.act('book', form)).headers.get('Location')).toContain('#calls')
    const [call] = await listBookings(store())
    expect(call).toMatchObject({ name: 'Dana Hand', host: 'ben', startsAt: tuesday('23:00') })
    expect(await t.pending()).toEqual(expect.arrayContaining(['agency-copy', 'confirmation']))
    await t.book({ name: 'Lee Other', email: 'lee@example.com' })
    expect(await t.page()).toMatch(/Lee Other.*Dana Hand/s)
    expect(await t.page('&q=HAND')).toMatch(/Calls with “HAND”.*Dana Hand/s)
    expect(await t.page('&q=HAND')).not.toContain('Lee Other')
    expect(await t.page('&q=%25')).not.toContain('Lee Other')
    await t.post(`/desk/call/cancel?booking=${t.key}.${call?.id}`)
    const canceled = await t.page('&q=HAND')
    expect(canceled).toMatch(/Dana Hand.*Canceled/s)
    expect(canceled).not.toMatch(/Not yet|Join the video call/)
    // The buttons of a call work with the office's key.
    expect((await t.get(`/desk/call/cancel?booking=${t.key}.${call?.id}`)).status).toBe(200)
    const csv = await t.get(`/desk/office/export/bookings?link=${t.key}`)
    expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="bookings-[\d-]+\.csv"$/)
    expect(await csv.text()).toContain('"Dana Hand"')
    expect((await t.get(`/desk/office/export/secrets?link=${t.key}`)).status).toBe(404)
  })

  it('blocks a time for everybody, and sends again what was given up', async () => {
    const t = await office()
    await t.post(`/desk/day/block?link=${t.key}`, { date: '2026-12-02', from: '', to: '' })
    expect(await listBlocks(store(), FRIDAY)).toMatchObject([{ host: AGENCY_HOST }])
    await t.book()
    const failed = { failedAt: FRIDAY, attempts: 9, lastError: '550 no such user' }
    await store().db.updateTable('outbox').set(failed).where('kind', '=', 'confirmation').execute()
    const given = await t.page()
    expect(given).toMatch(/These messages were given up.*confirmation.*550 no such user/s)
    const id = /name="id" value="([\da-f-]{36})"[^>]*>\s*<button[^>]*>Send again/.exec(given)?.[1] ?? ''
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect((await t.act('retry', { id })).headers.get('Location')).toContain('#messages')
    expect(await t.page()).not.toContain('were given up')
  })
  it('mails a host the link to their calls, also on a day without any, and leads to the consent for a calendar', async () => {
    const t = await office()
    const page = await t.page()
    expect(page).toMatch(/Ana Ruiz.*No email of their own: theirs go to team@wellbooked\.example/s)
    const connect =
      /href="(https:\/\/provider\.example[^"]+)"[^>]*>Connect <!-- -->Google/.exec(page)?.[1] ?? ''
    expect(connect).toContain('redirect_uri=https%3A%2F%2Fwellbooked.example%2Fdesk%2Fcalendars%2Fgoogle')
    expect((await t.act('day', { person: 'nobody' })).status).toBe(400)
    for (const _press of [1, 2]) {
      const { headers } = await t.act('day', { person: 'ana' })
      expect(headers.get('Location')).toContain('mailed=ana')
    }
    expect(await t.pending()).toEqual(['day-link'])
    expect(await t.page('&mailed=ana')).toContain('The link is on its way.')
  })
})
