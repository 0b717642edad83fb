import { type BrowserContext, expect, type Page } from '@playwright/test'
import { readChoice } from '../../app/layout/consent/consent-choice.ts'

export const banner = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })
export const reopen = (page: Page) => page.getByRole('button', { name: 'Cookie choices' })
export const press = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).click()
/** The toast that confirms a choice; it can cover the footer's button for a few seconds. */
export const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click()
/** Confirms an answer. The page has another status region, for toasts. */
export const notice = (page: Page) => page.locator('[data-island="consent-banner"]').getByRole('status')
export const boxes = (page: Page) => banner(page).getByRole('checkbox')
export const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

export async function choiceIn(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
  return cookie && { ...cookie, choice: readChoice(cookie.value, 1, Date.now()) }
}

/** Expects empty cookies and storage. */
export async function expectNothingKept(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
}
