import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { MIN_FORM_AGE_MS, newVisitor, type Visitor } from './book-a-call.ts'
import { onTheWall } from './own-time.ts'

/** Books by itself, as another visitor, and returns the secret of the confirmation address. */
export async function book(
  request: APIRequestContext,
  start: string,
  visitor: Visitor = newVisitor(),
): Promise<string> {
  const key = /"formKey":"([^"]+)"/.exec(await (await request.get('/desk/booking')).text())?.[1] ?? ''
  await expect.poll(() => Date.now() - Number(key.split('.')[1])).toBeGreaterThan(MIN_FORM_AGE_MS)
  const answer = await request.post('/desk/booking', {
    headers: { Accept: 'application/json' },
    form: { ...visitor, key, start, zone: 'America/Denver', homepage: '' },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).reference
}

export const isOpen = async (request: APIRequestContext, start: string) =>
  (await (await request.get('/desk/slots')).json()).starts.includes(start)

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Turns the weeks of a page of the desk to a time and chooses it. */
export async function chooseNewTime(page: Page, start: string): Promise<void> {
  const { weekday, date, time } = onTheWall(start)
  const link = page.getByRole('link', { name: `${time}, ${weekday}, ${date}`, exact: true })
  while ((await link.count()) === 0) await page.getByRole('link', { name: 'Next week' }).click()
  await link.click()
}
