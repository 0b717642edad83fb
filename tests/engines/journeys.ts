import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { consent } from '../../app/content/site/consent.data.ts'
import { frame } from '../../app/content/site/navigation.data.ts'
import { writeChoice } from '../../app/layout/consent/consent-choice.ts'
import { anyClinic } from '../e2e/patients/clinics.ts'
import { type EnginePage, until } from './engine-page.ts'

/** Minimum fill time of the server, in milliseconds. */
const HUMAN_PAUSE = 2100

export interface Journey {
  title: string
  at: 'phone' | 'desktop'
  run(page: EnginePage): Promise<void>
}

const isAt = (page: EnginePage, pattern: RegExp) =>
  until(`the address ${pattern}`, async () => pattern.test(await page.address()))

const textOf = (page: EnginePage, css: string) =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', css)

/** Chooses a specialty by script, because not every driver can click a select's options. */
const chooseSpecialty = (page: EnginePage) =>
  page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name="specialty"]')
    if (!select) throw new Error('There is no specialty to choose.')
    select.selectedIndex = 1
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  })

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
  await page.open('/book')
  await page.enterFrame('iframe')
  // The button beside the time zones disappears when the script has switched the calendar to the visitor's zone.
  const isInZone = () =>
    document.querySelector('a.time-slot') && !document.querySelector('select[name="zone"] ~ button')
  await until('the calendar in the visitor’s zone', () => page.evaluate(isInZone))
  const isAtItsHeight = () => document.documentElement.scrollHeight === innerHeight
  await until('the frame to take its height', () => page.evaluate(isAtItsHeight))
  await page.click({ css: 'a.time-slot' })
  for (const [name, text] of Object.entries({
    name: 'Dana Example',
    practice: 'Example Clinic',
    email: `dana.${Date.now()}@practice.example`,
    phone: '(303) 555-0117',
  }))
    await page.fill({ css: `input[name="${name}"]` }, text)
  await chooseSpecialty(page)
  await wait(HUMAN_PAUSE)
  await page.click({ css: 'button', text: 'Book this time' })
  await page.leaveFrame()
  await isAt(page, /^\/bookingconfirmation$/)
  await until('the time of the call', async () => (await textOf(page, 'main time')) !== '')
}

async function menus(page: EnginePage): Promise<void> {
  await page.open('/')
  /** The panels that are shown, and whether each is on the screen below its button. */
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header nav button + ul')]
        .filter((panel) => panel.getClientRects().length > 0)
        .map((panel) => {
          const { left, right, top } = panel.getBoundingClientRect()
          const button = panel.parentElement?.querySelector('button')?.getBoundingClientRect()
          if (!button || left < 0 || right > innerWidth) return false
          return Math.abs(top - button.bottom) < 24 && left < button.right && right > button.left
        }),
    )
  expect(await shown()).toEqual([])
  for (const menu of frame.header.menus) {
    if (!('items' in menu)) continue
    await page.click({ css: 'header button', text: menu.label })
    await until(`${menu.label} to open`, async () => (await shown()).length === 1)
    expect(await shown(), menu.label).toEqual([true])
    await page.pressEscape()
    await until(`${menu.label} to close`, async () => (await shown()).length === 0)
  }
}

async function drawer(page: EnginePage): Promise<void> {
  const isOpen = () => page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog.drawer')?.open)
  await page.open('/seo')
  await page.click({ css: 'header button', text: frame.drawer.open })
  await until('the drawer to open', isOpen)
  await page.pressEscape()
  await until('the drawer to close', async () => !(await isOpen()))
  await page.click({ css: 'header button', text: frame.drawer.open })
  await page.click({ css: 'dialog.drawer a[href="/about"]' })
  await isAt(page, /^\/about$/)
}

async function consentBanner(page: EnginePage): Promise<void> {
  const isShown = () =>
    page.evaluate(() => (document.querySelector<HTMLElement>('#consent-region')?.offsetHeight ?? 0) > 0)
  await page.open('/seo')
  await forgetConsent(page)
  await page.open('/seo')
  await until('the banner', isShown)
  expect(await page.evaluate(() => document.cookie)).not.toContain('consent=')
  await page.click({ css: '#consent-region button', text: consent.rejectNonEssential })
  await until('the banner to go', async () => !(await isShown()))
  expect(await page.evaluate(() => document.cookie)).toMatch(/consent=\d+\.00\./)
  await page.open('/contact')
  await page.click({ css: '[data-consent-reopen]' })
  await until('the banner to come back', isShown)
  await page.click({ css: '#consent-region button', text: consent.acceptAll })
  await until('the answer to be kept', async () =>
    /consent=\d+\.11\./.test(await page.evaluate(() => document.cookie)),
  )
  await refuseConsent(page)
}

/** Checks that a crisis answer in a patient's assessment leads to 988 at once. */
async function assessment(page: EnginePage): Promise<void> {
  await page.open(`/book?clinic=${anyClinic.slug}&step=assessment`)
  const crisis = () =>
    page.evaluate(() => document.querySelector('[data-outcome="crisis"] a[href="tel:988"]') !== null)
  expect(await crisis()).toBe(false)
  await page.click({ css: 'label:has([data-crisis])' })
  await until('988', crisis)
}

/** What a visitor works out before the call is drawn at once, and listed as a note where the call is booked. */
async function ownNotes(page: EnginePage): Promise<void> {
  await page.open('/')
  await page.fill({ css: '.sample-form [autocomplete="organization"]' }, 'Lakeside')
  await page.fill({ css: '.sample-form [autocomplete="address-level2"]' }, 'Plano')
  await page.click({ css: '.sample-form button' })
  const isDrawn = async () => /Lakeside.* Plano/.test(await textOf(page, '.own-sample'))
  await until('the ad in the practice’s name', isDrawn)
  // Both come with their styles and move what is below them, where the next click would miss.
  const hasFollowed = () =>
    document.querySelector('.sample-page') !== null && document.querySelector('.call-notes') !== null
  await until('the page and the note below the ad', () => page.evaluate(hasFollowed))
  await page.fill({ css: '[name="revenuePerPatient"]' }, '1500')
  await page.click({ css: 'button', text: 'Work it out' })
  await until('the verdict', async () => /\$1,500/.test(await textOf(page, '#break-even-verdict')))
  await page.open('/area?specialty=Ketamine&zip=75024')
  await until('three notes', async () => /Lakeside.*\$1,500.*75024/s.test(await textOf(page, '.call-notes')))
}

/** In order of execution, in one browser per size. */
export const journeys: Journey[] = [
  { title: 'a call is booked', at: 'phone', run: booking },
  { title: 'menus open under their buttons and lead on', at: 'desktop', run: menus },
  { title: 'the drawer opens, closes and leads on', at: 'phone', run: drawer },
  { title: 'the consent banner asks and keeps the answer', at: 'desktop', run: consentBanner },
  { title: 'a crisis answer leads to 988', at: 'phone', run: assessment },
  { title: 'an ad, a price and an area become notes', at: 'phone', run: ownNotes },
]
