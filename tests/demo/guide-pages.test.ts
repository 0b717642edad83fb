import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { edition } from '../../app/content/guide/edition.data.ts'
import { compileGuide } from '../../guide/compile.ts'

it('the guide has as many pages as the site says', async () => {
  const pdf = await compileGuide('https://agency.example', '2026-12-01')
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(edition.pageCount)
})
