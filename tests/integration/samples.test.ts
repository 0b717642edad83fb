import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { agreementPdf } from '../../app/content/promises/agreement.data.ts'
import { promises } from '../../app/content/promises/promises.data.ts'
import { samples } from '../../app/content/promises/samples.data.ts'
import { built, pages } from './built-site.ts'

const samplePaths = samples.entries.map(({ href }) => href)

it.each(samplePaths)(
  '%s is marked as a sample, links to the others and ends with one way to book',
  (path) => {
    const page = pages.find((one) => one.path === path)
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(page?.html ?? '')?.[1] ?? ''
    expect(page?.title).toMatch(/^Sample /)
    expect(main).toContain('>Sample</p>')
    for (const other of samplePaths) expect(main.includes(`href="${other}"`), other).toBe(other !== path)
    expect(main.split('href="/book"')).toHaveLength(2)
    expect(main.lastIndexOf('href="/book"')).toBeGreaterThan(main.lastIndexOf('</article>'))
  },
)

it('the agreement’s PDF states the guarantee of the agreement’s page', async () => {
  const { consultations, withinDays } = promises.paidTraffic
  const page = pages.find(({ html }) => html.includes(`href="${agreementPdf}"`))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(built(agreementPdf))), {
    mergePages: true,
  })
  const promise = new RegExp(`${withinDays} days\\b.{0,60}\\b${consultations} qualified`, 's')
  expect(page?.text).toMatch(promise)
  expect(text.replace(/\s+/g, ' ')).toMatch(promise)
})
