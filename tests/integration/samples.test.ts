import { expect, it } from 'vitest'
import { samples } from '../../app/content/promises/samples.data.ts'
import { pages } from './built-site.ts'

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
