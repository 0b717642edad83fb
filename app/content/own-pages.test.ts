import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentCopy } from '../../tests/fixtures/temporary-folder.ts'

/** A copy of the owner's folder, read anew by each test. */
let folder: string
beforeEach(() => {
  folder = contentCopy()
  vi.stubEnv('CONTENT_DIR', folder)
  vi.resetModules()
})

const starter = readFileSync('editor/starters/page.yaml', 'utf8').replace(
  / {2}- kind: quotation[^-]*(?= {2}-)/,
  '',
)
const write = (name: string, text: string) => writeFileSync(path.join(folder, 'pages', name), text)

it('a file with sections is a page at its name, without hidden sections, and a draft is none', async () => {
  write('unwanted-draft.yaml', starter)
  write(
    'unwanted-page.yaml',
    starter.replace('draft: true', 'noindex: true').replace(/(?<=kind: steps)/, '\n    hidden: true'),
  )
  const { ownPages } = await import('./own-pages.data.ts')
  const paths = ownPages.map((page) => page.path)
  expect(paths.filter((path) => path.startsWith('/unwanted'))).toEqual(['/unwanted-page'])
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { routes } = await import('../routes.ts')
  const { meta, Page } = routes.get('/unwanted-page') ?? {}
  const props = { path: '/unwanted-page', data: undefined as never }
  expect(meta?.(props).robots).toBe('noindex')
  const html = renderToStaticMarkup(Page?.(props))
  expect([...html.matchAll(/<h1|<h2/g)]).toHaveLength(8)
  expect(html).not.toContain('step by step')
})

it('a page appears on its date and goes on its last, without another build', async () => {
  const dated = (fields: string) => starter.replace('draft: true', fields)
  write('unwanted-now.yaml', dated('date: 2000-01-01\nuntil: 2999-01-01'))
  write('unwanted-later.yaml', dated('date: 2999-01-01'))
  write('unwanted-over.yaml', dated('until: 2000-01-01'))
  const { pageAt, routes } = await import('../routes.ts')
  for (const path of ['/unwanted-now', '/unwanted-later', '/unwanted-over']) {
    expect(routes.has(path)).toBe(true)
    expect(pageAt(path) !== undefined).toBe(path === '/unwanted-now')
  }
})

it('a page begins with its headline, and takes no address that another page has', async () => {
  write(
    'unwanted-page.yaml',
    starter.replace('draft: true', '').replace(/(?<=sections:)[\s\S]*(?=\n {2}- kind: text)/, ''),
  )
  await expect(import('./own-pages.data.ts')).rejects.toThrow('must begin with a hero')
  vi.resetModules()
  write('unwanted-page.yaml', '')
  write('blog.yaml', starter.replace('draft: true', ''))
  await expect(import('../routes.ts')).rejects.toThrow(
    'content/pages/blog.yaml: it has the address of another',
  )
})
