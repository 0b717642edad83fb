import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { runScript } from '../fixtures/run-desk.ts'
import { accessibility } from './every-page/accessibility.ts'
import { newVisitor } from './steps/book-a-call.ts'
import { mailWith } from './steps/mail.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { dataDir } from './steps/servers.ts'

runOnlyOn('phone')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Beyond the days that the site offers, so that no other journey has these times. */
const day = (days: number) =>
  Temporal.Now.plainDateISO('America/New_York')
    .add({ days: 70 + days })
    .toString()

const by = 'by Dana Whitfield'

async function bookByHand(page: Page, name: string, email: string, date: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone (optional)').fill('(212) 555-0142')
  await page.getByLabel('Day', { exact: true }).fill(date)
  await page.getByLabel('Time', { exact: true }).fill('20:00')
  await page.getByRole('button', { name: 'Book this call' }).click()
}

/** Lets a call have ended a minute ago. */
function letEnd(name: string): void {
  const db = new DatabaseSync(path.join(dataDir, 'bookings.sqlite'), { timeout: 10_000 })
  const [start, end] = [Date.now() - 31 * 60_000, Date.now() - 60_000]
  db.prepare('update bookings set starts_at = ?, ends_at = ?, blocks_until = ? where name = ?').run(
    ...[start, end, end],
    name,
  )
  db.close()
}

test('the office’s day on a phone: booked by hand, moved, outcome, blocked, exported, each with who did it', async ({
  page,
}) => {
  const { name, email } = newVisitor()
  const over = newVisitor()
  await page.goto('/desk/office')
  await page.getByLabel('Your email address').fill('dana@example.com')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look at your email')
  const { out } = await runScript('desk.ts', { DATA_DIR: dataDir }, 'link', '--office')
  await page.goto(/\/desk\/office\S+/.exec(out)?.[0] ?? 'no link')
  await page.getByRole('button', { name: 'Open the office' }).click()
  const office = page.url()

  const menu = page.getByRole('navigation', { name: 'Parts of this page' })
  expect((await menu.boundingBox())?.height).toBeLessThan(60)
  await menu.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('heading', { name: 'The last 90 days' })).toBeInViewport()
  await menu.getByRole('link', { name: 'Book a call' }).click()

  await bookByHand(page, name, email, day(0))
  const call = page.locator('details', { hasText: name })
  await expect(call.locator('summary')).toContainText(`Booked by hand ${by}`)
  await expect(call.locator('summary')).toContainText('555-0142')
  await expect.poll(async () => (await mailWith(email)).length).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await accessibility(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await call.locator('summary').click()
  await call.getByRole('link', { name: 'Move the call' }).click()
  await page.getByLabel('Day', { exact: true }).fill(day(1))
  await page.getByLabel('Time at the office').fill('19:15')
  expect(await accessibility(page)).toEqual([])
  await page.getByRole('button', { name: 'Move the call there' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This call was moved')
  await expect(page.getByText(`Moved ${by}`)).toBeVisible()

  await page.goto(office)
  await bookByHand(page, over.name, over.email, day(2))
  await expect(page.locator('details', { hasText: over.name })).toBeVisible()
  letEnd(over.name)
  await page.goto(office)
  const ended = page.getByRole('listitem').filter({ hasText: over.name })
  await ended.getByRole('button', { name: 'Showed up' }).click()
  await expect(page.getByRole('status').filter({ hasText: over.name })).toContainText('Showed up')

  await page.getByLabel('Day to block').fill(day(3))
  await page.getByRole('button', { name: 'Block this time' }).click()
  await expect(page.locator('#blocked')).toContainText(`Blocked ${by}`)

  await page.getByText('another CalDAV server').click()
  await page.getByLabel('Address of the server').fill('https://127.0.0.1:9')
  await page.getByLabel('User name').fill('dana')
  await page.getByLabel('App password').fill('a-password')
  await page.getByRole('button', { name: 'Connect this calendar' }).click()
  await expect(page.getByLabel('Address of the server')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('No CalDAV server answers at this address')
  expect(await page.content()).not.toContain('a-password')
  expect(await accessibility(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'bookings' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-[\d-]+\.csv$/)

  await page.goto(office)
  for (const done of ['Exported bookings', 'Blocked', `${over.name}: Marked “Showed up”`, `${name}: Moved`])
    await expect(page.locator('#done')).toContainText(`${done} ${by}`)
  await page.getByRole('button', { name: 'Close the office' }).click()
  expect((await page.goto(office))?.status()).toBe(404)
})
