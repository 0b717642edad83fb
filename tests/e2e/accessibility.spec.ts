import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page, test } from '@playwright/test'
import { bookButton, chooseTime, fillDetails, newVisitor, submit, widgetOf } from './book-a-call.ts'
import { everyAddress, inFourParts } from './every-address.ts'
import { renderAllSections } from './lay-out.ts'
import { middleOfOwnDay, ownTime } from './own-time.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Minimum target size in CSS pixels (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Targets below the minimum size, except links within a sentence (2.5.8). */
function smallTargets(frame: Frame): Promise<string[]> {
  return frame.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.closest('[aria-hidden="true"], .skip-link'))
      .filter((target) => {
        const style = getComputedStyle(target)
        const around = target.parentElement?.textContent?.trim().length ?? 0
        const isInSentence = style.display === 'inline' && around > (target.textContent?.trim().length ?? 0)
        const { width, height } = target.getBoundingClientRect()
        return !isInSentence && (width < least || height < least)
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        return `${target.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`
      })
  }, LEAST_TARGET)
}

/** Runs axe on the page and its frames in their current state. */
async function expectAccessible(page: Page): Promise<void> {
  // All frames have the site's origin; the default mode would open another page per run.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect.soft(found).toEqual([])
  for (const frame of page.frames()) expect.soft(await smallTargets(frame)).toEqual([])
}

/** Waits until the frame's script has run. */
async function openWidget(page: Page) {
  await page.goto('/book')
  const widget = widgetOf(page)
  await expect(widget.getByRole('button', { name: 'Show times' })).toHaveCount(0)
  await expect(widget.getByText(/^Week 1 of/)).toBeVisible()
  return widget
}

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`every page is accessible, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await renderAllSections(page)
        await expectAccessible(page)
      })
    }
  })
})

test('the open drawer is accessible', async ({ page }, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'The drawer is the menu of small screens.')
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
})

test('an open menu and an open question are accessible', async ({ page }, testInfo) => {
  await page.goto('/')
  await page.locator('#faq summary').first().click()
  if (testInfo.project.name === 'desktop') {
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Funnel creation' }).first()).toBeVisible()
  }
  await expectAccessible(page)
})

test('both steps of the widget and its error state are accessible', async ({ page, request }) => {
  const start = await ownTime(request)
  const widget = await openWidget(page)
  await expectAccessible(page)
  await chooseTime(widget, start)
  await expectAccessible(page)
  await bookButton(widget).click()
  await expect(widget.getByRole('alert')).toContainText('Please fix 5 answers')
  await expectAccessible(page)
})

test('the message about a taken time is accessible in both steps', async ({ page, browser, request }) => {
  const start = await middleOfOwnDay(request)
  const widget = await openWidget(page)
  await chooseTime(widget, start)
  await fillDetails(widget, newVisitor())
  const other = await browser.newPage({ javaScriptEnabled: false })
  await other.goto(`/desk/booking?zone=America/Denver&start=${start}`)
  await fillDetails(other, newVisitor())
  await submit(other)
  await other.waitForURL(/\/bookingconfirmation\?booking=/)
  await other.close()

  await submit(widget)
  await expect(widget.getByRole('alert')).toContainText('That time is no longer open')
  await expectAccessible(page)
  await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})
