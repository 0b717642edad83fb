import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { callPages, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { connect, listConnections } from '../calendar/connected/connections.ts'
import { mailsOf } from './channels/mail-files.ts'
import { folderSender } from './channels/senders.ts'
import { composeForHost } from './compose-host.ts'
import type { EmailMessage } from './emails/email-message.ts'
import { alarmCalendar, queueMornings } from './host-emails.ts'
import { claimDue } from './outbox-claims.ts'

const folder = temporaryFolder()
const people = [
  { id: 'ana', name: 'Ana Example', role: 'lead', calls: 'all' as const, email: 'ana@wellbooked.example' },
  { id: 'ben', name: 'Ben Example', role: 'lead', calls: [] },
]
const settings = { ...tuesdaySettings, people }

onBothStores((store) => {
  /** The emails for hosts that are due, each composed, or why it is not sent. */
  const hostEmails = async (now: Temporal.Instant) => {
    const sent: EmailMessage[] = []
    const reasons: string[] = []
    const files = folderSender(folder)
    const sender = {
      ...files,
      send: async (id: string, email: EmailMessage) => {
        sent.push(email)
        await files.send(id, email)
      },
    }
    const due = await claimDue(store(), now, { leaseSeconds: 60, limit: 50 })
    for (const message of due.filter(({ host }) => host !== null)) {
      const composed = await composeForHost({ store: store(), settings, sender }, message, now)
      if ('reason' in composed) reasons.push(composed.reason)
      else await composed(AbortSignal.timeout(1000))
    }
    return { sent, reasons }
  }
  const morning = (now: Temporal.Instant) => queueMornings({ store: store(), settings, now: () => now })

  it('tells the host on the morning of the calls, once, with a link to the day', async () => {
    const t = callPages(store(), settings)
    const { booking } = await t.book({ name: 'Dana First', phone: '(212) 555-0142' })
    await t.book({ name: 'Lee Second', startsAt: tuesday('15:45') })
    await morning(tuesday('11:59'))
    expect((await hostEmails(tuesday('11:59'))).sent).toEqual([])
    t.clock.now = tuesday('12:00')
    for (let check = 0; check < 2; check++) await morning(t.clock.now)
    const { sent } = await hostEmails(t.clock.now)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@wellbooked.example', 'Today: 2 calls, first at 10:00 AM'],
    ])
    const text = sent[0]?.text ?? ''
    for (const words of ['Dana First', '(212) 555-0142', booking.practice, 'Lee Second'])
      expect(text).toContain(words)
    expect(await mailsOf(folder, booking.email)).toHaveLength(1)
    const [address = ''] = /\/desk\/day\?link=[\w-]{22}/.exec(text) ?? []
    expect(await (await t.get(address)).text()).toContain('Your first call today')
  })

  it('says nothing when the calls of the day were canceled or are over', async () => {
    const t = callPages(store(), settings)
    const { link } = await t.book()
    await morning(tuesday('12:00'))
    await t.post(`/desk/call/cancel?booking=${link}`)
    expect(await hostEmails(tuesday('12:01'))).toEqual({ sent: [], reasons: ['no calls are left that day'] })
  })

  it('says whose calendar can’t be read to the agency and to them, unless it can again', async () => {
    const now = tuesday('12:00')
    const calendar = { host: 'ana', provider: 'caldav' as const, account: 'ana@dav.example' }
    const { id } = await connect(store(), calendar, {}, now)
    const fail = async (failedAt: Temporal.Instant | null) => {
      await store().db.updateTable('calendars').set({ failedAt }).where('id', '=', id).execute()
      for (const connection of await listConnections(store())) await alarmCalendar(store(), connection, now)
    }
    await fail(tuesday('10:00'))
    const { sent } = await hostEmails(now)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['team@wellbooked.example, ana@wellbooked.example', 'We can’t read Ana Example’s calendar'],
    ])
    expect(sent[0]?.text).toMatch(/5:00 AM Eastern[\s\S]*npm run desk -- calendars/)
    await fail(tuesday('11:00'))
    await store().db.updateTable('calendars').set({ failedAt: null }).execute()
    expect((await hostEmails(now)).reasons).toEqual(['the calendar can be read again, or was disconnected'])
  })
})
