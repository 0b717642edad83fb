import { expect, type Page } from '@playwright/test'

export const PATH = '/marketing-audit'
export const QUESTIONS = 15

/** Answers of every kind, some questions unanswered. */
export const mixed = `${PATH}?q1=partly&q3=no&q4=no&q5=yes&q6=unknown&q7=yes&q8=yes&q9=yes&q13=partly`
export const every = (answer: string) =>
  `${PATH}?${Array.from({ length: QUESTIONS }, (_, index) => `q${index + 1}=${answer}`).join('&')}`

export const result = (page: Page) => page.locator('#result')
export const fixes = (page: Page) =>
  page.getByRole('region', { name: 'Fix these in this order' }).getByRole('heading', { level: 4 })
export const isFocused = (page: Page, id: string) =>
  page.evaluate((wanted) => document.activeElement?.id === wanted, id)

/** Opens the page with every question, whichever view the screen's width has chosen. */
export async function openSheet(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'All at once' }).click()
}

/** Opens it with one question, and waits until it answers to the keyboard. */
export async function openSteps(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByText(/^Question \d+ of 15$/)).toBeVisible()
}
