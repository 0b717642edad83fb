import { expect, test } from '@playwright/test'
import { every, fixes, isFocused, mixed, openSheet, PATH, QUESTIONS, result } from './open-audit.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Sets its own sizes.')

test('quick fixes come before slow ones, and an unknown is not a fix', async ({ page }) => {
  await page.goto(mixed)
  await expect(result(page)).toHaveText('9 of 15 answered, 6 to go.')
  await expect(page.getByText('You lose patients at 2 steps: Getting found, Earning trust.')).toBeVisible()
  await expect(fixes(page)).toHaveText([/price range/, /4-column tally/, /one page/, /move up on the map/])
  await expect(page.getByRole('region', { name: 'Look these up' }).getByRole('link')).toHaveText([
    '6 The reviews',
  ])
  await expect(page.getByRole('link', { name: '4 The price (no)' })).toHaveAttribute('href', '#q4')
})

test('a link to an unanswered question opens it in either view', async ({ page }) => {
  await openSheet(page, mixed)
  const open = page.getByRole('region', { name: 'Not answered yet', exact: true }).getByRole('link')
  await expect(open).toHaveCount(6)
  await open.filter({ hasText: 'The accounts' }).click()
  await expect(page.locator('#q14')).toBeInViewport()
  expect(await isFocused(page, 'q14')).toBe(true)
  await page.getByRole('button', { name: 'One at a time' }).click()
  await open.filter({ hasText: 'The tags' }).click()
  await expect(page.locator('#q15')).toBeFocused()
  await expect(page.locator('#q15')).toBeInViewport()
})

test('all yes, all unknown and all no each have their own result', async ({ page }) => {
  await page.goto(every('yes'))
  await expect(result(page)).toHaveText('You answered yes to all 15.')
  await expect(fixes(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Calculate what a month may bring' })).toBeVisible()

  await page.goto(every('unknown'))
  await expect(result(page)).toHaveText('All 15 questions answered.')
  await expect(fixes(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Look these up' }).getByRole('link')).toHaveCount(QUESTIONS)

  await page.goto(every('no'))
  await expect(fixes(page)).toHaveCount(QUESTIONS)
  await expect(fixes(page).last()).toHaveText(/move up on the map/)
  await page.getByRole('link', { name: 'Start over' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page.locator(':checked')).toHaveCount(0)
})

test('invalid parameters are ignored and never rendered', async ({ request }) => {
  const answer = await request.get(
    `${PATH}?q1=%3Cscript%3Ealert(1)%3C/script%3E&q2=YES&q99=no&__proto__=no&q3=no`,
  )
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('1 of 15 answered')
  expect(html).not.toContain('alert(1)')
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/marketing-audit"/)
  expect(answer.headers()['cache-control']).toBe('private, no-cache')
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('every link of the result has a target', async ({ page }) => {
  await page.goto(mixed)
  const targets = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.length).toBeGreaterThan(QUESTIONS)
  for (const target of new Set(targets)) await expect(page.locator(target)).toHaveCount(1)
})
