import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { consent } from '../../app/content/site/consent.data.ts'
import { CONSENT_COOKIE, CONSENT_SECONDS, readChoice } from '../../app/layout/consent/consent-choice.ts'
import { clinics } from './patients/clinics.ts'
import { answeredVisit, firstVisit } from './steps/answered-visit.ts'
import { openWidget } from './steps/book-a-call.ts'
import { waitUntilStable } from './steps/islands.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('desktop')
test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

const { acceptAll, rejectNonEssential, customize } = consent
const banner = (page: Page) => page.getByRole('region', { name: consent.title })
const reopen = (page: Page) => page.getByRole('button', { name: consent.reopen })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click()
const boxes = (page: Page) => banner(page).getByRole('checkbox')
/** Returns the confirmation of an answer. */
const notice = (page: Page) => page.locator('.toast')

async function choiceIn(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE)
  return cookie && { ...cookie, choice: readChoice(cookie.value, 1, Date.now()) }
}

for (const [button, isAllowed] of [
  [acceptAll, true],
  [rejectNonEssential, false],
] as const)
  test(`“${button}” is kept for a year, the banner stays away, and a no deletes what services have stored`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/')
    await press(page, button)
    await expect(banner(page)).toBeHidden()
    await expect(notice(page)).toContainText(consent.saved.title)
    const kept = await choiceIn(context)
    expect(kept?.choice).toMatchObject({ analytics: isAllowed, marketing: isAllowed })
    expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + CONSENT_SECONDS - 60 * 60)
    const set = ['_ga', '_ga_AB12CD34EF', '_gid', '_fbp', 'kept', '_gaudy']
    await context.addCookies(set.map((name) => ({ name, value: '1', url: String(baseURL) })))
    await page.goto('/about')
    await reopen(page).click()
    await expect(banner(page)).toBeFocused()
    for (const box of await boxes(page).all()) await expect(box).toBeChecked({ checked: isAllowed })
    await press(page, rejectNonEssential)
    const names = async () => (await context.cookies()).map(({ name }) => name).sort()
    await expect.poll(names).toEqual(['_gaudy', 'consent', 'kept'])
  })

test('customizing starts with nothing allowed, and by keyboard keeps exactly what is checked', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const stops: (string | null | undefined)[] = []
  while (!stops.includes(customize) && stops.length < 10) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
  }
  // The banner's buttons come before everything in the page itself.
  expect(stops.slice(-3)).toEqual([acceptAll, rejectNonEssential, customize])
  expect(stops.length).toBe(5)
  await page.keyboard.press('Enter')
  await expect(boxes(page).first()).toBeFocused()
  for (const box of await boxes(page).all()) await expect(box).not.toBeChecked()
  await page.keyboard.press('Space')
  while ((await focused()) !== consent.save) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await choiceIn(context))?.choice?.analytics).toBe(true)
  expect((await choiceIn(context))?.choice?.marketing).toBe(false)
  await expect(page.locator('body :focus')).toHaveCount(1)
})

test('an answer counts where React never comes', async ({ page, context }) => {
  await page.route('**/assets/react-*.js', (route) => route.abort())
  await page.goto('/')
  await press(page, rejectNonEssential)
  expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: false })
  await expect(banner(page)).toHaveCount(0)
})

test('where the script of every page never comes nothing is asked, because nothing is kept', async ({
  page,
  context,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await page.locator('h1').click()
  await expect(banner(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('an answer in another tab closes the banner here', async ({ page, context }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await context.addCookies(answeredVisit.cookies)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(banner(page)).toHaveCount(0)
})

test('a page rendered ahead asks whoever sees it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true })
  })
  await page.goto('/')
  await waitUntilStable(page)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect(banner(page)).toBeVisible()
})

test('Escape closes what the footer has opened and changes nothing; a clinic’s page has it too', async ({
  page,
  context,
}) => {
  await context.addCookies(answeredVisit.cookies)
  for (const address of ['/about', `/${clinics[0]?.slug}`]) {
    await page.goto(address)
    const before = await choiceIn(context)
    await reopen(page).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeFocused()
    await boxes(page).first().check()
    await page.keyboard.press('Escape')
    await expect(banner(page).locator('visible=true')).toHaveCount(0)
    await expect(reopen(page)).toBeFocused()
    expect(await choiceIn(context)).toEqual(before)
  }
})

test('Global Privacy Control is an answer, and revokes an earlier one', async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  const value = `99.11.${Date.now().toString(36)}`
  await context.addCookies([CONSENT_COOKIE, '_ga'].map((name) => ({ name, value, url: String(baseURL) })))
  await page.goto('/')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText(consent.signalLine)
  expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: false })
  expect((await context.cookies()).map(({ name }) => name)).toEqual([CONSENT_COOKIE])
  await reopen(page).click()
  await expect(banner(page)).toContainText(consent.signalHonored)
  await expect(boxes(page)).toHaveCount(0)
})

test('before an answer the booking form’s tab keeps its own answers and nothing else', async ({
  page,
  context,
}) => {
  const widget = await openWidget(page)
  await widget.locator('a.time-slot').first().click()
  await widget.locator('input[name="name"]').fill('Dana Example')
  const session = () => page.evaluate(() => Object.keys(sessionStorage).sort())
  await expect.poll(session).toEqual(['attribution', 'desk-draft'])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, and there is no button for it', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('[data-consent-reopen]')).toBeHidden()
  })
})
