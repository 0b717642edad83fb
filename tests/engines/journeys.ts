import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { writeChoice } from '../../app/layout/consent/consent-choice.ts'
import { type EnginePage, type Size, until } from './engine-page.ts'

/** Minimum fill time of the server, in milliseconds. */
const HUMAN_PAUSE = 2100

/** A journey's title and the sizes at which it runs. */
export interface Journey {
  title: string
  at: ('phone' | 'desktop')[]
  run(page: EnginePage, size: Size): Promise<void>
}

const isAt = (page: EnginePage, pattern: RegExp) =>
  until(`the address ${pattern}`, async () => pattern.test(await page.address()))

const textOf = (page: EnginePage, css: string) =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', css)

const says = (page: EnginePage, css: string, text: string) =>
  until(`“${text}” in ${css}`, async () => (await textOf(page, css)).includes(text))

/** Sets a select; not every driver can click its options. */
const choose = (page: EnginePage, name: string, value: string) =>
  page.evaluate(
    (fieldName, wanted) => {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${fieldName}"]`)
      if (!select) throw new Error(`There is no ${fieldName}.`)
      select.value = wanted
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
    },
    name,
    value,
  )

/** Refuses consent, for journeys without the banner. */
export async function refuseConsent(page: EnginePage): Promise<void> {
  const answer = writeChoice({ version: 99, decidedAt: Date.now(), analytics: false, marketing: false })
  await page.open('/favicon.svg')
  await page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the site's script stores it.
    document.cookie = `consent=${value}; path=/`
  }, answer)
}

const forgetConsent = (page: EnginePage) =>
  page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie is deleted this way in every engine.
    document.cookie = 'consent=; path=/; max-age=0'
  })

async function booking(page: EnginePage): Promise<void> {
  const email = `dana.${randomUUID().slice(0, 8)}@practice.example`
  await page.open('/book')
  await page.enterFrame('iframe')
  // The button is there until the script has moved the calendar into the visitor's zone.
  await until('the calendar in the visitor’s zone', () =>
    page.evaluate(
      () =>
        document.querySelector('a.time-slot') !== null &&
        ![...document.querySelectorAll('button')].some(({ textContent }) =>
          textContent?.includes('Show times'),
        ),
    ),
  )
  await until('the details', async () => {
    if ((await textOf(page, 'h1')).includes('Your details')) return true
    // While the frame takes its height, a click may miss.
    await page.click({ css: 'a.time-slot' })
    await wait(1_000)
    return false
  })
  for (const [name, text] of Object.entries({
    name: 'Dana Example',
    practice: 'Example Clinic',
    email,
    phone: '(303) 555-0117',
  }))
    await page.fill({ css: `input[name="${name}"]` }, text)
  await choose(page, 'specialty', 'Neuropathy')
  await wait(HUMAN_PAUSE)
  await page.click({ css: 'button', text: 'Book this time' })
  await page.leaveFrame()
  await isAt(page, /^\/bookingconfirmation$/)
  await says(page, 'h1', 'confirmed')
}

async function leadForm(page: EnginePage): Promise<void> {
  await page.open('/growth_playbook')
  await page.enterFrame('iframe')
  // From then on the script validates and sends the form.
  await until('the script of the form', () =>
    page.evaluate(() => document.querySelector<HTMLFormElement>('form[method="post"]')?.noValidate),
  )
  await page.fill({ css: 'input[name="name"]' }, 'Dana Example')
  await page.fill({ css: 'input[name="email"]' }, `dana.${randomUUID().slice(0, 8)}@practice.example`)
  await page.fill({ css: 'input[name="practice"]' }, 'Example Practice')
  await choose(page, 'specialty', 'Ketamine')
  await wait(HUMAN_PAUSE)
  await page.click({ css: 'button', text: 'Get the guide' })
  await page.leaveFrame()
  await isAt(page, /^\/growth_playbook_s$/)
}

async function menus(page: EnginePage): Promise<void> {
  await page.open('/')
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.menu-panel')]
        .filter((panel) => panel.getClientRects().length > 0)
        .map((panel) => {
          const { left, right, top } = panel.getBoundingClientRect()
          const button = panel.parentElement?.querySelector('button')?.getBoundingClientRect()
          return {
            isBelowButton: !!button && Math.abs(top - button.bottom) < 24,
            // Below its button: the two overlap horizontally.
            isBesideButton: !!button && left < button.right && right > button.left,
            isOnScreen: left >= 0 && right <= innerWidth,
          }
        }),
    )
  expect(await shown()).toEqual([])
  for (const label of ['Services', 'Resources', 'Tools']) {
    await page.click({ css: 'header button', text: label })
    await until(`${label} to open`, async () => (await shown()).length === 1)
    expect(await shown(), label).toEqual([{ isBelowButton: true, isBesideButton: true, isOnScreen: true }])
    await page.press('Escape')
    await until(`${label} to close`, async () => (await shown()).length === 0)
  }
  await page.click({ css: 'header button', text: 'Tools' })
  await page.click({ css: '.menu-panel a', text: 'Marketing Audit' })
  await isAt(page, /^\/marketing-audit$/)
}

