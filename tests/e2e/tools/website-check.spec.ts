import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { onLoopback } from '../../fixtures/servers/on-loopback.ts'
import { accessibility } from '../every-page/accessibility.ts'
import { legible } from '../every-page/legible.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'

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

test('a website is read while its owner watches, quoted, taken to the audit and the call, and deleted', async ({
  page,
}) => {
  const watched = Promise.withResolvers<void>()
  answered = watched.promise
  await page.goto('/marketing-audit')
  await page.getByLabel('Your website', { exact: true }).fill(site.url)
  await page.getByRole('button', { name: 'Check my website' }).click()
  await expect(page.getByText('Reading your home page …')).toBeVisible()
  watched.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('What we found on')
  await expect(page.getByText('“We are the #1 clinic, and a visit is $250.”').first()).toBeVisible()
  await expect(page.locator('#first ~ ul > li')).toHaveCount(3)
  expect(await accessibility(page)).toEqual([])
  expect(await legible(page)).toEqual([])
  const note = page.getByRole('listitem').filter({ hasText: 'My website check of' })
  await expect(note).toContainText('To fix first:')
  const address = page.url()
  const answer = await page.request.get(address)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')

  await page.getByRole('link', { name: 'Answer the other questions' }).click()
  await expect(page.getByRole('heading', { name: 'Your website has answered 4 questions.' })).toBeVisible()
  await expect(page.locator('#q4 input[value="partly"]')).toBeChecked()
  await expect(page.locator('#q4')).toContainText('a visit is $250')

  await page.goto(address)
  await page.getByRole('button', { name: 'Delete this result' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your result is deleted.')
  expect((await page.request.get(address)).status()).toBe(404)
})

test.describe('without scripts', () => {
  runOnlyOn('desktop')
  test.use({ javaScriptEnabled: false })

  test('the page refreshes itself until the result is there, and says what is no address', async ({
    page,
  }) => {
    await page.goto('/website-check')
    await page.getByLabel('Your website', { exact: true }).fill('my clinic')
    await page.getByRole('button', { name: 'Check my website' }).click()
    await expect(page.getByText('We can’t read “my clinic”')).toBeVisible()
    await page.getByLabel('Your website', { exact: true }).fill(site.url)
    await page.getByRole('button', { name: 'Check my website' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What we found on')
  })
})
