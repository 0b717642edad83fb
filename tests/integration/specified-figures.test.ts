import { describe, expect, it } from 'vitest'
import { textOf } from '../../app/seo/site-files/read-page.ts'
import { pages } from './built-site.ts'
import { type SpecifiedFigure, specifiedFigures } from './specified-figures.ts'

/** The page's whole text, header and footer left out. */
const texts = new Map(
  pages.map(({ path, html }) => [path, textOf(/<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')]),
)

describe('section 9 of the specification', () => {
  it.each(specifiedFigures.map((entry) => [entry.figure, entry] as const))('%s', (_name, { on, says }) => {
    const missing = on.filter((path) => !says.test(texts.get(path) ?? ''))
    expect(missing).toEqual([])
  })

  it('is tabulated in docs/figures.md (write it with `npx vitest run tests/integration -u`)', async () => {
    await expect(figuresTable()).toMatchFileSnapshot('../../docs/figures.md')
  })
})

function figuresTable(): string {
  const rows = specifiedFigures.map((entry) => {
    const wordings = entry.on.map((path) => `\`${path}\`: ${wordingOn(path, entry)}`)
    const others = [...texts].filter(
      ([path, text]) => !entry.on.includes(path) && entry.says.test(text),
    ).length
    return `| ${entry.figure} | ${wordings.join('<br>')} | ${others} |`
  })
  return [
    '# The specification’s figures, and where the pages state them',
    '',
    'Generated from the built pages and compared in `tests/integration/specified-figures.test.ts`. Each figure’s value is',
    'in `app/content/promises.ts`. The last column counts further pages with the same wording.',
    '',
    '| figure | required pages and their wording | others |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** The words around the first match on a page. */
function wordingOn(path: string, { says }: SpecifiedFigure): string {
  const text = texts.get(path) ?? ''
  const found = says.exec(text)
  if (!found) return 'missing'
  const from = Math.max(0, text.lastIndexOf(' ', found.index - 30))
  const to = text.indexOf(' ', found.index + Math.min(found[0].length, 120) + 40)
  return `“…${text
    .slice(from, to < 0 ? undefined : to)
    .trim()
    .replaceAll('|', '\\|')}…”`
}
