import { expect, type Page, test } from '@playwright/test'

/** The thirteen specified sections in order, with the number of items if specified. */
const parts: { headline: string; counted?: { selector: string; count: number } }[] = [
  { headline: 'hero' },
  { headline: 'problem' },
  { headline: 'methodology', counted: { selector: 'ol > li', count: 5 } },
  { headline: 'assessment' },
  { headline: 'guides' },
  { headline: 'journey', counted: { selector: 'ol > li', count: 5 } },
  { headline: 'differentiators', counted: { selector: 'ol > li', count: 7 } },
  { headline: 'comparison' },
  { headline: 'before-after' },
  { headline: 'specialties', counted: { selector: 'li', count: 9 } },
  { headline: 'commitment' },
  { headline: 'strategy-call' },
  { headline: 'faq-headline', counted: { selector: 'details', count: 12 } },
]

const callBar = (page: Page) => page.locator('.sticky-cta')
const fading = (page: Page) => page.locator('[data-reveal]')

test('all thirteen sections are in order, the case studies included', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const order = await page
    .locator('main section[aria-labelledby]')
    .evaluateAll((all) => all.map((section) => section.getAttribute('aria-labelledby')))
  expect(order.filter((name) => parts.some((part) => part.headline === name))).toEqual(
    parts.map((part) => part.headline),
  )
  for (const { headline, counted } of parts) {
    const section = page.locator(`section[aria-labelledby="${headline}"]`)
    await expect(section.locator(`#${headline}`)).toHaveText(/\S{2,}/)
    if (counted) await expect(section.locator(counted.selector)).toHaveCount(counted.count)
  }
  await expect(page.locator('section#case-studies').getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.locator('section#faq')).toHaveCount(1)
})

test('every call to action leads to the booking page', async ({ page }) => {
  await page.goto('/')
  const calls = await page
    .locator('a')
    .filter({ hasText: /\bbook\b|pick a time|get started/i })
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(calls.length).toBeGreaterThanOrEqual(6)
  for (const [text, href] of calls) expect(href, `“${text}”`).toBe('/book')
  const buttons = page.locator('a.cta')
  expect(await buttons.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    Array(await buttons.count()).fill('/book'),
  )
})

test('the first screen shows the promise and the call to action', async ({ page }) => {
  await page.goto('/')
  const { height } = page.viewportSize() ?? { height: 0 }
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').locator('a.cta').first(),
  ]) {
    const box = await part.boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(height)
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

/** Scrolls in small steps with animation frames between, so that observers run. */
function scrollSlowly(page: Page, until: number): Promise<void> {
  return page.evaluate(async (end) => {
    for (let y = scrollY; y < end; y += 120) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    }
  }, until)
}

const opacities = (page: Page) =>
  fading(page).evaluateAll((all) => all.map((section) => getComputedStyle(section).opacity))

test('sections fade in when scrolled into view, and none stays hidden', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const changes: string[][] = []
    Object.assign(window, { changes })
    for (const [index, section] of document.querySelectorAll<HTMLElement>('[data-reveal]').entries()) {
      new MutationObserver(() => {
        const state = section.dataset.reveal ?? ''
        changes[index] ??= []
        changes[index].push(`${state} ${getComputedStyle(section).opacity}`)
      }).observe(section, { attributeFilter: ['data-reveal'] })
    }
  })
  await scrollSlowly(page, 6000)
  const changes = await page.evaluate(() => (window as unknown as { changes: string[][] }).changes)
  const faded = changes.filter((states) => states?.length === 2)
  // On a busy machine sections are shown at once rather than late: not every one fades.
  expect(faded.length).toBeGreaterThanOrEqual(1)
  for (const [first, second] of faded) {
    expect(first).toBe('waiting 0')
    expect(second).toMatch(/^shown /)
  }

  // Just below the viewport a section may still be hidden, also one that a jump has passed.
  // Heights were estimated before the jump, so reaching the end may need another key press.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 500 })
  }).toPass()
  for (const section of await fading(page).all()) {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(section).toHaveCSS('opacity', '1')
  }
})

test('with reduced motion nothing is ever hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await scrollSlowly(page, 3000)
  await expect(page.locator('[data-reveal="waiting"], [data-reveal="shown"]')).toHaveCount(0)
  expect(await opacities(page)).toEqual(Array(await fading(page).count()).fill('1'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is hidden, and the call to action works', async ({ page }) => {
    await page.goto('/')
    expect(await fading(page).count()).toBeGreaterThan(10)
    expect(await opacities(page)).toEqual(Array(await fading(page).count()).fill('1'))
    await page.getByRole('main').locator('a.cta').first().click()
    await expect(page).toHaveURL('/book')
  })
})

test.describe('the sticky call to action on a phone', () => {
  test.skip(({ viewport }) => viewport?.width !== 390, 'A wide page has the call to action in its header.')
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('appears after the first screen and stays', async ({ page }) => {
    await page.goto('/')
    await expect(callBar(page)).not.toBeInViewport()
    await page.locator('section[aria-labelledby="problem"]').evaluate((section) => section.scrollIntoView())
    await expect(callBar(page)).toBeInViewport({ ratio: 1 })
    await expect(callBar(page).getByRole('link')).toHaveAttribute('href', '/book')
    await page
      .locator('section[aria-labelledby="specialties"]')
      .evaluate((section) => section.scrollIntoView())
    await expect(callBar(page)).toBeInViewport({ ratio: 1 })
    const box = await callBar(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
  })

  test('never covers the focused element', async ({ page }) => {
    await page.goto('/')
    const covered: string[] = []
    let stops = 0
    for (;;) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const active = document.activeElement
        const bar = document.querySelector('.sticky-cta')
        if (!active || active === document.body || !bar) return null
        const [at, over] = [active.getBoundingClientRect(), bar.getBoundingClientRect()]
        const isCovered = !bar.contains(active) && at.bottom > over.top && at.top < over.bottom
        return {
          text: active.textContent?.trim() ?? '',
          isCovered,
          isInView: at.top < innerHeight && at.bottom > 0,
        }
      })
      if (!focus) break
      stops++
      expect(focus.isInView, focus.text).toBe(true)
      if (focus.isCovered) covered.push(focus.text)
    }
    expect(stops).toBeGreaterThan(30)
    expect(covered).toEqual([])
  })
})

test('the sample assessment is folded on a phone and open on a wide page', async ({ page, viewport }) => {
  await page.goto('/')
  const card = page.locator('.sample-card')
  const questions = card.getByRole('listitem')
  if (viewport?.width === 390) {
    await expect(questions.first()).toBeHidden()
    await card.locator('summary').click()
  } else await expect(card.locator('summary')).toBeHidden()
  await expect(questions).toHaveCount(7)
  await expect(questions.first()).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 3, name: /^Sample/ }).filter({ visible: true }),
  ).toHaveCount(1)
})
