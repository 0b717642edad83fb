import { expect, test } from '@playwright/test'
import { chooseTime, FRAME_TITLE, widgetOf } from './book-a-call.ts'
import { ownTime } from './own-time.ts'
import { outsideOrigin } from './servers.ts'
import { goByLink, handed, SEARCH } from './stored-attribution.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test('the booking page works with blocked storage and still uses its own query', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/book?utm_source=x')
  await chooseTime(widgetOf(page), start)
  expect(await handed(widgetOf(page))).toEqual({ utm_source: 'x' })
  expect(faults).toEqual([])
})

test('the link to a new tab has both touches', async ({ page, request }) => {
  const start = await ownTime(request)
  await page.goto('/?utm_source=google')
  await page.goto('/about?utm_source=newsletter')
  await page.goto('/book')
  const link = page.getByRole('link', { name: /new tab/ }).last()
  await expect(link).toHaveAttribute('href', /utm_source=newsletter.*first_utm_source=google/)
  await page.goto((await link.getAttribute('href')) ?? '')
  await chooseTime(page, start)
  expect(await handed(page)).toMatchObject({ utm_source: 'newsletter', first_utm_source: 'google' })
})

test.describe('an outside calendar', () => {
  test.use({ baseURL: outsideOrigin })

  test('gets the campaign in its address, once, and Back still works', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://widget.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' })
    })
    await page.goto('/seo?utm_source=google&gclid=x', { referer: SEARCH })
    await goByLink(page, '/book')
    await page.waitForURL('/book')
    const frame = async () =>
      (await (await page.getByTitle(FRAME_TITLE).elementHandle())?.contentFrame())?.url()
    await expect.poll(frame).toMatch(/\?utm_source=google&gclid=x$/)
    expect(asked.filter((url) => url.includes('utm_source'))).toHaveLength(1)
    expect(asked.join()).not.toMatch(/landing|referrer|first_/)
    await page.goBack()
    await expect(page).toHaveURL(/\/seo\?/)

    asked.length = 0
    await page.goto('/book?utm_source=newsletter')
    await expect.poll(frame).toMatch(/\?utm_source=newsletter$/)
    expect(asked).toHaveLength(1)
  })
})
