import { expect, test } from '@playwright/test'
import { firstVisit } from './answered-visit.ts'
import { banner, boxes, choiceIn, expectNothingKept, reopen } from './ask-consent.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

test.describe('Global Privacy Control', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
  })

  test('is an answer: no banner is shown, and the page says that it was honored', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toContainText(
      'We honor your browser’s Global Privacy Control signal',
    )
    await reopen(page).click()
    await expect(banner(page)).toContainText(
      'Your browser sends a Global Privacy Control signal, and we honor it',
    )
    await expect(boxes(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(reopen(page)).toBeFocused()
    await expectNothingKept(page)
  })

  test('revokes earlier consent', async ({ page, context, baseURL }) => {
    const url = String(baseURL)
    const value = `99.11.${Date.now().toString(36)}`
    await context.addCookies([
      { name: 'consent', value, url },
      { name: '_ga', value: '1', url },
    ])
    await page.goto('/')
    await expect
      .poll(async () => (await choiceIn(context))?.choice)
      .toMatchObject({ analytics: false, marketing: false })
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
    await expect(banner(page)).toHaveCount(0)
  })
})

test('the page does not mention it without the signal', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('We honor your browser’s', { exact: false })).toBeHidden()
})
