import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { firstVisit } from './answered-visit.ts'
import { widgetOf } from './book-a-call.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')
test.use({ storageState: firstVisit })

const root = path.resolve(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replace(/\s+/g, ' ')

/** What a browser keeps before an answer to the banner, by its name in the storage, and how both documents say it. */
const KEPT: Record<string, { policy: string; readme: string }> = {
  attribution: { policy: 'How this visit began: the page you landed on', readme: 'how the visit began' },
  'desk-draft': {
    policy: 'Your answers in the booking form',
    readme: 'what was typed into the booking form',
  },
  'desk-step': { policy: 'Your answers in the booking form', readme: 'what was typed into the booking form' },
}

/** Everything that pages of this origin have stored, by kind. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

test('before an answer to the banner the browser keeps what the policy and the README say, and no more', async ({
  page,
  context,
}) => {
  const session = new Set<string>()
  const look = async () => {
    const { session: keys, ...rest } = await stored(page)
    expect(rest).toEqual({ cookies: '', local: [], databases: [], caches: [], workers: 0 })
    for (const key of keys) session.add(key)
  }
  await page.goto('/?utm_source=ads')
  await look()
  for (const address of ['/growth_playbook', '/roi-calculator?adSpend=6500', '/desert-light', '/book']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await look()
  }
  const widget = widgetOf(page)
  await widget.locator('a.time-slot').first().click()
  await widget.locator('input[name="name"]').fill('Dana Example')
  await page.waitForTimeout(500)
  await look()
  expect(await context.cookies()).toEqual([])
  expect([...session].sort()).toEqual(Object.keys(KEPT).sort())
  for (const { policy, readme } of Object.values(KEPT)) {
    expect(read('app/content/legal/cookie-policy.md')).toContain(policy)
    expect(read('README.md')).toContain(readme)
  }
  expect(read('app/content/legal/cookie-policy.md')).toContain('Session storage of the tab')
  expect(read('README.md')).toContain('the tab’s session storage')
})
