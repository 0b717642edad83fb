import { expect, test } from '@playwright/test'
import { firstVisit } from './answered-visit.ts'
import { banner, boxes, choiceIn, notice, press, reopen } from './ask-consent.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

test.describe('before React is there', () => {
  test('an answer counts at once, and is confirmed when React has come', async ({ page, context }) => {
    const whenFetched = Promise.withResolvers<void>()
    await page.route('**/assets/react-*.js', async (route) => {
      await whenFetched.promise
      await route.continue()
    })
    await page.goto('/')
    await press(page, 'Reject non-essential')
    expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: false })
    // It stays until the notice takes its place, so that the page moves once.
    await expect(banner(page)).toBeVisible()
    whenFetched.resolve()
    await expect(notice(page)).toContainText('Analytics: refused. Marketing: refused.')
    await expect(banner(page)).toHaveCount(0)
  })

  test('the last of several answers counts', async ({ page, context }) => {
    const whenFetched = Promise.withResolvers<void>()
    await page.route('**/assets/react-*.js', async (route) => {
      await whenFetched.promise
      await route.continue()
    })
    await page.goto('/')
    await press(page, 'Accept all')
    await reopen(page).click()
    await press(page, 'Reject non-essential')
    await reopen(page).click()
    whenFetched.resolve()
    await expect(boxes(page)).toHaveCount(2)
    for (const box of await boxes(page).all()) await expect(box).not.toBeChecked()
    expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: false })
  })

  test('an answer counts and the question goes where React cannot be fetched', async ({ page, context }) => {
    await page.route('**/assets/react-*.js', (route) => route.abort())
    await page.goto('/')
    await press(page, 'Accept all')
    expect((await choiceIn(context))?.choice).toMatchObject({ analytics: true, marketing: true })
    await expect(banner(page)).toHaveCount(0)
  })

  test('“Customize” opens as soon as React is there', async ({ page }) => {
    await page.route('**/assets/react-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/')
    await press(page, 'Customize')
    await expect(boxes(page).first()).toBeFocused()
  })

  test('a page that only shows the question fetches no React, and the policy’s link leads on', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((address) => /assets\/(react|consent|hydrate)/.test(address))).toEqual([])
    await banner(page).getByRole('link').click()
    await page.waitForURL('/cookie-policy')
  })
})
