import type { Page } from '@playwright/test'

/** What the privacy and cookie policies say about a first visit; on a page for patients not even that is kept. */
const BEFORE_AN_ANSWER = ['attribution']

/** For a visitor who has answered nothing: the page has kept no more than how the visit began, in this tab. */
export async function storage(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => ({
    isForPatients: document.documentElement.hasAttribute('data-patient'),
    session: Object.keys(sessionStorage),
    others: [
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      ...(await caches.keys()),
    ],
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const mayStay = kept.isForPatients ? [] : BEFORE_AN_ANSWER
  const session = kept.session.filter((key) => !mayStay.includes(key))
  await page.evaluate(() => sessionStorage.clear())
  return [...session, ...kept.others, ...cookies].map((name) => `keeps ${name}`)
}
