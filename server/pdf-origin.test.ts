import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { edition } from '../app/content/guide/edition.ts'
import { buildGuide } from '../guide/build.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { withOrigin } from './pdf-origin.ts'

async function linksOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) =>
      (await document.getPage(index + 1)).getAnnotations(),
    ),
  )
  return pages.flat().flatMap(({ url }) => (url ? [url] : []))
}

it('replaces the origin in the guide’s links, whatever its length, and changes no other link', async () => {
  const folder = temporaryFolder()
  await buildGuide(folder, 'http://localhost:3000')
  const built = readFileSync(path.join(folder, edition.address))
  const before = await linksOf(built)
  expect(before).toContain('http://localhost:3000/book')
  for (const origin of ['https://a.example', 'https://a-much-longer-name.practice-growth.example:8443']) {
    const after = await linksOf(withOrigin(built, 'http://localhost:3000', origin))
    expect(after).toEqual(before.map((url) => url.replace('http://localhost:3000', origin)))
  }
})
