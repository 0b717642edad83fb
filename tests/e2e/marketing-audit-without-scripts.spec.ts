import { expect, test } from '@playwright/test'
import { fixes, PATH } from './open-audit.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Sets its own sizes.')

test.use({ javaScriptEnabled: false })

test('the questions can be answered, submitted and changed, and the answers go along to booking', async ({
  page,
}) => {
  await page.goto(PATH)
  await page.locator('#q8').getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: 'Show my result so far' }).nth(2).click()
  await expect(page).toHaveURL(`${PATH}?q8=no#result`)
  await expect(fixes(page)).toHaveText(['Write the e-mail that goes out right away'])
  await page.getByRole('link', { name: 'Change an answer' }).click()
  await page.locator('#q8').getByLabel('Yes').check()
  await page.getByRole('button', { name: 'Show my result', exact: true }).click()
  await expect(page).toHaveURL(`${PATH}?q8=yes#result`)
  await expect(page).toHaveTitle(/1 of 15 answered/)
  await expect(fixes(page)).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(fixes(page)).toHaveCount(1)
  await page.goForward()
  await page.goForward()
  await page.getByRole('link', { name: 'Book your free strategy call' }).click()
  await expect(page).toHaveURL('/book?from=audit&q8=yes')
})
