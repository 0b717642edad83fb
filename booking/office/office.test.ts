import { expect, it } from 'vitest'
import { callPages, FRIDAY, officeSettings as settings, tuesday } from '../../tests/fixtures/call-pages.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { claimAll, keepingSender } from '../../tests/fixtures/run-outbox.ts'
import { listBlocks } from '../calendar/blocks.ts'
import { AGENCY_HOST, OFFICE, OFFICE_UNOPENED } from '../core/settings.ts'
import { storeLead } from '../lead/mutations.ts'
import { listBookings } from '../lists/listings.ts'
import { composeForHost } from '../messages/compose-host.ts'
import type { HostMessage } from '../messages/outbox-claims.ts'
import { createCallLink, createDayLink } from '../messages/secret-links.ts'
import { TABLES } from '../store/copy-rows.ts'

onEmbeddedStore((store) => {
  /** The pages, with the office opened by a fresh link of a person. */
  const office = async (person = 'dana', t = callPages(store(), settings)) => {
    const link = await createDayLink(store(), OFFICE_UNOPENED, t.clock.now, person)
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
    t.clock.now = FRIDAY.add({ hours: 12 })
    expect(await t.page()).not.toContain('Calls ahead')
    expect((await t.act('close')).status).toBe(404)
    const again = await office()
    expect(await (await again.act('close')).text()).toContain('The office is closed')
    expect(await again.page()).toContain('doesn’t open the office')
    expect(t.log() + again.log()).not.toContain(t.key)
    // A host's link is no key.
    const host = await createDayLink(store(), 'ana', FRIDAY)
    expect((await t.get(`/desk/office?link=${host}`)).status).toBe(404)
    expect((await t.post(`/desk/office/export/leads?link=${host}`)).status).toBe(404)
    // Nor is the link of somebody who has left.
    const left = await createDayLink(store(), OFFICE, t.clock.now, 'somebody-who-left')
    expect((await t.get(`/desk/office?link=${left}`)).status).toBe(404)
  })

  it('mails each of the office a link of their own, once however often it is asked for, and a scanner opens nothing', async () => {
    const t = callPages(store(), settings)
    expect(await (await t.get('/desk/office')).text()).toContain('Email me a link')
    const ask = async (email: string) => (await t.post('/desk/office/mail', { email })).text()
    const known = await ask(' Dana@wellbooked.example')
    // Nobody learns from the answer who works here.
    for (const email of ['dana@wellbooked.example', 'stranger@example.com', ''])
      expect(await ask(email)).toBe(known)
    expect(await t.pending()).toEqual(['office-link'])
    const { host } = await store().db.selectFrom('outbox').select('host').executeTakeFirstOrThrow()
    expect(host).toBe('dana')
    await ask('lee@wellbooked.example')
    const { sender, sent } = keepingSender()
    for (const message of await claimAll(store(), FRIDAY)) {
      const outlets = { store: store(), settings, sender }
      await (await composeForHost(outlets, message as HostMessage, FRIDAY))(AbortSignal.timeout(1000))
    }
    expect(sent.map(({ to }) => to).sort()).toEqual(['dana@wellbooked.example', 'lee@wellbooked.example'])
    const lees = sent.find(({ to }) => to === 'lee@wellbooked.example')?.text ?? ''
    const opened = await t.post(
      (/\/desk\/office\?\S+/.exec(lees)?.[0] ?? '').replace('office?', 'office/open?'),
    )
    const html = await (await t.get(opened.headers.get('Location') ?? '')).text()
    expect(html).toContain('This is Lee Lead’s link.')
    expect(t.log()).not.toContain('wellbooked.example')
    const foreign = await t.post('/desk/office/mail', {}, { 'Sec-Fetch-Site': 'cross-site' })
    expect(foreign.status).toBe(403)
    const link = await createDayLink(store(), OFFICE_UNOPENED, FRIDAY, 'dana')
    const everything = () =>
      Promise.all(TABLES.map((table) => store().db.selectFrom(table).selectAll().execute()))
    const before = await everything()
    expect(await (await t.get(`/desk/office?link=${link}`)).text()).toContain('Open the office')
    expect(await everything()).toEqual(before)
  })

  it('lets three links lie unopened, and sends again one that mail can’t deliver', async () => {
    const t = callPages(store(), settings)
    const ask = async (person = 'dana') => {
      await t.post('/desk/office/mail', { email: `${person}@wellbooked.example` })
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
        createDayLink(store(), OFFICE_UNOPENED, t.clock.now, 'dana'),
      )
      return await Promise.all(links)
    }
    // Attempts that failed have made links too, which nobody got.
    for (const _attempt of [1, 2, 3, 4]) await createDayLink(store(), OFFICE_UNOPENED, FRIDAY, 'dana')
    for (const _link of [1, 2, 3]) await createDayLink(store(), OFFICE_UNOPENED, FRIDAY, 'lee')
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([1, 2, 3, 3])
    expect(await ask('lee')).toBe(4)
    await outbox.set({ droppedAt: FRIDAY }).execute()
    await store().db.deleteFrom('dayLinks').execute()
    const links: string[] = []
    for (const _ask of [1, 2, 3]) {
      expect(await ask()).toBe(1)
      links.push(...(await deliver()))
    }
    expect(await ask()).toBe(0)
    // Those of another person, who has opened all of theirs, are counted by themselves.
    for (const _ask of [1, 2, 3, 4]) {
      expect(await ask('lee')).toBe(1)
      await outbox.set({ sentAt: t.clock.now }).where('host', '=', 'lee').execute()
    }
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
    const csv = await t.act('export/bookings')
    expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="bookings-[\d-]+\.csv"$/)
    expect(await csv.text()).toContain('"Dana Hand"')
    expect((await t.act('export/secrets')).status).toBe(404)
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
    expect((await t.act('retry', { id })).headers.get('Location')).toContain('#calls')
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
    for (const _press of [1, 2]) await t.act('day', { person: 'ana' })
    expect(await t.pending()).toEqual(['day-link'])
    expect((await t.page()).match(/Link to a host’s calls mailed by Dana Desk/g)).toHaveLength(2)
  })

  it('says of everything that was done who did it: by hand, moved, outcome, blocked, called back, exported', async () => {
    const t = callPages(store(), settings)
    const [dana, lee] = [await office('dana', t), await office('lee', t)]
    const form = { date: '2026-12-01', time: '10:00', name: 'Vera Visitor', email: 'vera@example.com' }
    await dana.act('book', { ...form, person: 'ana' })
    const [call] = await listBookings(store())
    const ofCall = (key: string, page: string, fields = {}) =>
      t.post(`/desk/call/${page}?booking=${key}.${call?.id}`, fields)
    // Also to a time that the site doesn't offer.
    await ofCall(lee.key, 'move', { date: '2026-12-01', time: '19:15' })
    expect((await listBookings(store()))[0]?.startsAt).toEqual(Temporal.Instant.from('2026-12-02T00:15:00Z'))
    await ofCall(dana.key, 'resend')
    await t.post(`/desk/day/block?link=${lee.key}`, { date: '2026-12-02', from: '', to: '' })
    const lead = exampleLeadRequest({ name: 'Carl Caller', callBy: FRIDAY.add({ hours: 72 }) })
    await storeLead(store(), lead, FRIDAY)
    const [, id = ''] = /name="id" value="([^"]+)"[^>]*>\s*<button[^>]*>Called/.exec(await dana.page()) ?? []
    await t.post(`/desk/day/called?link=${dana.key}`, { id })
    await lee.act('export/leads')
    t.clock.now = Temporal.Instant.from('2026-12-02T00:40:00Z')
    const ana = await createDayLink(store(), 'ana', t.clock.now)
    await ofCall(ana, 'outcome', { is: 'held' })

    const later = await office('dana', t)
    const page = await later.page('&q=vera')
    const steps = ['Booked by hand by Dana Desk', 'Moved by Lee Lead', 'Confirmation sent again by Dana Desk']
    const all = [...steps, 'Marked “Showed up” by Ana Ruiz, Tue, Dec 1, 7:40\u00a0PM EST']
    expect(page).toMatch(new RegExp(all.join('.*'), 's'))
    expect(page).toMatch(/Wednesday, December 2, all day.*Blocked by Lee Lead/s)
    expect(await later.page('&q=carl')).toMatch(/was called back.*Called back by Dana Desk/s)
    const lately = page.slice(page.indexOf('Lately done'))
    for (const line of [
      'Vera Visitor: Marked',
      'Carl Caller: Called back by Dana',
      'Exported leads by Lee Lead',
    ])
      expect(lately).toContain(line)
    const callPage = await (await t.get(`/desk/call?booking=${ana}.${call?.id}`)).text()
    expect(callPage).toMatch(new RegExp(all.join('.*'), 's'))
    // Visitors aren't told who.
    const visitors = await createCallLink(store(), call?.id ?? '', FRIDAY, 'visitor')
    expect(await (await t.get(`/desk/call?booking=${visitors}`)).text()).not.toContain('Lee Lead')
  })

  it('has a menu of its parts in their order, the call by hand first and the numbers last', async () => {
    const page = await (await office()).page()
    const menu = [...page.matchAll(/<a class="[^"]*" href="#([\w-]+)">/g)].map(([, id]) => id)
    expect(menu).toEqual(['by-hand', 'calls', 'blocked', 'leads', 'numbers'])
    const places = menu.map((id) => page.indexOf(` id="${id}"`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('notes a change of the site once, and compares the weeks around it', async () => {
    const t = await office()
    for (const _press of [1, 2]) await t.act('note', { name: 'new first screen' })
    await t.act('note', { name: ' ' })
    expect(await t.page()).toContain('“new first screen” (2026-11-20): too few visits')
    expect(await store().db.selectFrom('notes').selectAll().execute()).toHaveLength(1)
  })
})

onEmbeddedStore((store) => {
  it('is mailed to the agency’s address where nobody is named for it', async () => {
    const t = callPages(store())
    await t.post('/desk/office/mail', { email: 'team@wellbooked.example' })
    expect(await t.pending()).toEqual(['office-link'])
    const link = await createDayLink(store(), OFFICE_UNOPENED, FRIDAY, AGENCY_HOST)
    const opened = await t.post(`/desk/office/open?link=${link}`)
    expect(await (await t.get(opened.headers.get('Location') ?? '')).text()).toContain(
      'Office opened by the office',
    )
  })
})
