import { expect, it } from 'vitest'
import { clinicAddresses } from '../../app/content/patients/find-clinic.ts'
import { readPage } from '../fixtures/read-page.ts'
import { servedText } from '../integration/built-site.ts'

/** Returns the headline of a search, and what it lists in this order. */
async function search(words: string) {
  const html = await servedText(`/search?q=${encodeURIComponent(words)}`)
  const [, list = ''] = /<main.*?<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? []
  const found = [...list.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  return { headline: readPage('/search', html).headline, found }
}

it.each([
  ['how much does it cost', '/whats-included#price'],
  ['do I get a refund', '/terms-of-service#guarantee'],
])('“%s” finds %s first', async (words, path) => {
  expect((await search(words)).found[0]).toBe(path)
})

it('a typing error is forgiven, nothing found is said, and no clinic’s advertorial is listed', async () => {
  expect((await search('gaurantee')).found).toContain('/terms-of-service')
  const nothing = await search('<b>xyzzy')
  expect(nothing.headline).toContain('<b>xyzzy')
  expect(nothing.found).toEqual([])
  const { found } = await search('ketamine infusion')
  expect(found).not.toEqual([])
  for (const address of clinicAddresses) expect(found).not.toContain(address)
})
