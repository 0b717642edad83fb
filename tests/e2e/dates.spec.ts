import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { edition } from '../../app/content/guide/edition.data.ts'
import { textOf } from '../fixtures/read-page.ts'
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

test('the first time offered is booked as the clocks go back, and everything says the same time', async ({
  page,
}) => {
  const { origin, dataDir, stop } = await serverAt('2027-11-07T05:59:55Z')
  const first = '2027-11-08T14:00:00Z'
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

test('at midnight of the office the page of the guide changes to what is true then', async () => {
  const server = await serverAt('2027-01-01T04:00:00Z')
  const page = async () => textOf(await (await fetch(server.origin + edition.pages.form)).text())
  expect(await page()).toContain('ends on December 31, 2026')
  server.process.kill('SIGUSR2')
  await expect.poll(page, { timeout: 50_000 }).toContain('rule after December 31, 2026')
  await server.stop()
})
