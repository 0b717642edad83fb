import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { edition } from '../app/content/guide/edition.ts'
import { guide } from '../app/content/guide.ts'
import site from '../site.config.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { buildGuide } from './build.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

interface TreeNode {
  role?: string
  alt?: string
  lang?: string
  type?: string
  children?: TreeNode[]
}

const ORIGIN = 'https://practice-growth.example'
const folder = temporaryFolder()
const file = path.join(folder, edition.address)
let pdf: Pdf

beforeAll(async () => {
  await buildGuide(folder, ORIGIN)
  pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)))
})

const pages = async () => Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)))
const textOf = async (number: number) => {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}
const nodes = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(nodes)]
const tree = async () => {
  const roots = await Promise.all((await pages()).map((page) => page.getStructTree()))
  return roots.flatMap((root) => (root ? nodes(root as TreeNode) : []))
}

describe('the file', () => {
  it('has the promised number of US Letter pages and is small', async () => {
    expect(pdf.numPages).toBe(edition.pageCount)
    expect(pdf.numPages).toBeGreaterThanOrEqual(8)
    expect(pdf.numPages).toBeLessThanOrEqual(14)
    for (const page of await pages()) expect(page.view).toEqual([0, 0, 612, 792])
    // "Under a fifth of a megabyte", says the download page.
    expect(statSync(file).size).toBeLessThan(200_000)
  })

  it('has title, subject and language', async () => {
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: `${guide.title}: ${guide.subtitle}`,
      Language: 'en-US',
      Subject: guide.subject,
    })
    expect((await pdf.getViewerPreferences()) as object).toMatchObject({ DisplayDocTitle: true })
  })

  it('is reproducible', async () => {
    const first = readFileSync(file)
    await buildGuide(folder, ORIGIN)
    expect(readFileSync(file).equals(first)).toBe(true)
  })
})

describe('tags', () => {
  it('are declared and on every page', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    for (const page of await pages()) expect(await page.getStructTree()).not.toBeNull()
  })

  it('mark headings, paragraphs, lists, tables, figures and links', async () => {
    const all = await tree()
    const count = (role: string) => all.filter((node) => node.role === role).length
    expect(count('H1')).toBe(1)
    expect(count('H2')).toBe(guide.chapters.length + 2)
    const blocks = guide.chapters.flatMap((chapter) => chapter.blocks)
    const kinds = (...wanted: string[]) => blocks.filter(({ kind }) => wanted.includes(kind)).length
    expect(count('H3')).toBe(kinds('heading'))
    expect(count('L')).toBe(kinds('points', 'crosses', 'steps', 'boxes', 'sources'))
    expect(count('Table')).toBe(kinds('table') + 1)
    expect(count('TH')).toBeGreaterThan(count('Table') * 3)
    expect(count('P')).toBeGreaterThan(kinds('paragraph'))
    const figures = all.filter((node) => node.role === 'Figure')
    expect(figures).toHaveLength(kinds('figure') + 1)
    for (const { alt } of figures) expect(alt?.length).toBeGreaterThan(60)
    const sources = blocks.flatMap((block) => (block.kind === 'sources' ? block.items : []))
    expect(count('Link')).toBe(
      guide.chapters.length + sources.filter(({ href }) => href).length + ['booking', 'phone'].length,
    )
  })

  it('cover all text except footers', async () => {
    for (const page of (await pages()).slice(1)) {
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      let open = 0
      const loose = items.filter((item) => {
        if ('type' in item) {
          open += item.type.startsWith('begin') ? 1 : -1
          return false
        }
        return item.str.trim() !== '' && open === 0
      })
      expect(loose).toEqual([])
    }
  })
})

describe('navigation', () => {
  it('has bookmarks for cover, contents and every chapter', async () => {
    const titles = ((await pdf.getOutline()) ?? []).map(({ title }) => title)
    expect(titles).toEqual([
      'Cover',
      'Contents',
      ...guide.chapters.map(({ title }, index) => `${index + 1}. ${title}`),
      guide.ending.title,
    ])
  })

  it('links the contents to each chapter’s page', async () => {
    const contents = await textOf(2)
    const links = (await (await pdf.getPage(2)).getAnnotations()).filter(({ subtype }) => subtype === 'Link')
    expect(links).toHaveLength(guide.chapters.length)
    for (const [index, { title }] of guide.chapters.entries()) {
      const destination = await pdf.getDestination(`chapter-${index + 1}`)
      const number = (await pdf.getPageIndex(destination?.[0])) + 1
      expect(await textOf(number)).toContain(title)
      expect(contents).toContain(`${title} ${number}`)
    }
  })

  it('links every source with a URL, then the booking page on this site and the phone', async () => {
    const all = (await Promise.all((await pages()).map((page) => page.getAnnotations()))).flat()
    const found = all.flatMap(({ url }) => (url ? [url] : []))
    const wanted = guide.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'sources' ? block.items.flatMap(({ href }) => (href ? [href] : [])) : [],
      ),
    )
    expect(found.map((url) => url.replace(/\/$/, ''))).toEqual([
      ...wanted,
      `${ORIGIN}/book`,
      `tel:${site.phone.dial}`,
    ])
  })
})

it('prints the as-of date on the cover and in every footer', async () => {
  for (let number = 1; number <= pdf.numPages; number++) {
    expect(await textOf(number)).toContain('Accurate as of November 21, 2026')
  }
  expect(await textOf(1)).toContain(guide.subtitle)
})

it('contains all text: no glyph is missing from the fonts', async () => {
  const all = (await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => textOf(i + 1)))).join(' ')
  const flat = all.replace(/\s+/g, '')
  for (const { lead, blocks } of guide.chapters) {
    expect(flat).toContain(lead.replace(/\s+/g, ''))
    for (const block of blocks) {
      if (block.kind === 'paragraph') expect(flat).toContain(block.text.replace(/\s+/g, ''))
    }
  }
})
