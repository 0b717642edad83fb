import { expect, test } from '@playwright/test'
import { answeredVisit, firstVisit } from './answered-visit.ts'
import { banner, boxes, choiceIn, dismiss, press, reopen } from './ask-consent.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

test.describe('after an answer', () => {
  test.use({ storageState: answeredVisit })

  test('the footer’s button shows it again; Escape changes nothing and restores focus', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    const before = await choiceIn(context)
    await reopen(page).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeFocused()
    await boxes(page).first().check()
    await page.keyboard.press('Escape')
    await expect(banner(page)).toHaveCount(0)
    await expect(reopen(page)).toBeFocused()
    expect(await choiceIn(context)).toEqual(before)

    await reopen(page).click()
    await reopen(page).click()
    await expect(banner(page)).toHaveCount(1)
    await press(page, 'Close')
    await expect(reopen(page)).toBeFocused()
    expect(await choiceIn(context)).toEqual(before)
  })

  test('patient pages don’t ask, and have the button too', async ({ page }) => {
    await page.goto('/desert-light')
    // They note nothing, so they don't ask by themselves.
    await expect(banner(page).locator('visible=true')).toHaveCount(0)
    await reopen(page).click()
    await expect(banner(page)).toBeFocused()
  })
})

test('revoking consent deletes its cookies, on this host and parent domains', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  await press(page, 'Accept all')
  await dismiss(page)
  const set = ['_ga', '_ga_AB12CD34EF', '_gid', '_gat', '_fbp', 'kept', '_gaudy']
  await context.addCookies(set.map((name) => ({ name, value: '1', url: String(baseURL) })))
  const names = async () => (await context.cookies()).map(({ name }) => name).sort()
  await reopen(page).click()
  await banner(page)
    .getByRole('checkbox', { name: /^Analytics/ })
    .uncheck()
  await press(page, 'Save my choice')
  await dismiss(page)
  expect(await names()).toEqual(['_fbp', '_gaudy', 'consent', 'kept'])
  await reopen(page).click()
  await press(page, 'Reject non-essential')
  expect(await names()).toEqual(['_gaudy', 'consent', 'kept'])
})
