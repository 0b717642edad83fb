import type { Page } from '@playwright/test'

/** Keys that the policies allow on a first visit. A page for patients may not store even these. */
const BEFORE_AN_ANSWER = ['attribution']

/** Checks that before an answer the page has stored only how the visit began, for this tab. */
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
