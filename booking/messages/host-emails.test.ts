import { expect, it } from 'vitest'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { exampleHost } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { claimAll } from '../../tests/fixtures/run-outbox.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { addSeen } from '../store/seen.ts'
import { mailsOf } from './channels/mail-files.ts'
import { folderSender } from './channels/senders.ts'
import { composeForHost } from './compose-host.ts'
import type { EmailMessage } from './emails/email-message.ts'
import { queueMornings } from './host-emails.ts'
import { enqueueForHost } from './outbox.ts'
import type { Dropped } from './wanted.ts'

const folder = temporaryFolder()
const files = folderSender(folder)
const people = [
  exampleHost('ana', { name: 'Ana Example', email: 'ana@wellbooked.example' }),
  exampleHost('ben', { name: 'Ben Example', calls: [] }),
]
const mail = { ...tuesdaySettings.mail, weeklyReportTo: 'owner@wellbooked.example' }
const office = ['zoe', 'eve'].map((id) => ({ id, name: id, email: `${id}@wellbooked.example` }))
const settings = { ...tuesdaySettings, people, office, mail }

onEmbeddedStore((store) => {
  /** Of the emails for hosts that are due: `subject to address`, or why it is not sent; and the text of the last. */
  const hostEmails = async (now: Temporal.Instant) => {
    const found = { emails: [] as string[], text: '' }
    const send = async (id: string, email: EmailMessage) => {
      const answer = await files.send(id, email)
      found.emails.push(`${email.subject} to ${email.to}`)
      found.text = email.text
      return answer
    }
    for (const message of await claimAll(store(), now)) {
      if (message.host === null) continue
      const outlets = { store: store(), settings, sender: { ...files, send } }
      await composeForHost(outlets, message, now)
        .then((send) => send(AbortSignal.timeout(1000)))
        .catch((error: Dropped) => found.emails.push(error.message))
    }
    return found
  }
  const morning = (now: Temporal.Instant) => queueMornings({ store: store(), settings, now: () => now })

  it('tells the host on the morning of the calls, once, with a link to the day', async () => {
    const t = callPages(store(), settings)
    const { booking } = await t.book({ name: 'Dana First', phone: '(212) 555-0142' })
    await t.book({ name: 'Lee Second', startsAt: tuesday('15:45') })
    await morning(tuesday('11:59'))
    t.clock.now = tuesday('12:00')
    expect((await hostEmails(t.clock.now)).emails).toEqual([])
    for (let check = 0; check < 2; check++) await morning(t.clock.now)
    const { emails, text } = await hostEmails(t.clock.now)
    expect(emails).toEqual(['Today: 2 calls, first at 10:00 AM to ana@wellbooked.example'])
    for (const labels of ['Dana First', '(212) 555-0142', booking.practice, 'Lee Second'])
      expect(text).toContain(labels)
    expect(await mailsOf(folder, booking.email)).toHaveLength(1)
    const [address = ''] = /\/desk\/day\?link=[\w-]{22}/.exec(text) ?? []
    expect(await (await t.get(address)).text()).toContain('Your next call')
  })

  it('reports each Monday, once, what came and was booked in the week before, and what needs a person', async () => {
    const t = callPages(store(), settings)
    const monday = FRIDAY.add({ hours: 72 })
    const seen = { day: '2026-11-20', page: '/seo', source: 'google', event: 'seen:narrow', times: 40 }
    await addSeen(store(), [
      { ...seen, source: 'bing', times: 10 },
      ...[seen, { ...seen, source: '', event: 'lcp:3100' }],
      { ...seen, page: '/edge', source: '', event: 'lcp:2501', times: 20 },
      { ...seen, page: '/edge', source: '', times: 20 },
      // Not slow, and too few to tell.
      { ...seen, page: '/about', source: '', event: 'lcp:2500' },
      { ...seen, page: '/blog', source: '', event: 'lcp:9000', times: 19 },
    ])
    const [sunday, today] = ['2026-11-15', '2026-11-23']
    await addSeen(store(), [
      { ...seen, day: sunday, times: 7 },
      { ...seen, day: today, times: 5 },
    ])
    await t.book({ attribution: { utm_source: 'google', landing: '/seo' } })
    for (let check = 0; check < 2; check++) await morning(monday)
    const { emails, text } = await hostEmails(monday)
    expect(emails).toEqual(['Last week: 1 call booked, 50 arrived to owner@wellbooked.example'])
    for (const part of [
      '50 arrived at the site, 7 the week',
      'Booked, of those who arrived: 2% (1 of 50)',
      `${'█'.repeat(16)} google: 40 arrived, 1 booked\n${'█'.repeat(4)} bing: 10 arrived, 0 booked`,
      '/seo: 3.1 seconds',
      '/edge: 2.5 seconds',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/What needs you|\/about: |\/blog: |█{17}/)
  })

  it('reports what needs a person: of calls and messages, those of the 30 days before', async () => {
    const monday = Temporal.Instant.from('2026-12-07T12:00:00Z')
    const t = callPages(store(), settings)
    const { booking } = await t.book()
    await t.book({ startsAt: tuesday('15:45') })
    const update = store().db.updateTable('bookings').where('id', '=', booking.id)
    const waiting = async () => {
      await store().db.deleteFrom('outbox').execute()
      await morning(monday)
      const { text } = await hostEmails(monday)
      return /Calls without an outcome.*: (\d)/.exec(text)?.[1]
    }
    expect(await waiting()).toBe('2')
    const earlier = (days: number) => booking.startsAt.subtract({ hours: 24 * days })
    await update.set({ startsAt: earlier(24), endsAt: earlier(24).add({ minutes: 30 }) }).execute()
    expect(await waiting()).toBe('2')
    await update.set({ startsAt: earlier(25), endsAt: earlier(25).add({ minutes: 30 }) }).execute()
    expect(await waiting()).toBe('1')
    await update.set({ startsAt: earlier(1), endsAt: booking.endsAt, outcome: 'held' }).execute()
    expect(await waiting()).toBe('1')
  })

  it('sends each link to the person who asked for it', async () => {
    const message = { occasion: 'o', dueAt: FRIDAY, usefulUntil: null } as const
    await enqueueForHost(store(), { ...message, kind: 'day-link', host: 'ana' })
    await enqueueForHost(store(), { ...message, kind: 'day-link', host: 'ben' })
    for (const host of ['eve', 'left'])
      await enqueueForHost(store(), { ...message, kind: 'office-link', host })
    const { emails } = await hostEmails(FRIDAY)
    expect(emails.map((email) => email.replace(/^.* to /, '')).sort()).toEqual([
      ...['ana@wellbooked.example', 'eve@wellbooked.example', settings.mail.agencyCopyTo],
      'this person doesn’t open the office any more',
    ])
  })

  it('says nothing when the calls of the day were canceled', async () => {
    const t = callPages(store(), settings)
    const { link } = await t.book()
    await morning(tuesday('12:00'))
    await t.post(`/desk/call/cancel?booking=${link}`)
    expect((await hostEmails(tuesday('12:01'))).emails).toEqual(['no calls are left that day'])
  })
})
