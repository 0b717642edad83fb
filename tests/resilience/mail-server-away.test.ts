import { expect, it, vi } from 'vitest'
import { answers, startBookingService } from '../fixtures/servers/start-booking-service.ts'
import { startSmtp } from '../fixtures/servers/start-smtp.ts'

it('the visitor sees success while the mail server refuses every address for now, and everything arrives later', async () => {
  const smtp = await startSmtp()
  const t = await startBookingService({
    mail: {
      from: 'Wellbooked <calls@wellbooked.example>',
      agencyCopyTo: 'team@wellbooked.example',
      weeklyReportTo: '',
      smtpUrl: smtp.url,
    },
  })
  smtp.refuse = () => '4.3.2 try later'
  const [time = ''] = await t.starts()
  const posted = await t.post(answers(await t.key(), time, { email: 'dana@example.com' }), { json: true })
  expect(posted.status).toBe(201)
  await vi.waitFor(() => expect(smtp.connections() > 0 || t.logged().includes('failed')).toBe(true), 30_000)
  expect(smtp.received).toEqual([])
  smtp.refuse = null
  await vi.waitFor(
    () => {
      t.clock.now = t.clock.now.add({ minutes: 5 })
      expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual([
        'dana@example.com',
        'team@wellbooked.example',
      ])
    },
    { timeout: 30_000, interval: 1000 },
  )
  expect((await t.service.health()).dead).toBe(0)
})
