import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { agencyCommands, now, typeLine } from '../../tests/fixtures/agency-commands.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { startHttp } from '../../tests/fixtures/servers/start-http.ts'
import { startSmtp } from '../../tests/fixtures/servers/start-smtp.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import type { BookingSettings } from '../core/settings.ts'
import { listMessages } from '../lists/listings.ts'

const folder = temporaryFolder()

onEmbeddedStore((store, place) => {
  const { bookAt } = agencyCommands(store, place)
  const run = (line: string, over: Partial<BookingSettings> = {}, at = now) =>
    typeLine(line, { ...place(), ...over }, at)

  it('status shows what somebody has to look at', async () => {
    await bookAt('2026-12-01T15:00:00Z', { name: 'Dana Reed' })
    const backup = { folder: path.join(folder, `backups-${place().databaseUrl?.length}`), keepDays: 14 }
    mkdirSync(backup.folder)
    writeFileSync(path.join(backup.folder, 'bookings-2026-12-01T11Z.sqlite'), 'torn')
    const [message] = await listMessages(store(), { all: true })
    const failedAt = now.subtract({ minutes: 5 })
    await store()
      .db.updateTable('outbox')
      .set({ failedAt, lastError: '550 dana@example.com is unknown' })
      .where('id', '=', message?.id ?? '')
      .execute()
    const { code, out } = await run('status', { backup })
    expect(code).toBe(1)
    expect(out).toContain('1 given up')
    for (const trouble of [
      '! The site does not answer at http://127.0.0.1:9.',
      '2026-12-01T11Z.sqlite is not a whole backup',
      'is not tried again: 550 [address] is unknown',
    ])
      expect(out).toContain(trouble)
  })

  it('send-test prints each service’s own answer', async () => {
    const [smtp, http] = [await startSmtp(), await startHttp()]
    smtp.refusalCode = 550
    smtp.refuse = (to) => (to.startsWith('night@') ? '5.7.1 not welcome' : null)
    http.status = 403
    const { code, out } = await run('send-test --text +12125550142', {
      mail: {
        from: 'calls@wellbooked.example',
        agencyCopyTo: 'team@wellbooked.example',
        weeklyReportTo: '',
        smtpUrl: smtp.url,
      },
      texts: { url: http.url.replace('://', '://account:token@'), from: '+12125550100' },
      events: { url: http.url },
      alerts: { to: 'night@wellbooked.example' },
    })
    expect(code).toBe(1)
    expect(out).toMatch(/Email to team@wellbooked\.example +250 /)
    expect(out).toMatch(/Text +FAILED: The answer was 403\. \{"sid":"SM1"\}/)
    expect(out).toMatch(/Webhook +FAILED: The answer was 403/)
    expect(out).toMatch(/Alarm to night@wellbooked\.example +FAILED: .*550 5\.7\.1 not welcome/)
    expect(out).toMatch(/Alarm to ALERT_URL +not set/)
    expect(http.received.map(({ body }) => body.slice(0, 15))).toEqual(['To=%2B121255501', '{"event":"test"'])
    expect(smtp.received).toHaveLength(1)
  })
})
