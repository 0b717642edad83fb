import { expect, type Locator, type Page, test } from '@playwright/test'
import { firstVisit } from './answered-visit.ts'
import { type Widget, widgetOf } from './book-a-call.ts'
import { onTheWall } from './own-time.ts'

const PHONE_WIDTH = 390

const soonestOf = (widget: Widget) => widget.getByRole('region', { name: 'Soonest open times' })

/** Fails unless all elements lie within the window's first screen. Boxes of a frame are in the page's coordinates. */
async function expectInFirstScreen(page: Page, elements: Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  for (const element of elements) {
    await expect
      .poll(
        async () => {
          const box = await element.boundingBox()
          return box ? box.y >= 0 && box.y + box.height <= height : false
        },
        `${await element.textContent()} is in the first screen`,
      )
      .toBe(true)
  }
}

/** `Mon, Nov 23, 10:00 AM` */
function shortWhen(start: string, zone?: string): string {
  const { weekday, shortDate, time } = onTheWall(start, zone)
  return `${weekday.slice(0, 3)}, ${shortDate}, ${time}`
}

async function nextStarts(page: Page): Promise<string[]> {
  const { starts }: { starts: string[] } = await (await page.request.get('/desk/slots')).json()
  return starts
}

/** The widget's times once it shows the visitor's zone. */
async function openedTimes(page: Page, address: string): Promise<{ widget: Widget; times: Locator[] }> {
  await page.goto(address)
  const widget = address === '/book' ? widgetOf(page) : page
  await expect(widget.getByLabel('Times are shown in')).toHaveValue('America/Denver')
  const links = soonestOf(widget).getByRole('link')
  await expect(links).toHaveCount(3)
  return { widget, times: await links.all() }
}

for (const address of ['/book', '/desk/booking']) {
  test(`${address} opens with the next three open times in the first screen`, async ({ page }) => {
    const { widget, times } = await openedTimes(page, address)
    await expectInFirstScreen(page, times)
    if (page.viewportSize()?.width === PHONE_WIDTH) return
    // A row of the week has a time on at least one of its days: the first three are in view.
    const slots = await widget.locator('.time-slot').all()
    const bottoms = await Promise.all(
      slots.map(async (slot) => {
        const box = await slot.boundingBox()
        return box ? Math.round(box.y + box.height) : Number.POSITIVE_INFINITY
      }),
    )
    const rows = [...new Set(bottoms)].sort((a, b) => a - b)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.slice(0, 3).at(-1)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  })
}

test.describe('on a first visit', () => {
  test.use({ storageState: firstVisit })

  test('the times fit under the question about cookies', async ({ page }) => {
    const { times } = await openedTimes(page, '/book')
    await expectInFirstScreen(page, times)
  })
})

test('one press chooses a time, and Back returns to all of them', async ({ page }) => {
  const { widget, times } = await openedTimes(page, '/desk/booking')
  const [, second] = times
  const chosen = (await second?.textContent())?.replaceAll('\u00a0', ' ') ?? ''
  const starts = await nextStarts(page)
  const start = starts.find((one) => shortWhen(one) === chosen)
  expect(start, `${chosen} is one of the open times`).toBeDefined()
  await second?.click()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Your details')
  await expect(page.locator('main strong')).toContainText(onTheWall(start ?? '').time.replace(' ', '\u00a0'))
  await page.goBack()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Choose a time')
  await expect(soonestOf(widget).getByRole('link')).toHaveCount(3)
})

test('another zone shows the same times by its own clock', async ({ page }) => {
  const { widget, times } = await openedTimes(page, '/desk/booking')
  const hrefs = await Promise.all(times.map((time) => time.getAttribute('href')))
  await widget.getByLabel('Times are shown in').selectOption('Europe/London')
  const starts = hrefs.map(
    (href) => new URL(href ?? '', 'http://site.invalid').searchParams.get('start') ?? '',
  )
  await expect(soonestOf(widget).getByRole('link')).toHaveText(
    starts.map((start) => shortWhen(start, 'Europe/London').replace(/ (?=[AP]M)/, '\u00a0')),
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a soonest time is a link to its details', async ({ page }) => {
    await page.goto('/book')
    const widget = widgetOf(page)
    const links = soonestOf(widget).getByRole('link')
    await expect(links).toHaveCount(3)
    await expectInFirstScreen(page, await links.all())
    const text = (await links.first().textContent())?.replaceAll('\u00a0', ' ') ?? ''
    await links.first().click()
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Your details')
    const time = /\d+:\d\d [AP]M$/.exec(text)?.[0].replace(' ', '\u00a0') ?? 'none'
    await expect(widget.locator('main strong')).toContainText(time)
  })
})
