import { expect, type Page, type Request, test } from '@playwright/test'
import { legacyOaks } from '../../app/content/clinics/legacy-oaks.ts'
import site from '../../site.config.ts'
import { answeredVisit, countedVisit } from './answered-visit.ts'
import { expectConfirmation, fillDetails, newVisitor, submit } from './book-a-call.ts'
import { connectAnalytics } from './counted-page.ts'
import { onTheWall, ownTime } from './own-time.ts'
import { expectPatientsFrame, heading, newPatient, recordRequests, sendDetails } from './patient-path.ts'
import { countingOrigin } from './servers.ts'

/** No call was found: the page confirms nothing, and says whom to call and where to choose a time. */
async function expectUnknown(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(heading(page)).toHaveText('We couldn’t find this call.')
  await expect(page).toHaveTitle(/^We couldn’t find this call/)
  await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', /happens|ready/)
  await expect(main.getByRole('link', { name: site.phone.display.replaceAll(' ', '\u00a0') })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/book')
  await expect(main).not.toContainText(/confirmed|What to Expect|Check your e-mail|Have these/)
}

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
    // A call decides itself in whose frame it is.
    await page.goto(`/bookingconfirmation?booking=${reference}&clinic=legacy-oaks`)
    await showsCall()
    await expect(page.locator('html')).not.toHaveAttribute('data-patient')
  })

  test('is not in a bookmark, and the page says where the call is', async ({ page }) => {
    await page.goto('/bookingconfirmation')
    await expect(page.getByRole('main')).toContainText('the date and time are in your confirmation e-mail')
    await expect(heading(page)).toHaveText('Your strategy call is confirmed.')
  })

  test('that leads to no call gets no page of a confirmed one', async ({ page }) => {
    await page.goto('/bookingconfirmation?booking=unknown-reference-1234&utm_source=ads')
    await expect(page).toHaveURL('/bookingconfirmation?utm_source=ads')
    await expectUnknown(page)
    await page.reload()
    await expectUnknown(page)
    for (const reference of ['', '%00', 'AbCdEfGhIjKlMnOpQrStUv', '%F0%9F%93%85']) {
      await page.goto(`/bookingconfirmation?booking=${reference}`)
      await expectUnknown(page)
    }
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

  for (const ways of [
    { email: true, phone: false },
    { email: false, phone: true },
  ])
    test(`a patient with ${ways.email ? 'an e-mail address' : 'a phone number alone'} stays in the clinic’s frame`, async ({
      page,
    }) => {
      const documents: string[] = []
      await page.route('**/bookingconfirmation?*', async (route) => {
        const response = await route.fetch()
        documents.push(await response.text())
        await route.fulfill({ response })
      })
      const requests = recordRequests(page)
      const { starts } = await (
        await page.request.get(`${countingOrigin}/desk/slots?clinic=legacy-oaks`)
      ).json()
      const start = starts[ways.email ? 3 : 4]
      await page.goto(`${countingOrigin}/desk/booking?clinic=legacy-oaks&zone=America/Denver&start=${start}`)
      await sendDetails(page, newPatient(ways))
      await page.waitForURL(/bookingconfirmation/)
      const shown = page.locator('main time')
      await expect(shown).toBeVisible()
      const address = ways.email
        ? /\/bookingconfirmation\?clinic=legacy-oaks$/
        : /\/bookingconfirmation\?booking=[\w-]{22}&clinic=legacy-oaks$/
      await expect(page).toHaveURL(address)
      await page.reload()
      await expect(shown).toBeVisible()
      await expect(page).toHaveURL(address)
      await page.getByRole('link', { name: 'Back to the clinic’s start page' }).click()
      await expect(page).toHaveURL(`${countingOrigin}/book?clinic=legacy-oaks`)
      await page.goBack()
      await expect(shown).toBeVisible()
      await expect(page).toHaveURL(address)
      const only = page.getByText('This page is the only place where you can move or cancel')
      await expect(only).toHaveCount(ways.email ? 0 : 1)
      // With an e-mail address a reload and the way back ask for the address without the reference first.
      expect(documents).toHaveLength(ways.email ? 5 : 3)
      for (const html of documents) expect(html).toMatch(/<html[^>]*\sdata-patient[\s=>]/)
      for (const one of requests.all) expect(new URL(one.url()).origin).toBe(countingOrigin)
    })

  test('a clinic’s page without an appointment is the clinic’s; an unknown clinic’s the agency’s', async ({
    page,
  }) => {
    for (const query of ['?clinic=legacy-oaks', '?booking=unknown-reference-1234&clinic=legacy-oaks']) {
      await page.goto(`/bookingconfirmation${query}`)
      await expect(page).toHaveURL('/bookingconfirmation?clinic=legacy-oaks')
      await expectPatientsFrame(page, legacyOaks, legacyOaks.shortName)
      const main = page.getByRole('main')
      await expect(heading(page)).toHaveText('Your appointment isn’t shown here.')
      await expect(main.locator(`a[href="tel:${legacyOaks.phone.dial}"]`)).toBeVisible()
      await expect(main).not.toContainText('e-mail')
    }
    await page.goto('/bookingconfirmation?clinic=no-such')
    await expect(page.locator('html')).not.toHaveAttribute('data-patient')
  })

  test('no report names the reference, even where the page’s script can’t run', async ({ page }) => {
    const { heard, eventsNamed } = await connectAnalytics(page)
    await page.goto('/bookingconfirmation?booking=reference-of-a-call-1')
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    expect(JSON.stringify(heard.map(({ command }) => command))).not.toContain('reference-of-a-call')
  })
})
