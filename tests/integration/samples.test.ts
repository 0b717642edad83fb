import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { agreementPdf } from '../../app/content/agreement.ts'
import { guarantees } from '../../app/content/promises.ts'
import { samplePaths } from '../../app/content/sample-paths.ts'
import { built, pages } from './built-site.ts'

const { consultations, withinDays } = guarantees.paidTraffic
const samples = samplePaths.map((path) => [path, pages.find((page) => page.path === path)] as const)

describe.each(samples)('%s', (path, page) => {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(page?.html ?? '')?.[1] ?? ''

  it('says in its title and on the document that it is a sample', () => {
    expect(page?.title).toMatch(/^Sample /)
    expect(main).toContain('>Sample</p>')
  })

  it('links to the other three and ends with the one booking button', () => {
    for (const other of samplePaths) expect(main.includes(`href="${other}"`), other).toBe(other !== path)
    expect(main.split('href="/book"')).toHaveLength(2)
    expect(main.lastIndexOf('href="/book"')).toBeGreaterThan(main.lastIndexOf('</article>'))
  })
})

it('the agreement’s PDF states the guarantee of the agreement’s page', async () => {
  const page = pages.find((one) => one.path === '/samples/agreement')
  expect(page?.html).toContain(`href="${agreementPdf}"`)
  const pdf = await getDocumentProxy(new Uint8Array(built(agreementPdf)))
  const texts = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  const promise = `Within ${withinDays} days of launch day we book at least ${consultations} qualified consultations`
  expect(page?.text).toContain(promise)
  expect(texts.join(' ').replace(/\s+/g, ' ')).toContain(promise)
})
