import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { onLoopback } from '../../fixtures/servers/on-loopback.ts'
import { accessibility } from '../every-page/accessibility.ts'
import { legible } from '../every-page/legible.ts'
import { waitUntilStable } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'

runOnlyOn('phone')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HOME = `<html lang="en"><title>Knee clinic</title><h1>PRP for knees</h1><p>We are the #1 clinic, and a visit is $250.
  ${'Your own platelets are injected where it hurts. '.repeat(8)}</p><a href="/book">Book</a><script src="/a.js"></script></html>`

let site: Awaited<ReturnType<typeof onLoopback>>
/** The site's home page is answered after this. */
let answered = Promise.resolve()
test.beforeAll(async () => {
  const server = createServer(async ({ url }, response) => {
    if (url === '/') await answered
    response.writeHead(url === '/robots.txt' ? 404 : 200).end(url === '/' ? HOME : '<form><input></form>')
  })
  site = await onLoopback(server)
})
test.afterAll(() => site.stop())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const problem = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
async function start(page: Page, address: string) {
  await page.getByLabel('Your practice’s website').fill(address)
  await page.getByRole('button', { name: 'Start my audit' }).click()
}
/** By the keyboard: a button has the focus that Enter presses. */
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

test('a website is read while its owner answers, and both become one result, a note for the call, and nothing once deleted', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>()
  answered = asked.promise
  await page.goto('/website-check')
  await start(page, site.url)
  await expect(page.getByText('1 of 5')).toBeVisible()
  await expect(page.getByText('We’re reading')).toBeVisible()
  expect(await accessibility(page)).toEqual([])
  expect(await legible(page)).toEqual([])
  const [first] = await page.getByRole('button', { name: 'I don’t know' }).all()
  expect(await first?.evaluate((button) => button.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  asked.resolve()
  for (const name of ['Yes', 'Partly', 'No', 'I don’t know', 'No']) await answer(page, name)

  await expect(heading(page)).toContainText(/things to fix,\s*this one first\./)
  await expect(page.getByText('“We are the #1 clinic, and a visit is $250.”').first()).toBeAttached()
  await expect(problem(page, 'My answers:')).toContainText('An answer within an hour: Yes')
  await waitUntilStable(page)
  expect(await accessibility(page)).toEqual([])
  expect(await legible(page)).toEqual([])
  const result = page.url()
  const sent = await page.request.get(result)
  expect(sent.headers()['cache-control']).toBe('no-store')
  expect(await sent.text()).toContain('<meta name="robots" content="noindex"/>')

  // What is fine is folded away on the screen, and printed.
  const price = page.getByText('Patients can see a price before they call.')
  await expect(price).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(price).toBeVisible()
  await page.emulateMedia({ media: null })

  await page.getByRole('button', { name: 'Delete this result' }).click()
  await expect(heading(page)).toHaveText('Your result is deleted.')
  expect((await page.request.get(result)).status()).toBe(200)
  expect(await (await page.request.get(result)).text()).not.toContain('#1 clinic')
  const [secret] = new URL(result).searchParams.getAll('link')
  expect((await page.request.get(`/website-check?link=${secret}`)).status()).toBe(404)
})

test('answers are in the address: Back asks again, a copied one shows the same, and each can be changed', async ({
  page,
}) => {
  await page.goto('/marketing-audit')
  await page.getByRole('link', { name: /No website/ }).click()
  await answer(page, 'No')
  await expect(page.getByText('2 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 of 5')).toBeVisible()
  await answer(page, 'Yes')
  await page.goto(page.url())
  await expect(page.getByText('2 of 5')).toBeVisible()
  for (const name of ['Yes', 'Yes', 'Yes', 'Yes']) await answer(page, name)
  await expect(heading(page)).toHaveText('We found nothing to fix.')
  await page.getByText('What’s already fine').click()
  await page.getByRole('link', { name: 'Change my answer' }).nth(2).click()
  await expect(page.getByText('3 of 5')).toBeVisible()
  await answer(page, 'No')
  await expect(heading(page)).toHaveText('1 thing to fix.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a website is read, also when it takes longer than the questions', async ({ page }) => {
    const waited = Promise.withResolvers<void>()
    answered = waited.promise
    await page.goto('/marketing-audit')
    await start(page, 'my clinic')
    await expect(page.getByText('We can’t read “my clinic”')).toBeVisible()
    // Another one than above, because a website is read once in ten minutes.
    await start(page, site.url.replace('127.0.0.1', 'localhost'))
    await answer(page, 'Partly')
    await page.getByRole('link', { name: 'Skip the questions' }).click()
    await expect(heading(page)).toContainText('We’re reading localhost')
    await expect(page.getByText('You answered 1 of 5 questions.')).toBeVisible()
    waited.resolve()
    await page.getByRole('link', { name: 'Show my result' }).click()
    await expect(heading(page)).toContainText('things to fix')
    await page.getByRole('link', { name: 'Answer the rest' }).click()
    await expect(page.getByText('2 of 5')).toBeVisible()
  })

  test('without a website the questions stand alone', async ({ page }) => {
    await page.goto('/marketing-audit')
    await page.getByRole('link', { name: /No website/ }).click()
    for (const name of ['No', 'Partly', 'Yes', 'Yes', 'I don’t know']) await answer(page, name)
    await expect(heading(page)).toContainText('2 things to fix')
    await expect(page.getByRole('heading', { name: 'An answer within an hour' })).toBeVisible()
  })
})
