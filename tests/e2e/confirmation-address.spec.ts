import { expect, type Request, test } from '@playwright/test'
import { answeredVisit, countedVisit } from './answered-visit.ts'
import { expectConfirmation, fillDetails, newVisitor, submit } from './book-a-call.ts'
import { connectAnalytics } from './counted-page.ts'
import { onTheWall, ownTime } from './own-time.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test.describe('the reference of a booked call', () => {
  test.use({ storageState: answeredVisit })

  test('leaves the address bar; a reload and the way back still show the call', async ({ page, request }) => {
    const start = await ownTime(request)
    await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
    await fillDetails(page, newVisitor())
    await submit(page)
    const reference = await expectConfirmation(page, start)
    expect(reference).toMatch(/^[\w-]{22}$/)
    const showsCall = async () => {
      await expect(page.locator('main time')).toContainText(onTheWall(start).date)
      await expect(page).toHaveURL('/bookingconfirmation')
    }
    await showsCall()
    await page.reload()
    await showsCall()

    const next: Request[] = []
    page.on('request', (asked) => next.push(asked))
    await page.getByRole('link', { name: 'Return to the home page' }).click()
    await expect(page).toHaveURL('/')
    for (const asked of next) {
      expect(asked.url()).not.toContain(reference)
      expect((await asked.headerValue('referer')) ?? '').not.toContain(reference)
    }
    expect(await page.evaluate(() => document.referrer)).not.toContain(reference)
    await page.goBack()
    await showsCall()
    // Kept by the entry of the history alone.
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain(reference)
  })

  test('is not in a bookmark, and the page says where the call is', async ({ page }) => {
    await page.goto('/bookingconfirmation')
    await expect(page.getByRole('main')).toContainText('the date and time are in your confirmation e-mail')
    await page.goto('/bookingconfirmation?booking=unknown-reference-1234&utm_source=ads')
    await expect(page).toHaveURL('/bookingconfirmation?utm_source=ads')
    await expect(page.getByRole('main')).toContainText('the date and time are in your confirmation e-mail')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('stays in the address, which is all the page has, and reaches no other page', async ({
      page,
      request,
    }) => {
      const start = await ownTime(request)
      await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
      await fillDetails(page, newVisitor())
      await submit(page)
      const reference = await expectConfirmation(page, start)
      await expect(page).toHaveURL(`/bookingconfirmation?booking=${reference}`)
      const home = page.waitForRequest((asked) => new URL(asked.url()).pathname === '/')
      await page.getByRole('link', { name: 'Return to the home page' }).click()
      expect(await (await home).headerValue('referer')).toBeNull()
    })
  })
})

test.describe('with analytics', () => {
  test.use({ storageState: countedVisit })

  test('no report names the reference, even where the page’s script can’t run', async ({ page }) => {
    const { heard, eventsNamed } = await connectAnalytics(page)
    await page.goto('/bookingconfirmation?booking=reference-of-a-call-1')
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    expect(JSON.stringify(heard.map(({ command }) => command))).not.toContain('reference-of-a-call')
  })
})
