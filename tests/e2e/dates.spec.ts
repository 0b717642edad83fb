import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { edition } from '../../app/content/guide/edition.data.ts'
import { startServer } from '../fixtures/servers/start-server.ts'
import { expectConfirmation, fillDetails, newVisitor, openWidget, submit } from './steps/book-a-call.ts'
import { invitationIn, mailWith } from './steps/mail.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { localTime } from './steps/time-zone.ts'

runOnlyOn('phone')
// Each test starts a server while other tests run.
test.describe.configure({ timeout: 120_000 })

/** Starts a server whose clock begins at an instant. */
async function serverAt(instant: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'journey-at-'))
  const clock = path.resolve('tests/fixtures/servers/clock.mjs')
  const env = { DATA_DIR: dataDir, TEST_CLOCK: instant, NODE_OPTIONS: `--import=${clock}` }
  return { dataDir, ...(await startServer(env)) }
}

for (const [when, now, first] of [
  ['on a Friday evening', '2026-12-04T23:30:00Z', '2026-12-07T14:00:00Z'],
  ['in the last hour before a holiday', '2026-11-25T22:30:00Z', '2026-11-27T14:00:00Z'],
  ['as the clocks go forward', '2027-03-14T06:59:55Z', '2027-03-15T13:00:00Z'],
  ['as the clocks go back', '2027-11-07T05:59:55Z', '2027-11-08T14:00:00Z'],
] as const)
  test(`the first time offered is booked ${when}, and everything says the same time`, async ({ page }) => {
    const { origin, dataDir, stop } = await serverAt(now)
    // Sets the browser's clock to the server's, which is part of a form's key.
    const [, served] =
      /"formKey":"[^."]+\.(\d+)/.exec(await (await fetch(`${origin}/desk/booking`)).text()) ?? []
    await page.clock.install({ time: Number(served) })
    const widget = await openWidget(page, `${origin}/desk/booking`)
    const { weekday, date, time } = localTime(first)
    await widget.locator('a[href*="start="]').first().click()
    await expect(widget.locator('main')).toContainText(`${weekday}, ${date}`)
    const visitor = newVisitor()
    await fillDetails(widget, visitor)
    await submit(widget)
    await expectConfirmation(page, first)
    const mails = () => mailWith(visitor.email, path.join(dataDir, 'mail'))
    await expect.poll(async () => (await mails()).length).toBe(2)
    const confirmation = (await mails()).find(({ to }) => to?.[0]?.address === visitor.email)
    expect(confirmation?.text).toContain(`${weekday}, ${date}`)
    expect(confirmation?.text).toContain(time)
    expect(confirmation && invitationIn(confirmation).start).toBe(first)
    await stop()
  })

test('at midnight of the office the page of the guide changes to what is true then', async ({ page }) => {
  const server = await serverAt('2027-01-01T04:00:00Z')
  await page.goto(server.origin + edition.pages.form)
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toContainText('ends on December 31, 2026')
  server.process.kill('SIGUSR2')
  await expect(async () => {
    await page.reload()
    await expect(headline).toContainText('rule after December 31, 2026', { timeout: 500 })
  }).toPass({ timeout: 50_000 })
  await server.stop()
})
