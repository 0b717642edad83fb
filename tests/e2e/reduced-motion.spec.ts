import { expect, test } from '@playwright/test'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('menus, drawer, questions and toasts open and close without a transition', async ({
  page,
}, testInfo) => {
  await page.goto('/')
  if (testInfo.project.name === 'phone') {
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  } else {
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Funnel creation' }).first()).toBeVisible()
  }
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('#faq summary').first().click()
  expect(await moving()).toBe(0)
})
