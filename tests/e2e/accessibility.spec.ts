// The pages themselves are checked in every-page.spec.ts; these are states that a visitor brings about.
import { expect, test } from '@playwright/test'
import { runScript } from '../fixtures/run-desk.ts'
import { accessibility } from './every-page/accessibility.ts'
import { legible } from './every-page/legible.ts'
import { book, bookButton, openFilledForm } from './steps/book-a-call.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { dataDir } from './steps/servers.ts'
import { claimTime } from './steps/time-zone.ts'

runOnlyOn('phone')

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the steps of the booking and its errors are accessible', async ({ page, request }) => {
  const { start, widget } = await openFilledForm(page, request)
  await widget.locator('input[name="name"]').fill('')
  await bookButton(widget).click()
  await expect(widget.locator('input[name="name"]')).toBeFocused()
  await expect(widget.getByRole('alert')).toBeVisible()
  expect.soft(await accessibility(page)).toEqual([])
  expect.soft(await legible(page)).toEqual([])
  await book(request, start)
  await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
  await expect(page.getByRole('alert')).toBeVisible()
  expect.soft(await accessibility(page)).toEqual([])
})

test('the pages of a call are accessible in every state', async ({ page, request }) => {
  const secret = await book(request, await claimTime(request))
  const call = `?booking=${secret}`
  const check = async (address: string) => {
    await page.goto(address)
    expect.soft(await accessibility(page), address).toEqual([])
    expect.soft(await legible(page), address).toEqual([])
  }
  for (const address of [
    `/desk/call${call}`,
    `/desk/call/move${call}`,
    `/desk/call/move${call}&start=${await claimTime(request)}`,
    `/desk/call/cancel${call}`,
    `/bookingconfirmation${call}`,
    '/desk/call?booking=unknown',
  ])
    await check(address)
  const { out } = await runScript('desk.ts', { DATA_DIR: dataDir }, 'link')
  await page.setViewportSize({ width: 320, height: 640 })
  await check(/\/desk\/day\S+/.exec(out)?.[0] ?? 'no link')
  await expect(page.getByRole('heading', { name: 'Blocked times' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await request.post(`/desk/call/cancel${call}`, { form: {} })
  for (const path of ['/desk/call', '/bookingconfirmation']) await check(`${path}${call}`)
})
