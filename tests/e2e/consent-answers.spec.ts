import { expect, test } from '@playwright/test'
import { firstVisit } from './answered-visit.ts'
import { banner, boxes, choiceIn, notice, press, reopen } from './ask-consent.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

for (const [button, analytics, marketing] of [
  ['Accept all', true, true],
  ['Reject non-essential', false, false],
] as const) {
  test(`“${button}” is stored for a year, confirmed, and the banner is not shown again`, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await press(page, button)
    await expect(banner(page)).toBeHidden()
    await expect(notice(page)).toContainText('Your choice is saved.')
    const kept = await choiceIn(context)
    expect(kept?.choice).toMatchObject({ analytics, marketing })
    expect(kept?.sameSite).toBe('Lax')
    expect((kept?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 24 * 3600 * 1000)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
    await reopen(page).click()
    for (const box of await boxes(page).all()) await expect(box).toBeChecked({ checked: analytics })
  })
}

test('customizing starts with all boxes unchecked and stores exactly the checked ones', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await press(page, 'Customize')
  await expect(boxes(page)).toHaveCount(2)
  for (const box of await boxes(page).all()) await expect(box).not.toBeChecked()
  await expect(banner(page)).toContainText('We don’t use an analytics service today.')
  await banner(page)
    .getByRole('checkbox', { name: /^Marketing/ })
    .check()
  await press(page, 'Save my choice')
  expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: true })
  await expect(notice(page)).toContainText('Analytics: refused. Marketing: allowed.')
})

test('an answer in another tab or on a later page closes the banner', async ({ page, context }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await press(other, 'Reject non-essential')
  await other.close()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(banner(page)).toHaveCount(0)
})
