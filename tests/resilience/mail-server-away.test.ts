import { expect, it, vi } from 'vitest'
import { answers, startBookingService, type TestService } from '../fixtures/servers/start-booking-service.ts'
import { type RunningSmtp, startSmtp } from '../fixtures/servers/start-smtp.ts'

let t: TestService
let smtp: RunningSmtp

const start = async () => {
  smtp = await startSmtp()
  t = await startBookingService({
    mail: {
      from: 'Wellbooked <calls@wellbooked.example>',
      agencyCopyTo: 'team@wellbooked.example',
      weeklyReportTo: '',
      smtpUrl: smtp.url,
    },
  })
}
const bookOne = async (email: string) => {
  const [time = ''] = await t.starts()
  const posted = await t.post(answers(await t.key(), time, { email }), { json: true })
  expect(posted.status).toBe(201)
}
const everythingArrives = (email: string) =>
  vi.waitFor(
    () => {
      t.clock.now = t.clock.now.add({ minutes: 5 })
      expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual([email, 'team@wellbooked.example'].sort())
    },
    { timeout: 30_000, interval: 1000 },
  )

it.each(['refuses every address for now', 'hangs after the email'])(
  'the visitor sees success while the mail server %s, and everything arrives later',
  async (what) => {
    await start()
    if (what.startsWith('hangs')) smtp.hangsAfterData = true
    else smtp.refuse = () => '4.3.2 try later'
    await bookOne('dana@example.com')
    await vi.waitFor(() => expect(smtp.connections() > 0 || t.logged().includes('failed')).toBe(true), 30_000)
    expect(smtp.received).toEqual([])
    smtp.hangsAfterData = false
    smtp.refuse = null
    await everythingArrives('dana@example.com')
    expect((await t.service.health()).dead).toBe(0)
  },
)

it('an address that is refused for good costs no other message', async () => {
  await start()
  smtp.refusalCode = 550
  smtp.refuse = (to) => (to === 'nobody@example.com' ? '5.1.1 unknown' : null)
  await bookOne('nobody@example.com')
  await vi.waitFor(async () => expect((await t.service.health()).dead).toBe(1), 30_000)
  await vi.waitFor(
    () => expect(smtp.received.map(({ to }) => to[0])).toEqual(['team@wellbooked.example']),
    30_000,
  )
})
