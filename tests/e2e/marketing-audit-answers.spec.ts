import { expect, test } from '@playwright/test'
import { fixes, isFocused, mixed, openSheet, PATH, result } from './open-audit.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Sets its own sizes.')

test('the keyboard answers the questions, the result gets focus, and Back returns to the questions', async ({
  page,
}) => {
  await openSheet(page, PATH)
  await expect(result(page)).toHaveText('Your result appears here.')
  await page.locator('#q4 input').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#q4').getByLabel('No', { exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  // A source link is between two questions; the next Tab stop is the answers.
  while (!(await page.evaluate(() => document.activeElement?.matches('input[name="q5"]'))))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`${PATH}?q4=no&q5=yes#result`)
  await expect(result(page)).toHaveText('2 of 15 answered, 13 to go.')
  await expect(result(page)).toBeInViewport()
  expect(await isFocused(page, 'result')).toBe(true)
  await expect(page).toHaveTitle(/2 of 15 answered \| Wellbooked/)
  await expect(fixes(page)).toHaveText(['Put a price range on the treatment page'])
  await expect(page.locator('#q4').getByText(/^No\. People leave/)).toBeVisible()

  await page.locator('#q7').getByLabel('Partly').check()
  await page.getByRole('button', { name: 'Show my result', exact: true }).press('Enter')
  await expect(result(page)).toHaveText('3 of 15 answered, 12 to go.')
  await expect(result(page)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${PATH}?q4=no&q5=yes&q7=partly`)
  await expect(page.locator('#q7').getByLabel('Partly')).toBeChecked()
})

test('each answer updates the drawing, the address and one announced sentence right away', async ({
  page,
}) => {
  await openSheet(page, `${PATH}?utm_source=news`)
  const status = page.locator('main').getByRole('status')
  await expect(status).toHaveText('')
  const no = page.locator('#q8').getByLabel('No', { exact: true })
  await no.scrollIntoViewIfNeeded()
  const before = await no.boundingBox()
  await no.check()
  await expect(result(page)).toHaveText('1 of 15 answered, 14 to go.')
  await expect(status).toHaveText('1 of 15 answered, 1 to fix.')
  await expect(page.getByRole('link', { name: '8 The first answer (no)' })).toBeAttached()
  await expect(fixes(page)).toHaveText(['Write the e-mail that goes out right away'])
  await expect(page).toHaveURL(`${PATH}?utm_source=news&q8=no`)
  // The result grows above the question, which stays where it is.
  expect(Math.abs(((await no.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)

  await page.locator('#q8').getByLabel('Yes').check()
  await expect(status).toHaveText('1 of 15 answered, 0 to fix.')
  await expect(fixes(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${PATH}?utm_source=news&q8=yes`)
  await page.reload()
  await expect(page.locator('#q8').getByLabel('Yes')).toBeChecked()
  await expect(page.getByRole('button', { name: 'All at once', pressed: true })).toBeVisible()
})

test('answers given before hydration are kept, and so is the view being read', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/audit\.island/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${PATH}?q1=yes`)
  await page.locator('#q1').getByLabel('Partly').check()
  await page.locator('#q3').getByLabel('No', { exact: true }).check()
  arrive()
  await expect(page.getByRole('button', { name: 'All at once', pressed: true })).toBeVisible()
  await expect(result(page)).toHaveText('2 of 15 answered, 13 to go.')
  await expect(page.locator('#q1').getByLabel('Partly')).toBeChecked()
  await expect(page).toHaveURL(`${PATH}?q1=partly&q3=no`)
})

test('hydration matches the server’s HTML', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const address of [PATH, mixed]) {
    await openSheet(page, address)
    await page.getByRole('button', { name: 'One at a time' }).click()
  }
  expect(complaints).toEqual([])
})
