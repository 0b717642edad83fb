import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, test } from '@playwright/test'
import { ROOT_IDS } from '../../../booking/form/ui/widget-document.tsx'
import { anyClinic } from '../patients/clinics.ts'
import { answeredVisit, firstVisit } from '../steps/answered-visit.ts'
import { holdBack, waitForIsland } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'

runOnlyOn('desktop')

/** Does what a browser's translator does: other words, in new nodes, as soon as the page has some. Here in capitals. */
function translate(): void {
  const kept = 'script, style, noscript, svg, textarea, title, font, [translate="no"]'
  const replace = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const all: Node[] = []
    for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) all.push(text)
    for (const text of all) {
      if (!(text instanceof Text) || !text.data.trim() || !text.parentElement) continue
      if (text.parentElement.closest(kept)) continue
      const font = document.createElement('font')
      font.append(text.data.toUpperCase())
      text.replaceWith(font)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    replace(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) if (node.isConnected) replace(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/** What an island shows, and what its fields hold. */
const shownBy = (island: Locator) =>
  island.evaluate((root) => {
    const fields = [
      ...root.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea'),
    ]
    // Not `innerText`, which lacks the sections that the browser hasn't rendered yet. A request's time differs.
    const text = (root.textContent ?? '').toUpperCase().replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    return [...text.split(/(?<=[.?!])/), ...fields.map(({ value, checked }) => `${value} ${checked}`)]
  })

/** `takeOver` lets React begin, in the walk that waits for it. */
type Walk = (island: Locator, takeOver: () => void) => Promise<void>
const button = (island: Locator, name: RegExp) => island.getByRole('button', { name })

/** Types before the island wakes, and then chooses each option of its list. */
const drawAds: Walk = async (island, takeOver) => {
  await island.getByRole('textbox').first().fill('Blue Door Clinic')
  takeOver()
  await expect(island).toHaveAttribute('data-hydrated', '')
  const list = island.getByRole('combobox')
  for (const option of await list.locator('option').all())
    await list.selectOption((await option.getAttribute('value')) ?? '')
}

/** A walk through every part of an island that changes. */
const walks: [name: string, address: string, walk: Walk][] = [
  ['own-sample', '/', drawAds],
  ['whole-sample', '/samples/ad-and-landing-page', drawAds],
  [
    'break-even',
    '/',
    async (island) => {
      for (const dollars of ['900', '12000', 'many']) {
        await island.getByRole('textbox').fill(dollars)
        await island.getByRole('button').first().click()
        await expect(island.getByRole('status')).toContainText(/\w/)
      }
    },
  ],
  [
    'calculator',
    '/roi-calculator',
    async (island) => {
      for (const dollars of ['abc', '9000', '800'])
        for (const field of [0, 5]) await island.getByRole('textbox').nth(field).fill(dollars)
      await island.getByRole('button').first().click()
      // The sentence above the form follows a moment later than the result.
      await expect(island).toContainText(/can’t pay[\s\S]*can’t pay/i)
      await expect(island).toContainText(/revenue per patient: \$800/i)
    },
  ],
  [
    'result-actions',
    '/marketing-audit?q8=no',
    async (island) => {
      // The note for the call is drawn from what the browser keeps.
      await expect(island.getByRole('listitem').first()).toBeVisible()
      await button(island, /copy/i).click()
      await expect(island.getByRole('status')).toContainText(/\w/)
    },
  ],
  [
    'article-list',
    '/blog',
    async (island) => {
      for (const tab of await island.getByRole('button').all()) await tab.click()
    },
  ],
  [
    'assessment',
    `/book?clinic=${anyClinic.slug}&step=assessment`,
    async (island) => {
      for (let screen = 0; screen < 3; screen++) {
        await island.locator('input').last().check()
        await button(island, /next/i).click()
      }
      await button(island, /back/i).click()
    },
  ],
  [
    'slides',
    `/book?clinic=${anyClinic.slug}&step=presentation`,
    async (island) => {
      for (const name of [/next/i, /previous/i, /next/i]) await button(island, name).click()
    },
  ],
  [
    'webhook-request',
    '/webhook-test',
    async (island) => {
      await island.getByRole('button').click()
      await expect(island).toContainText(/http:/i)
      await expect(island.getByRole('button')).toBeEnabled()
    },
  ],
  [
    'consent',
    '/about',
    async (island) => {
      await button(island, /customize/i).click()
      await island.getByRole('checkbox').first().check()
    },
  ],
]

/** The booking provider's own documents, which are hydrated whole. */
const forms: typeof walks = [
  [
    'the lead form',
    '/desk/lead',
    async (form) => {
      await form.getByLabel(/email/i).first().fill('dana@gmial.com')
      await form.locator('[name="name"]').fill('Dana')
      await form.getByRole('button', { name: /did you mean/i }).click()
      await form.getByRole('button', { name: /get the guide/i }).click()
      await expect(form.getByRole('alert').first()).toBeVisible()
    },
  ],
  [
    'the booking widget',
    '/desk/booking',
    async (widget) => {
      await expect(button(widget, /show times/i)).toHaveCount(0)
      await widget.getByRole('combobox').first().selectOption('America/New_York')
      for (const turn of [/next week/i, /previous week/i])
        await widget.getByRole('link', { name: turn }).click()
      await widget.locator('.time-slot').filter({ visible: true }).first().click()
      await widget.locator('[name="name"]').fill('Dana')
      await button(widget, /book this time/i).click()
      await expect(widget.getByRole('alert').first()).toBeVisible()
    },
  ],
]

/** Islands without a text that changes while they are shown. */
const STILL = ['call-notes', 'download-link', 'framed-widget', 'next-times', 'toasts']

test('each island is walked', () => {
  const files = globSync('app/**/*.island.tsx', { cwd: path.resolve(import.meta.dirname, '..', '..', '..') })
  const names = files.map((file) => path.basename(file, '.island.tsx'))
  expect(names.toSorted()).toEqual([...walks.map(([name]) => name), ...STILL].toSorted())
})

for (const [name, address, walk] of [...walks, ...forms])
  test(`a translated page shows what the page shows, and keeps what was typed: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const shown: string[][] = []
    for (const isTranslated of [false, true]) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        storageState: name === 'consent' ? firstVisit : answeredVisit,
      })
      const page = await context.newPage()
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      if (isTranslated) await page.addInitScript(translate)
      const takeOver = walk === drawAds ? await holdBack(page, '**/assets/hydrate-*.js') : () => {}
      await page.goto(address)
      const isIsland = !address.startsWith('/desk')
      const root = isIsland
        ? page.locator(`[data-island="${name}"]`).first()
        : page.locator(`#${ROOT_IDS[name === 'the lead form' ? 'lead' : 'booking']}`)
      // A robot holds on to elements and places. What it does in the moment in which they change is lost.
      if (isIsland && walk !== drawAds) {
        await root.dispatchEvent('focusin')
        await waitForIsland(page, name)
        // The first key renders the sections below, which would else move under the pointer.
        await page.keyboard.press('Shift')
      }
      await walk(root, takeOver)
      if (isIsland) await expect(root).toHaveAttribute('data-hydrated', '')
      expect(errors).toEqual([])
      if (isTranslated) await expect.poll(() => shownBy(root)).toEqual(shown[0])
      else shown.push(await shownBy(root))
      await context.close()
    }
  })