async function drawer(page: EnginePage): Promise<void> {
  const isOpen = () => page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog.drawer')?.open)
  await page.open('/seo')
  await page.click({ css: 'header button', text: 'Open menu' })
  await until('the drawer to open', isOpen)
  await page.press('Escape')
  await until('the drawer to close', async () => !(await isOpen()))
  await page.click({ css: 'header button', text: 'Open menu' })
  await page.click({ css: 'dialog.drawer a', text: 'Paid traffic' })
  await isAt(page, /^\/paid-traffic$/)
}

async function consentBanner(page: EnginePage): Promise<void> {
  const isShown = () =>
    page.evaluate(() => (document.querySelector<HTMLElement>('#consent-banner')?.offsetHeight ?? 0) > 0)
  await page.open('/seo')
  await forgetConsent(page)
  await page.open('/seo')
  await until('the banner', isShown)
  expect(await page.evaluate(() => document.cookie)).not.toContain('consent=')
  await page.click({ css: '#consent-banner button', text: 'Reject' })
  await until('the banner to go', async () => !(await isShown()))
  expect(await page.evaluate(() => document.cookie)).toMatch(/consent=\d+\.00\./)
  await page.open('/contact')
  await page.click({ css: '[data-consent-reopen]' })
  await until('the banner to come back', isShown)
  await page.click({ css: '#consent-banner button', text: 'Accept all' })
  await until('the answer to be kept', async () =>
    /consent=\d+\.11\./.test(await page.evaluate(() => document.cookie)),
  )
  await refuseConsent(page)
}

async function blogFilter(page: EnginePage): Promise<void> {
  const count = () =>
    page.evaluate(() => document.querySelectorAll('main article, main li h2, main li h3').length)
  await page.open('/blog')
  const all = await count()
  await page.click({ css: 'button', text: 'Ketamine Marketing' })
  await isAt(page, /^\/blog\?category=ketamine-marketing/)
  await until('fewer posts', async () => (await count()) < all)
  expect(await textOf(page, '[aria-pressed="true"]')).toBe('Ketamine Marketing')
}

async function audit(page: EnginePage): Promise<void> {
  const isShown = (id: string) =>
    page.evaluate((name) => (document.getElementById(name)?.getClientRects().length ?? 0) > 0, id)
  await page.open('/marketing-audit')
  await until('one question', async () => (await isShown('q1')) && !(await isShown('q2')))
  await page.click({ css: '#q1 label', text: 'Yes' })
  await says(page, '#result', '1 of 15 answered')
  await page.click({ css: 'main button', text: 'Next' })
  await until('the second question', () => isShown('q2'))
  await page.click({ css: '#q2 label', text: 'Partly' })
  await says(page, '#result', '2 of 15 answered')
  await isAt(page, /\?q1=yes&q2=partly/)
  await page.click({ css: 'main button', text: 'All at once' })
  await until('every question', async () => (await isShown('q1')) && (await isShown('q15')))
  await page.click({ css: 'main button', text: 'Show my result' })
  await isAt(page, /q1=yes&q2=partly#result$/)
}

async function calculator(page: EnginePage): Promise<void> {
  await page.open('/roi-calculator')
  const before = await textOf(page, '#result')
  await page.fill({ css: '#adSpend' }, '9000')
  await page.click({ css: 'form[action^="/roi-calculator"] button' })
  await isAt(page, /adSpend=9000/)
  await says(page, '#result', '$9,000')
  expect(await textOf(page, '#result')).not.toBe(before)
}

async function webhookTest(page: EnginePage): Promise<void> {
  await page.open('/webhook-test')
  await page.click({ css: 'main button' })
  await says(page, '#toasts', 'Webhook Triggered')
}

/** In order of execution, in one browser per size. */
/** Open on a wide page where the engine knows `::details-content`; else, and on a phone, opened by a click. */
async function sampleAssessment(page: EnginePage, { width }: Size): Promise<void> {
  await page.open('/')
  const state = () =>
    page.evaluate(() => ({
      isShown: document.querySelector('.sample-card li')?.checkVisibility() ?? false,
      hasSelector: CSS.supports('selector(::details-content)'),
    }))
  const { isShown, hasSelector } = await state()
  expect(isShown).toBe(hasSelector && width >= 1024)
  if (isShown) return
  await page.click({ css: '.sample-card summary' })
  await until('the sample to open', async () => (await state()).isShown)
}

export const journeys: Journey[] = [
  { title: 'a call is booked', at: ['phone', 'desktop'], run: booking },
  { title: 'the lead form leads to the guide', at: ['phone'], run: leadForm },
  { title: 'menus open under their buttons and lead on', at: ['desktop'], run: menus },
  { title: 'the drawer opens, closes and leads on', at: ['phone'], run: drawer },
  {
    title: 'the consent banner asks, keeps the answer and asks again',
    at: ['phone', 'desktop'],
    run: consentBanner,
  },
  { title: 'the sample assessment shows its questions', at: ['phone', 'desktop'], run: sampleAssessment },
  { title: 'the blog filter shows one category', at: ['phone'], run: blogFilter },
  { title: 'the audit gives its result', at: ['phone'], run: audit },
  { title: 'the calculator works out the month', at: ['phone'], run: calculator },
  { title: 'the webhook test says that it was sent', at: ['desktop'], run: webhookTest },
]
