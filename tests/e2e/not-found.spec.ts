import { expect, test } from '@playwright/test'

for (const path of [
  '/no-such-page',
  '/blog-x',
  '/seo/more',
  '/caf%C3%A9%20%26%20%3Cb%3E?x=%27%22',
  '/%E0%A4%A',
  '/%00',
]) {
  test(`${path} answers 404 with a link home and a console message`, async ({ page }) => {
    const lines: string[] = []
    page.on('console', (line) => lines.push(line.text()))
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page.getByRole('main')).toContainText('404')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const missing = new URL(page.url()).pathname
    await expect.poll(() => lines.some((line) => line.includes('404') && line.includes(missing))).toBe(true)
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
}

test('a trailing slash redirects to the address without it', async ({ request, baseURL }) => {
  for (const [asked, meant] of [
    ['/about/', '/about'],
    ['/seo/?utm_source=x', '/seo?utm_source=x'],
    ['/book/', '/book'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ] as const) {
    const answer = await request.get(`${baseURL}${asked}`, { maxRedirects: 0 })
    expect(answer.status(), asked).toBe(301)
    expect(answer.headers().location, asked).toBe(meant)
  }
  expect((await request.get('/', { maxRedirects: 0 })).status()).toBe(200)
})
